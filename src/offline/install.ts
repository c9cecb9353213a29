/** Puts the app on the device, and says when it is there and when a newer one is. */

export type Installed = {
  /** Lets the waiting version take over, then loads the page anew. A game is taken up where it stood. */
  readonly update: () => void;
};

export function install(say: (news: 'offline-ready' | 'update-ready') => void): Installed {
  let registration: ServiceWorkerRegistration | undefined;
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return { update: () => location.reload() };

  void register(serviceWorker, say)
    .then((found) => (registration = found))
    // Without it the app works all the same, as long as its server is there.
    .catch(() => undefined);

  return {
    update() {
      const waiting = registration?.waiting;
      if (!waiting) return location.reload();
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take-over');
    },
  };
}

async function register(
  serviceWorker: ServiceWorkerContainer,
  say: (news: 'offline-ready' | 'update-ready') => void,
): Promise<ServiceWorkerRegistration> {
  const registration = await serviceWorker.register('./service-worker.js');
  if (registration.waiting && serviceWorker.controller) say('update-ready');
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    // The very first version takes nothing's place: it is only told that it is there.
    const news = serviceWorker.controller ? 'update-ready' : 'offline-ready';
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed') say(news);
    });
  });
  return registration;
}
