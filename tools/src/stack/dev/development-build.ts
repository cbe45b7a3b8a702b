import path from 'node:path';
import type { Configuration, MultiStats, Stats } from '@rspack/core';
import type { Part } from '../../parts/parts.ts';

/** Folder in each part for development builds, so that builds for deployment stay unchanged. */
export const DEVELOPMENT_DIST = 'dist-dev';

/**
 * Sets the variables that make the parts' build recipes build for development. They are used when a recipe first loads.
 */
export function chooseDevelopmentBuilds(env: NodeJS.ProcessEnv): void {
  env.NODE_ENV = 'development';
  env.BELLKEY_DIST = DEVELOPMENT_DIST;
}

/** A part's configurations: for browsers, and for Node. */
export interface PartConfigurations {
  browser: Configuration[];
  server: Configuration[];
}

/** Loads a part's `rspack.config.ts`. */
export async function loadConfigurations(part: Part): Promise<PartConfigurations> {
  const loaded: { default: Configuration | Configuration[] } = await import(
    path.join(part.folder, 'rspack.config.ts')
  );
  const all = [loaded.default].flat();
  const forBrowser = (configuration: Configuration) => configuration.name?.endsWith(':browser') ?? false;
  return {
    browser: all.filter(forBrowser),
    server: all.filter((configuration) => !forBrowser(configuration)),
  };
}

/** Problems of a finished build, for the person; null when there are none. */
export function problemsOf(stats: Stats | MultiStats): string | null {
  return stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
}
