/** The number that a remote and a host must agree on. Raised when the shell door or the page table changes so that an old remote can't run. */
export const CONTRACT = 1;

/** Remotes of this product; a new team adds its own name when it registers. */
export type RemoteName = string;

/** `server`: rendered to HTML and hydrated. `client`: the frame comes from the server, the page is rendered in the browser. */
export type Rendering = 'server' | 'client';

/** Route guards of the specification, section 2: `auth` for sign-in pages, `staff-auth` for pages behind it. */
export type Guard = 'auth' | 'staff-auth';

/** How much of the shell surrounds a page: everything, only the top bar, or nothing but the page. */
export type Frame = 'full' | 'app' | 'bare';

/** What one address of a page with parameters says of itself. */
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
   * What a `client` page begins with, the same for all visitors: it is shown under the title in the server's HTML and until
   * the page is here. A page that has one shows it in the same place.
   */
  lead?: string;
  guard?: Guard;
  /** Default `full`: top bar, page, footer. */
  frame?: Frame;
  /** Kept out of search engines and the sitemap. Default: true for `client` pages. */
  noindex?: boolean;
  /**
   * Every value that a path parameter can have, when they are known, as `{ slug: ['place-qr-codes'] }`: any other
   * answers 404, and the sitemap lists these.
   */
  params?: Readonly<Record<string, readonly string[]>>;
  /** By pathname, what an address says of itself instead of the page's title and description. */
  about?: Readonly<Record<string, AddressAbout>>;
}

/** A page of a composition: its definition made complete, and whose it is. */
export interface Page extends Required<Omit<PageDefinition, 'guard'>> {
  name: string;
  remote: RemoteName;
  guard: Guard | null;
}

/** The page table of one remote: what its build, the host, the server, the service worker and the sitemap read. */
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

/** Fills in every default, in one place, so that nothing after it needs to ask again. */
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
    frame: page.frame ?? 'full',
    noindex: page.noindex ?? page.rendering === 'client',
    params: page.params ?? {},
    about: page.about ?? {},
  };
}
