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

/** A release as a browser needs it: which container, and where it lies. */
export interface ComposedRelease {
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

/** The release of a remote that this visitor gets. */
export interface ComposedRemote extends ComposedRelease {
  /**
   * The newest earlier release that the server holds verified: what a browser loads instead when this one proves to be a
   * bad build. Absent when there is none.
   */
  earlier?: ComposedRelease;
}

/** Everything that is live at one moment: the server writes it into each HTML page, so browsers fetch no manifests. */
export interface Composition {
  /** Changes whenever anything below does. */
  id: string;
  pages: ComposedPage[];
  remotes: Record<string, ComposedRemote>;
}
