import path from 'node:path';
import type { PageTable } from '@bellkey/shared/remote';
import { findRemotes } from '../../parts/parts.ts';
import { ROOT } from '../../root.ts';

/** The page tables of this repository's remotes, loaded from their sources. */
export function loadPageTables(): Promise<PageTable[]> {
  return Promise.all(
    findRemotes().map(async (name) => {
      const loaded: { default: PageTable } = await import(path.join(ROOT, `remote-${name}/src/pages.ts`));
      return loaded.default;
    }),
  );
}
