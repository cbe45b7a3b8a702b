import {
  completePage,
  type FirstDataKind,
  type Frame,
  type Guard,
  type PageAt,
  type PageDefinition,
  type Rendering,
  type WithoutScripts,
} from './pages.ts';

/** A page as the browser needs it. */
export interface ComposedPage {
  remote: string;
  name: string;
  path: string;
  title: string;
  /** Shown under the title until the page has loaded, if the page has one. */
  lead?: string;
  rendering: Rendering;
  /** What the server may render it with, where it has such data. */
  firstData?: FirstDataKind;
  /** What is offered under the lead where no scripts run, if anything. */
  withoutScripts?: WithoutScripts;
  /** At which addresses it is, if not at all. */
  at?: PageAt;
  guard: Guard | null;
  frame: Frame;
  /** Known values of path parameters, if the page lists them. */
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

/** The release of a remote for this visitor. */
export interface ComposedRemote extends ComposedRelease {
  /**
   * The newest earlier release that the server has verified: browsers load it when this one fails. Absent when there is
   * none.
   */
  earlier?: ComposedRelease;
}

/** Everything that is live at one moment: the server writes it into each HTML page, so browsers fetch no manifests. */
export interface Composition {
  /** Changes whenever anything below changes. */
  id: string;
  pages: ComposedPage[];
  remotes: Record<string, ComposedRemote>;
}

/** A page of a remote's table as browsers get it; absent properties take no space in the HTML. */
export function composePage(remote: string, name: string, definition: PageDefinition): ComposedPage {
  const { path, title, rendering, guard, frame, lead } = completePage(remote, name, definition);
  const { params, firstData, withoutScripts, at } = definition;
  return {
    remote,
    name,
    path,
    title,
    rendering,
    guard,
    frame,
    ...(lead && { lead }),
    ...(firstData && { firstData }),
    ...(withoutScripts && { withoutScripts }),
    ...(at && { at }),
    ...(params && { params }),
  };
}
