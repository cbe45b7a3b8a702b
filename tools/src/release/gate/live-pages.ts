import type { Registry, Release } from '@bellkey/shared/release';
import { isElsewhere } from '../registry/locations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { parseRelease } from '../upload/built-release.ts';

/** What a remote claims exclusively. */
export interface Claims {
  name: string;
  /** Paths of its pages. */
  paths: readonly string[];
  /** The global that its entry sets. */
  container: string;
}

/** `/guest-profile/:id` and `/guest-profile/:no` are one path. */
export const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

/** Claims that collide with another remote's. */
export function collisions(release: Claims, others: readonly Claims[]): string[] {
  const owners = new Map(
    others.flatMap(({ name, paths }) => paths.map((path) => [shapeOf(path), name] as const)),
  );
  const paths = release.paths.flatMap((path) => {
    const owner = owners.get(shapeOf(path));
    return owner === undefined || owner === release.name ? [] : [`${path} belongs to ${owner}`];
  });
  const sameContainer = others.filter(
    ({ name, container }) => name !== release.name && container === release.container,
  );
  return [
    ...paths,
    ...sameContainer.map(({ name }) => `its container ${release.container} is that of ${name}`),
  ];
}

/** The claims of a release. */
export const claimsOf = ({ name, pages, container }: Release): Claims => ({
  name,
  paths: Object.values(pages).map(({ path }) => path),
  container,
});

/** The claims of all remotes but one: their live releases, and their canaries. */
export async function claimsOfOthers(
  store: ReleaseStore,
  registry: Registry,
  remote: string,
): Promise<Claims[]> {
  const found: Claims[] = [];
  for (const [name, { live, canary }] of Object.entries(registry.remotes)) {
    if (name === remote) continue;
    for (const location of [live, ...(canary ? [canary.release] : [])]) {
      // A release stored elsewhere is checked by the host.
      const file = isElsewhere(location) ? null : await store.read(location);
      if (file === null) continue;
      found.push(claimsOf(parseRelease(file.content, store.placeOf(location))));
    }
  }
  return found;
}

/** Claims that collide with a live release, or a canary, of another remote. */
export async function collisionsWith(
  store: ReleaseStore,
  registry: Registry,
  release: Claims,
): Promise<string[]> {
  return collisions(release, await claimsOfOthers(store, registry, release.name));
}
