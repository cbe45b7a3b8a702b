import path from 'node:path';
import { ROOT } from '../root.ts';

/** Remotes of this repository; each is a folder `remote-<name>` and a release of that name. */
export const REMOTES = ['marketing', 'guest', 'staff'] as const;
export type Remote = (typeof REMOTES)[number];

/** A part that is built and deployed apart. */
export interface Part {
  name: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Folders and files whose content decides what the build is, relative to the repository. */
  sources: string[];
}

const RECIPE = ['rspack.base.ts', 'service-worker-build.ts', 'release-plugin.ts', 'package-lock.json'];

function part(name: string, folder: string): Part {
  return { name, folder: path.join(ROOT, folder), sources: [folder, 'shared', ...RECIPE] };
}

/** The part of a remote. */
export const remotePart = (name: Remote): Part => part(name, `remote-${name}`);

/** Every part, the slowest first so that two at a time end together. */
export const PARTS: readonly Part[] = [part('host', 'host'), part('api', 'api'), ...REMOTES.map(remotePart)];
