import type { BrandProfile } from '@bellkey/shared/brand';
import type { Release } from '@bellkey/shared/release';
import { type ComposedPage, completePage, matchPage } from '@bellkey/shared/remote';
import type { FirstData, RuntimeConfig } from '@bellkey/shared/shell';
import type { Logger } from 'pino';
import { documentTitle } from '../../src/page-title/document-title.ts';
import type { LiveComposition } from '../composition/compose.ts';
import { canonicalPathname } from '../document/about-tags.ts';
import { renderDocument } from '../document/document.ts';
import { linkPicture } from '../document/link-picture.ts';
import type { ParentPage } from '../document/structured-data.ts';
import type { HostFiles } from '../host-files/host-files.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { type PagePolicies, pagePolicies } from './page-policies.ts';
import { propertyOf } from './property-of.ts';
import { triedOrigins } from './tried-origins.ts';

interface Dependencies {
  renderer: Renderer;
  config: RuntimeConfig;
  brandOf(hostname: string): BrandProfile;
  host: HostFiles;
  log: Pick<Logger, 'warn'>;
  random(): number;
  /** Share of tabs that report how loading went, from 0 to 1. */
  reportShare: number;
  /** Origins that browsers may load any remote from. */
  allowedOrigins: readonly string[];
}

/** Part of the names of font files that browsers load when a page has one of their characters. */
const ON_DEMAND_FONT = '-accents.';
/** The same of the headings' font. */
const HEADINGS_FONT = 'fraunces.';

export interface PageRequest {
  /** Path and query. */
  url: string;
  hostname: string;
  /** Origin of absolute addresses: of this deployment, never from the request. */
  origin: string;
  /** The same for the URLs of remotes' files, if the browser used that origin; empty for URLs by path. */
  fileOrigin: string;
  requestId: string;
  /** Data that the page is rendered with; but for a property's front page, such a response is only for this visitor. */
  first: FirstData | null;
  /** The pages of the composition at this address. */
  pages: ComposedPage[];
  /** Whether the address is a property's own. */
  atProperty: boolean;
}

export interface PageAnswer extends PagePolicies {
  status: 200 | 404;
  html: string;
  brand: BrandProfile;
  /** Whether the response may be reused for the same brand, path and composition. */
  reusable: boolean;
}

/** The page above an address, as `/guides` above `/guides/place-qr-codes`; null at the top. */
function parentOf(pages: readonly ComposedPage[], pathname: string): ParentPage | null {
  const above = pathname.slice(0, pathname.lastIndexOf('/'));
  const page = above ? matchPage(pages, above) : null;
  return page ? { title: page.title, pathname: above } : null;
}

const integrityIn = (release: Release, path: string): string | undefined =>
  release.files.find((file) => file.path === path)?.integrity;

/**
 * Responds to a page request: brand, match, rendering, head; a page that can't be rendered here is left to the browser.
 */
export async function answerPage(
  request: PageRequest,
  composition: LiveComposition,
  dependencies: Dependencies,
): Promise<PageAnswer> {
  const { config, host } = dependencies;
  const brand = dependencies.brandOf(request.hostname);
  // Not resolved against a base: `//demo` would become a host.
  const asked = new URL(`http://${request.hostname}${request.url}`);
  const { pathname } = asked;
  const { pages, atProperty } = request;
  const page = matchPage(pages, pathname);
  const live = page ? composition.live[page.remote] : undefined;
  const files = page && live ? live.release.pages[page.name] : undefined;
  const complete = page && files ? completePage(page.remote, page.name, files) : null;
  const seed = page ? 0 : Math.floor(dependencies.random() * 2 ** 31);

  // A code in the address must not reach the router, the log or a rendering thread.
  const url = page?.firstData ? pathname : request.url;
  const render = (first: FirstData | null) =>
    dependencies.renderer.render(composition, { url, brand, atProperty, seed, ...(first && { first }) });
  let { first } = request;
  let rendered = await render(first);
  if (!rendered.ok && first) {
    dependencies.log.warn({ path: pathname, reason: rendered.reason }, 'a page is rendered without its data');
    first = null;
    rendered = await render(null);
  }
  if (!rendered.ok)
    dependencies.log.warn({ path: pathname, reason: rendered.reason }, 'a page is left to the browser');

  // Hot updates change hashed files.
  const enforced = config.environment !== 'development';
  const hostFile = (path: string) => ({
    href: `${host.base}${path}`,
    integrity: enforced ? integrityIn(host.release, path) : undefined,
  });
  const remoteIntegrity = (path: string) => live && integrityIn(live.release, path);
  // Absolute, so that the remote's own loader recognises a style sheet that is already loaded.
  const remoteUrl = (path: string) => {
    const place = `${live?.base ?? ''}${path}`;
    return place.startsWith('/') ? `${request.fileOrigin}${place}` : place;
  };
  const remoteScripts = live && files ? [live.release.entry, ...files.js] : [];
  const { id, remotes } = composition;
  const address = canonicalPathname(pathname);
  const own = complete?.about[address];
  const isHome = pathname === '/' && !page?.at;
  const heading = (first?.kind === 'property' ? first.front.property.name : own?.title) ?? page?.title ?? '';
  const title = documentTitle(brand, page && { path: page.path, at: page.at, title: heading });
  const isForOneGuest = first !== null && first.kind !== 'property';
  const fonts = host.release.files
    .map((file) => file.path)
    .filter((path) => path.endsWith('.woff2') && !path.includes(ON_DEMAND_FONT))
    .filter((path) => !isForOneGuest || !path.includes(HEADINGS_FONT));

  const hostEntry = hostFile(host.release.entry);
  const property = propertyOf(first, config.apiBaseUrl);

  const html = await renderDocument({
    brand,
    about: {
      title,
      heading: isHome || !page ? title : heading,
      description: isHome ? brand.meta.description : (own?.description ?? complete?.description ?? ''),
      noindex: complete?.noindex ?? true,
      origin: request.origin,
      pathname,
      picture: linkPicture(brand, address, live),
      updated: own?.updated,
      parent: parentOf(pages, address),
    },
    boot: {
      composition: { id, pages, remotes },
      brand,
      config,
      seed,
      mode: rendered.ok ? 'hydrate' : 'render',
      requestId: request.requestId,
      ...(first && { first }),
      ...(dependencies.reportShare < 1 ? { reportShare: dependencies.reportShare } : {}),
    },
    property,
    body: rendered.ok ? rendered.html : '',
    // Browser-rendered content arrives at once, and parts would first get a wrong height.
    firstLayout: rendered.ok && page?.rendering === 'server',
    forms: isForOneGuest,
    lateHeadings: isForOneGuest,
    styles: [
      ...host.release.entryCss.map(hostFile),
      ...(files?.css ?? []).map((path) => ({ href: remoteUrl(path), integrity: remoteIntegrity(path) })),
    ],
    scripts: [
      ...remoteScripts.map((path) => ({ src: remoteUrl(path), integrity: remoteIntegrity(path) })),
      { src: hostEntry.href, integrity: hostEntry.integrity, shell: true },
    ],
    fonts: fonts.map((path) => `${host.base}${path}`),
  });
  return {
    status: page ? 200 : 404,
    html,
    ...pagePolicies({
      config,
      brand,
      bases: [host, ...Object.values(remotes)].map(({ base }) => base),
      tried: triedOrigins(asked, dependencies.allowedOrigins),
      propertyStyle: property?.style ?? '',
    }),
    brand,
    reusable: rendered.ok && page !== null && (request.first === null || first?.kind === 'property'),
  };
}
