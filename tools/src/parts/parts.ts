import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** A part with its own build and deployment. */
export interface Part {
  name: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Folders and files that determine the build, relative to the repository. */
  sources: string[];
}

/** The measured quality of the concierge, which the public site shows. */
const CARD = ['docs/concierge-quality.md', 'docs/concierge-quality.json'];

const RECIPE = ['rspack.base.ts', 'build', 'package-lock.json'];
const REMOTE_FOLDER = /^remote-([a-z][a-z0-9-]*)$/;

function part(name: string, folder: string, more: readonly string[] = []): Part {
  return { name, folder: path.join(ROOT, folder), sources: [folder, 'shared', ...more, ...CARD, ...RECIPE] };
}

/**
 * Names of the remotes of this repository, in alphabetical order: every folder `remote-<name>` with its own build,
 * released under that name. They are found, not listed, so that a new remote is only a new folder.
 */
export function findRemotes(root: string = ROOT): string[] {
  return readdirSync(root)
    .flatMap((folder) => REMOTE_FOLDER.exec(folder)?.[1] ?? [])
    .filter((name) => existsSync(path.join(root, `remote-${name}`, 'rspack.config.ts')))
    .sort();
}

/** The part of a remote. */
export const remotePart = (name: string): Part => part(name, `remote-${name}`);

/** The commands that change what is live, compiled so that they start at once. */
export const commandsPart: Part = {
  name: 'commands',
  folder: path.join(ROOT, 'tools'),
  sources: ['tools/src', 'tools/rspack.config.ts', 'shared', 'package-lock.json'],
};

/** Every part, the slowest first so that two at a time end together. */
export const allParts = (): Part[] => [
  part('host', 'host'),
  part('api', 'api', ['concierge']),
  ...findRemotes().map(remotePart),
  commandsPart,
];

/** The tools that build a remote's own repository. They are packed, not run. */
export const kitPart: Part = {
  name: 'kit',
  folder: path.join(ROOT, 'kit'),
  sources: ['kit', 'shared', 'tools/src', ...RECIPE],
};
