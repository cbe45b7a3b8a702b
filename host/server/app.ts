import { randomUUID } from 'node:crypto';
import { resolveBrand } from '@bellkey/shared/brand';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { apiProxy } from './api-proxy/api-proxy.ts';
import { webManifest } from './brand-files/web-manifest.ts';
import type { CompositionStore } from './composition/composition-store.ts';
import type { HostFiles } from './host-files/host-files.ts';
import { publicUrl } from './public-url.ts';
import { plainNotFound, serveFile } from './remote-files/serve-release-files.ts';
import { answerPage } from './rendering/page-answer.ts';
import { PageCache } from './rendering/page-cache.ts';
import type { Renderer } from './rendering/renderer.ts';
import { robotsText, sitemapXml } from './search-engines/crawler-files.ts';
import { indexablePaths } from './search-engines/indexable-paths.ts';
import { serviceWorkerScript } from './service-worker/service-worker-script.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PUBLIC_FILES = 'public, max-age=3600';
const HSTS = 'max-age=31536000; includeSubDomains';
const MAX_REPORT_BYTES = 16_384;
/** Everything that looks like a file; pages never do. */
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

export interface HostDependencies {
  compositions: CompositionStore;
  renderer: Renderer;
  config: RuntimeConfig;
  apiUrl: string;
  /** The host's own browser files as they are now. */
  hostFiles(): HostFiles;
  /** Verified copies of releases. */
  cacheDir: string;
  /** Whether browsers get a service worker; false is the kill switch. */
  serviceWorker: boolean;
  /** Icons, logos, pictures. */
  publicDir: string;
  trustProxy: boolean;
  log: Logger;
  random(): number;
}

type Variables = { requestId: string; url: URL; clientAddress: string };

const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** The host's HTTP surface: files of releases, public files, the API, error reports, and pages. */
export function createHostApp(dependencies: HostDependencies) {
  const { compositions, renderer, config, hostFiles, cacheDir, publicDir, log } = dependencies;
  const pages = new PageCache();
  compositions.onChange(() => pages.clear());
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  app.use(async (context, next) => {
    context.set('requestId', randomUUID().slice(0, 13));
    context.set('url', publicUrl(context, dependencies.trustProxy));
    context.set('clientAddress', context.env?.incoming?.socket.remoteAddress ?? '');
    await next();
    context.res.headers.set('x-request-id', context.get('requestId'));
    if (context.get('url').protocol === 'https:') context.res.headers.set('strict-transport-security', HSTS);
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  app.all('/api/*', apiProxy(dependencies.apiUrl));

  app.get('/remotes/:name/:build/:file{.+}', (context) => {
    const { name, build, file } = context.req.param();
    // Server code is not for browsers; the release itself is, for whoever wants to check it.
    if (!file.startsWith('browser/') && file !== 'release.json') return plainNotFound();
    const live = compositions.current.live[name];
    if (file === 'release.json') {
      return live?.release.build === build ? context.json(live.release) : plainNotFound();
    }
    return serveFile(`${name}/${build}/${file}`, {
      root: cacheDir,
      cacheControl: IMMUTABLE,
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      crossOrigin: true,
    });
  });

  app.get('/host/:build/:file{browser/.+}', (context) => {
    const { build, file } = context.req.param();
    return serveFile(`host/${build}/${file}`, {
      root: cacheDir,
      cacheControl: IMMUTABLE,
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      crossOrigin: true,
    });
  });

  app.get('/manifest.webmanifest', (context) => {
    const { hostname } = context.get('url');
    return context.body(JSON.stringify(webManifest(resolveBrand(hostname))), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': PUBLIC_FILES,
    });
  });

  app.get('/sw.js', async (context) => {
    const script = await serviceWorkerScript({
      enabled: dependencies.serviceWorker,
      host: hostFiles(),
      cacheDir,
    });
    return context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  app.get('/robots.txt', (context) =>
    context.text(robotsText(context.get('url').origin), 200, { 'cache-control': PUBLIC_FILES }),
  );

  app.get('/sitemap.xml', (context) => {
    const releases = Object.values(compositions.current.live).map(({ release }) => release);
    return context.body(sitemapXml(context.get('url').origin, indexablePaths(releases)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': PUBLIC_FILES,
    });
  });

  app.post('/shell/errors', async (context) => {
    const report = await context.req.text();
    if (report.length > MAX_REPORT_BYTES) return context.body(null, 413);
    try {
      log.error({ browser: JSON.parse(report) }, 'an error in a browser');
    } catch {
      return context.body(null, 400);
    }
    return context.body(null, 204);
  });

  app.get('/shell/health', (context) => {
    const { id, remotes } = compositions.current;
    const problems = Object.fromEntries(compositions.problems);
    const live = Object.fromEntries(Object.values(remotes).map(({ name, build }) => [name, build]));
    return context.json({
      status: Object.keys(problems).length > 0 ? 'degraded' : 'ok',
      composition: id,
      live,
      problems,
    });
  });

  app.get('*', async (context) => {
    const url = context.get('url');
    if (LOOKS_LIKE_FILE.test(url.pathname)) {
      return serveFile(decodeURIComponent(url.pathname), {
        root: publicDir,
        cacheControl: PUBLIC_FILES,
        acceptEncoding: '',
        crossOrigin: false,
      });
    }
    const composition = compositions.current;
    const address = `${url.pathname}${url.search}`;
    const host = hostFiles();
    const key = `${composition.id} ${host.release.build} ${url.origin} ${address}`;
    const { answer, body } = await pages.get(key, () =>
      answerPage(
        { url: address, hostname: url.hostname, origin: url.origin, requestId: context.get('requestId') },
        composition,
        { renderer, config, host, log, random: dependencies.random },
      ),
    );
    const accepts = context.req.header('accept-encoding') ?? '';
    const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : 'identity';
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': answer.policy,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Host',
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return new Response(new Uint8Array(body[encoding]), { status: answer.status, headers });
  });

  app.onError((error, context) => {
    log.error(
      { err: error, requestId: context.get('requestId'), path: context.req.path },
      'a request failed',
    );
    return context.text(`Something went wrong here. Reference: ${context.get('requestId')}`, 500);
  });

  return app;
}
