import type { Page } from './pages.ts';

/** A live release as a browser needs it: where its files are and what they must hash to. */
export interface ComposedRemote {
  name: string;
  version: string;
  build: string;
  contract: number;
  container: string;
  /** URL prefix of the release's files, ending in a slash: `/remotes/guest/3f2a91c0/` or an allow-listed origin. */
  base: string;
  entry: string;
  /** Hashes by path, for the entry and every page's files. */
  integrity: Record<string, string>;
  pages: Record<string, { js: string[]; css: string[] }>;
}

/** Everything that is live at one moment: the server writes it into each HTML page, so browsers fetch no manifests. */
export interface Composition {
  /** Changes whenever anything below does. */
  id: string;
  pages: Page[];
  remotes: Record<string, ComposedRemote>;
}
