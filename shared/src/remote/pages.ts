/**
 * The contract version that a remote and a host must agree on. Raised when the shell door or the page table changes so
 * that an old remote can't run.
 */
export const CONTRACT = 1;

/** Remotes of this product; a new team adds its own name. */
export type RemoteName = string;

/** `server`: rendered to HTML and hydrated. `client`: the frame comes from the server, the page is rendered in the browser. */
export type Rendering = 'server' | 'client';

/**
 * What the host loads of the API for one visitor before it answers a `client` page, so that the page is in its HTML: the
 * place of the code in the address, the guest's conversation, or the property whose address it is. Without it (no code,
 * no session, no API) the page is rendered in the browser.
 */
export type FirstDataKind = 'place' | 'conversation' | 'property';

/** What the host offers in the place of a `client` page where no scripts run: a field for a place's code. */
export type WithoutScripts = 'code';

/** Where a page is: at a property's own address, in the place of `/` (decision 0710). */
export type PageAt = 'property';

/** Route guards of the specification, section 2: `auth` for sign-in pages, `staff-auth` for pages behind it. */
export type Guard = 'auth' | 'staff-auth';

/**
 * How much of the shell surrounds a page: `full` is top bar, page and footer; `app` is a slim top bar and a page that
 * scrolls in itself, as an application does; `bare` is the page alone. Releases contain these names, so they stay.
 */
export type Frame = 'full' | 'app' | 'bare';

/** Metadata of one address of a page with parameters. */
export interface AddressAbout {
  /** Without the brand's name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** ISO day of the last change: the page is an article, and its metadata says so. */
  updated?: string | undefined;
}

/** One page as its remote describes it. Unknown fields are ignored by the host, never rejected. */
export interface PageDefinition {
  /** Absolute path with `:name` parameters, as `/guest-profile/:id`. */
  path: string;
  rendering: Rendering;
  /** Page title without the brand's name. */
  title: string;
  /** One sentence for search engines and link previews. */
  description?: string;
  /**
   * The first sentence of a `client` page, the same for all visitors: shown under the title in the server's HTML and
   * until the page has loaded. The page then shows it in the same place.
   */
  lead?: string;
  /** Of a `client` page that is rendered on the server when the host has this for the visitor. */
  firstData?: FirstDataKind | undefined;
  /** Of a `client` page with a `lead`. */
  withoutScripts?: WithoutScripts | undefined;
  /** Absent: at every address. A page that is at a property's only has its path there as `/`, and elsewhere not at all. */
  at?: PageAt | undefined;
  guard?: Guard;
  /** Default `full`: top bar, page, footer. */
  frame?: Frame;
  /** Kept out of search engines and the sitemap. Default: true for `client` pages. */
  noindex?: boolean;
  /**
   * Every value that a path parameter can have, if known, as `{ slug: ['place-qr-codes'] }`: any other gets 404, and
   * the sitemap lists these.
   */
  params?: Readonly<Record<string, readonly string[]>>;
  /** Metadata by pathname, in place of the page's title and description. */
  about?: Readonly<Record<string, AddressAbout>>;
}

/** A page of a composition: its complete definition, and its remote. */
export interface Page
  extends Required<Omit<PageDefinition, 'guard' | 'firstData' | 'withoutScripts' | 'at'>> {
  name: string;
  remote: RemoteName;
  guard: Guard | null;
  firstData: FirstDataKind | null;
  withoutScripts: WithoutScripts | null;
  at: PageAt | null;
}

/** The page table of one remote, used by its build, the host, the server, the service worker and the sitemap. */
export interface PageTable<Name extends string = string> {
  remote: RemoteName;
  contract: number;
  pages: Record<Name, PageDefinition>;
}

/**
 * Declares the pages of a remote. Page `chat` is `src/pages/chat/` with a named export `Page`.
 *
 * @example
 * export default definePages('guest', {
 *   chat: { path: '/chat', rendering: 'client', title: 'Chat' },
 * });
 */
export function definePages<const Name extends string>(
  remote: RemoteName,
  pages: Record<Name, PageDefinition>,
): PageTable<Name> {
  return { remote, contract: CONTRACT, pages };
}

/** Fills in every default in one place, so that later code needs no checks. */
export function completePage(remote: RemoteName, name: string, page: PageDefinition): Page {
  return {
    remote,
    name,
    path: page.path,
    rendering: page.rendering,
    title: page.title,
    description: page.description ?? '',
    lead: page.lead ?? '',
    guard: page.guard ?? null,
    firstData: page.firstData ?? null,
    withoutScripts: page.withoutScripts ?? null,
    at: page.at ?? null,
    frame: page.frame ?? 'full',
    noindex: page.noindex ?? page.rendering === 'client',
    params: page.params ?? {},
    about: page.about ?? {},
  };
}

/** Whether the server needs the module of a page: always, or when it has first data for it. */
export const isRenderedOnServer = (page: {
  rendering: Rendering;
  firstData?: FirstDataKind | null | undefined;
}): boolean => page.rendering === 'server' || Boolean(page.firstData);
