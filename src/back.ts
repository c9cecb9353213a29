/** The browser's own way back leads one step back in the app, and out of it from its first screen only. */

/**
 * Gives what is to be told at every step whether there is a way back inside the app. Then one more entry lies on the
 * browser's stack, for the way back to take off instead of the page.
 */
export function openBack(goBack: () => void): (inside: boolean) => void {
  let laid = false;
  addEventListener('popstate', () => {
    laid = false;
    goBack();
  });
  return (inside) => {
    if (!inside || laid) return;
    history.pushState(undefined, '');
    laid = true;
  };
}
