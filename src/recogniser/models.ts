/** The three networks, opened together from wherever their files are. */

import type { MatcherManifest } from './matcher.ts';
import { openNetwork, type Network, type NetworkManifest } from '../networks/network.ts';

export const modelNames = ['finder', 'refiner', 'matcher'] as const;
export type ModelName = (typeof modelNames)[number];

export type ModelFiles = { readonly manifest: NetworkManifest; readonly weights: ArrayBuffer };

/** Reads one model's two files: from the network's cache in a worker, from the disk in a command. */
export type ModelSource = (name: ModelName) => Promise<ModelFiles>;

export type Models = {
  readonly finder: Network;
  readonly refiner: Network;
  readonly matcher: Network;
  readonly matcherManifest: MatcherManifest;
};

/** Needs a TF.js backend in force. Rejects where a file is missing or broken. */
export async function openModels(source: ModelSource): Promise<Models> {
  const [finder, refiner, matcher] = await Promise.all(modelNames.map(source));
  return {
    finder: openNetwork(finder!.manifest, finder!.weights),
    refiner: openNetwork(refiner!.manifest, refiner!.weights),
    matcher: openNetwork(matcher!.manifest, matcher!.weights),
    matcherManifest: matcher!.manifest as MatcherManifest,
  };
}

export function closeModels(models: Models): void {
  for (const name of modelNames) models[name].close();
}
