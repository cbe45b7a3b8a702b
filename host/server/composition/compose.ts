import { createHash } from 'node:crypto';
import type { Release } from '@bellkey/shared/release';
import { type ComposedRelease, type Composition, composePage } from '@bellkey/shared/remote';
import type { LiveRelease } from '../releases/live-release.ts';

/** A composition with the server's own data. */
export interface LiveComposition extends Composition {
  live: Record<string, LiveRelease>;
  /** Equal for compositions that render the same on the server: same routes, same server code. */
  renderId: string;
}

/** Why two remotes can't be live together: they claim the same path. */
export function collisions(releases: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const release of releases) {
    for (const { path } of Object.values(release.pages)) {
      const shape = path.replace(/:[^/]+/g, ':');
      const owner = owners.get(shape);
      if (owner && owner !== release.name) found.push(`${path} belongs to both ${owner} and ${release.name}`);
      owners.set(shape, release.name);
    }
  }
  return found;
}

function composedRelease({ release, base }: LiveRelease): ComposedRelease {
  return {
    name: release.name,
    version: release.version,
    build: release.build,
    contract: release.contract,
    container: release.container,
    base,
    entry: release.entry,
    integrity: release.files.find((file) => file.path === release.entry)?.integrity ?? '',
  };
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/**
 * Combines live releases into the data for browsers and the renderer. Pure: equal releases give an equal id.
 *
 * @param earlier the fallback of browsers, by remote
 */
export function compose(
  releases: Record<string, LiveRelease>,
  earlier: Record<string, LiveRelease> = {},
): LiveComposition {
  const inOrder = Object.values(releases).sort((a, b) => a.release.name.localeCompare(b.release.name));
  const remotes = Object.fromEntries(
    inOrder.map((live) => {
      const { name } = live.release;
      const fallback = earlier[name];
      return [
        name,
        { ...composedRelease(live), ...(fallback ? { earlier: composedRelease(fallback) } : {}) },
      ];
    }),
  );
  const pages = inOrder.flatMap(({ release }) =>
    Object.entries(release.pages).map(([name, page]) => composePage(release.name, name, page)),
  );
  return {
    id: digest(
      Object.values(remotes).map((remote) => [remote.name, remote.build, remote.base, remote.earlier?.build]),
    ),
    pages,
    remotes,
    live: releases,
    renderId: digest([pages, inOrder.map(({ release, folder }) => release.serverEntry && folder)]),
  };
}
