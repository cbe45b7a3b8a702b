import { type BrandProfile, resolveBrand } from '@bellkey/shared/brand';
import { completePage, matchPage } from '@bellkey/shared/remote';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { Logger } from 'pino';
import { documentTitle } from '../../src/page-title/document-title.ts';
import type { LiveComposition } from '../composition/compose.ts';
import type { HostFiles } from '../host-files/host-files.ts';
import { brandStyle } from './brand-style.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderDocument } from './document.ts';
import { fatalScript } from './fatal-page.ts';
import type { Renderer } from './renderer.ts';

interface World {
  renderer: Renderer;
  config: RuntimeConfig;
  host: HostFiles;
  log: Pick<Logger, 'warn'>;
  random(): number;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  hostname: string;
  /** Scheme, name and port that the browser asked. */
  origin: string;
  requestId: string;
}

export interface PageAnswer {
  status: 200 | 404;
  html: string;
  policy: string;
  brand: BrandProfile;
  /** Whether the same answer may be given again for the same brand, path and composition. */
  reusable: boolean;
}

function connectOrigins(config: RuntimeConfig): string[] {
  const wanted = [config.apiBaseUrl, config.identity.emulatorUrl ?? '']
    .filter(Boolean)
    .map((url) => new URL(url).origin);
  return config.identity.emulatorUrl
    ? wanted
    : [...wanted, 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}

/** Answers a page request: brand, match, rendering, head; a page that can't be rendered here is left to the browser. */
export async function answerPage(
  request: PageRequest,
  composition: LiveComposition,
  world: World,
): Promise<PageAnswer> {
  const { config, host } = world;
  const brand = resolveBrand(request.hostname);
  const { pathname } = new URL(request.url, request.origin);
  const page = matchPage(composition.pages, pathname);
  const live = page ? composition.live[page.remote] : undefined;
  const files = page && live ? live.release.pages[page.name] : undefined;
  const complete = page && files ? completePage(page.remote, page.name, files) : null;
  const seed = page ? 0 : Math.floor(world.random() * 2 ** 31);

  const rendered = await world.renderer.render(composition, { url: request.url, brand, seed });
  if (!rendered.ok)
    world.log.warn({ path: pathname, reason: rendered.reason }, 'a page is left to the browser');

  const integrityOf = (path: string) => live?.release.files.find((file) => file.path === path)?.integrity;
  // Absolute, so that the remote's own loader recognises a style that is already here.
  const remoteUrl = (path: string) => new URL(`${live?.base ?? ''}${path}`, request.origin).href;
  const remoteScripts = live && files ? [live.release.entry, ...files.js] : [];
  const { id, pages, remotes } = composition;
  const title = documentTitle(brand, page);
  const fonts = host.release.files.map((file) => file.path).filter((path) => path.endsWith('.woff2'));

  const html = renderDocument({
    brand,
    about: {
      title,
      description: pathname === '/' ? brand.meta.description : (complete?.description ?? ''),
      noindex: complete?.noindex ?? true,
      origin: request.origin,
      pathname,
    },
    boot: {
      composition: { id, pages, remotes },
      brand,
      config,
      seed,
      mode: rendered.ok ? 'hydrate' : 'render',
      requestId: request.requestId,
    },
    body: rendered.ok ? rendered.html : '',
    styles: [
      ...host.release.entryCss.map((path) => `${host.base}${path}`),
      ...(files?.css ?? []).map(remoteUrl),
    ],
    scripts: [
      ...remoteScripts.map((path) => ({ src: remoteUrl(path), integrity: integrityOf(path) })),
      { src: `${host.base}${host.release.entry}`, shell: true },
    ],
    fonts: fonts.map((path) => `${host.base}${path}`),
  });
  const policy = contentSecurityPolicy({
    inlineStyles: [brandStyle(brand)],
    inlineScripts: [fatalScript],
    remoteOrigins: [
      ...new Set(
        [host, ...Object.values(remotes)]
          .filter(({ base }) => !base.startsWith('/'))
          .map(({ base }) => new URL(base).origin),
      ),
    ],
    connectOrigins: [
      ...connectOrigins(config),
      // Hot reload speaks over a socket of each dev server.
      ...(config.environment === 'development' ? ['ws://localhost:*'] : []),
    ],
  });
  return { status: page ? 200 : 404, html, policy, brand, reusable: rendered.ok && page !== null };
}
