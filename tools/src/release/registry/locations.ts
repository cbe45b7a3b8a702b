import { BuildId } from '@bellkey/shared/release';

/** Folder of a remote's releases in a store. */
export const releasesOf = (remote: string): string => `releases/${remote}/`;

/** Folder of one release in a store. */
export const folderOf = (remote: string, build: string): string => `${releasesOf(remote)}${build}/`;

/** Location in the registry: a path relative to it; the registry is at the top of the store. */
export const locationOf = (remote: string, build: string): string => `${folderOf(remote, build)}release.json`;

/** Whether a release is outside the store, put there by hand. */
export const isElsewhere = (location: string): boolean => /^https?:\/\//.test(location);

/** The build of a location, from its last folder; null when that is not a build id. */
export function buildOf(location: string): string | null {
  const parsed = BuildId.safeParse(location.split('/').at(-2));
  return parsed.success ? parsed.data : null;
}

/** For people: the build, or the whole address without one. */
export const shortName = (location: string): string => buildOf(location) ?? location;
