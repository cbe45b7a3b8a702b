import type { Frame, Guard, Rendering } from './pages.ts';

/** A page as the browser needs it. */
export interface ComposedPage {
  remote: string;
  name: string;
  path: string;
  title: string;
  rendering: Rendering;
  guard: Guard | null;
  frame: Frame;
  /** Known values of path parameters, where the page lists them. */
  params?: Readonly<Record<string, readonly string[]>>;
}

/** A live release as a browser needs it: which container, and where it lies. */
export interface ComposedRemote {
  name: string;
  version: string;
  build: string;
  contract: number;
  /** Global that the entry script sets. */
  container: string;
  /** URL prefix of the release's files, ending in a slash: `/remotes/guest/3f2a91c0/` or an allow-listed origin. */
  base: string;
  /** Path of the entry below `base`. */
  entry: string;
  /** `sha384-…` of the entry. */
  integrity: string;
}

/** Everything that is live at one moment: the server writes it into each HTML page, so browsers fetch no manifests. */
export interface Composition {
  /** Changes whenever anything below does. */
  id: string;
  pages: ComposedPage[];
  remotes: Record<string, ComposedRemote>;
}
