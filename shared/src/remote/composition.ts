import { completePage, type Frame, type Guard, type PageDefinition, type Rendering } from './pages.ts';

/** A page as the browser needs it. */
export interface ComposedPage {
  remote: string;
  name: string;
  path: string;
  title: string;
  /** Shown under the title until the page has loaded, where the page has such a sentence. */
  lead?: string;
  rendering: Rendering;
  guard: Guard | null;
  frame: Frame;
  /** Known values of path parameters, where the page lists them. */
  params?: Readonly<Record<string, readonly string[]>>;
}

/** A release as a browser needs it: which container, and its address. */
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
   * bad build. Absent without one.
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

/** A page out of a remote's table as browsers get it; what a page does not have takes no room in the HTML. */
export function composePage(remote: string, name: string, definition: PageDefinition): ComposedPage {
  const { path, title, rendering, guard, frame, lead } = completePage(remote, name, definition);
  const { params } = definition;
  return {
    remote,
    name,
    path,
    title,
    rendering,
    guard,
    frame,
    ...(lead && { lead }),
    ...(params && { params }),
  };
}
