import path from 'node:path';
import type { Configuration, MultiStats, Stats } from '@rspack/core';
import type { Part } from '../../parts/parts.ts';

/** Folder in each part for development builds: what was built to be deployed stays untouched. */
export const DEVELOPMENT_DIST = 'dist-dev';

/** Has the parts' build recipes build for development. They read these variables when they are first loaded. */
export function chooseDevelopmentBuilds(env: NodeJS.ProcessEnv): void {
  env.NODE_ENV = 'development';
  env.BELLKEY_DIST = DEVELOPMENT_DIST;
}

/** A part's configurations: what browsers run, and what Node runs. */
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

/** A build that was done, for the person to read: null when there is nothing wrong. */
export function problemsOf(stats: Stats | MultiStats): string | null {
  return stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
}
