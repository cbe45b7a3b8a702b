import { randomUUID } from 'node:crypto';
import { BEACON_PATH } from '@bellkey/shared/release';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { isLocalhost } from '../src/subdomain-panel/is-localhost.ts';
import { apiProxy } from './api-proxy/api-proxy.ts';
import { RateLimit } from './beacons/rate-limit.ts';
import { receiveBeacon } from './beacons/receive-beacon.ts';
import type { Brands } from './brand-files/read-brands.ts';
import { webManifest } from './brand-files/web-manifest.ts';
import { clientAddress, networkOf } from './client-address.ts';
import type { CompositionStore } from './composition/composition-store.ts';
import { SERVED_CONTRACTS } from './composition/read-release.ts';
import { encodingFor, LastEncoded } from './compression/encoded-text.ts';
import { deploymentRoutes } from './deployments/routes.ts';
import { folderOfPlace, withoutPlaces } from './deployments/without-places.ts';
import type { HostFiles } from './host-files/host-files.ts';
import type { LoadTimingsLog } from './load-timings/load-timings.ts';
import { publicUrl } from './public-url.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import type { ReleaseWatch } from './quarantine/release-watch.ts';
import { plainNotFound, serveFile } from './remote-files/serve-release-files.ts';
import { answerPage } from './rendering/page-answer.ts';
import { PageCache } from './rendering/page-cache.ts';
import type { Renderer } from './rendering/renderer.ts';
import { withoutRepeatedSlashes } from './repeated-slashes.ts';
import { robotsText, sitemapXml } from './search-engines/crawler-files.ts';
import { indexablePaths } from './search-engines/indexable-paths.ts';
import { serviceWorkerScript } from './service-worker/service-worker-script.ts';
import { newBucket, readBucket } from './visitors/visitor-bucket.ts';
import { workbenchPage } from './workbench/workbench-page.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PUBLIC_FILES = 'public, max-age=3600';
const HSTS = 'max-age=31536000; includeSubDomains';
const MAX_REPORT_BYTES = 16_384;
/** Of one address, behind which there may be a whole hotel. */
const BEACONS_PER_MINUTE = 300;
const MAX_VISITOR_KEY = 200;
/** Everything that looks like a file; pages never do. */
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

export interface HostDependencies {
  compositions: CompositionStore;
  renderer: Renderer;
  quarantine: Quarantine;
  watch: ReleaseWatch;
  timings: LoadTimingsLog;
  /** Path or URL of the registry; the history lies beside it. */
  registry: string;
  /** Path or URL of the trusted keys; null when there are none. */
  trust: string | null;
  config: RuntimeConfig;
  brands: Brands;
  apiUrl: string;
  /** The host's own browser files as they are now. */
  hostFiles(): HostFiles;
  /** Verified copies of releases. */
  cacheDir: string;
  /** Share of tabs that report how loading went, from 0 to 1. */
  reportShare: number;
  /** Origins that browsers may load any remote from. */
  allowedOrigins: readonly string[];
  /** Whether browsers get a service worker; false is the kill switch. */
  serviceWorker: boolean;
  /** Icons, logos, pictures. */
  publicDir: string;
  /** Build of the workbench; null where there is none to be seen, as in production. */
  workbenchDir: string | null;
  trustProxy: boolean;
  log: Logger;
  random(): number;
  now(): number;
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
  const { compositions, renderer, config, brands, hostFiles, cacheDir, publicDir, log } = dependencies;
  const pages = new PageCache();
  const worker = new LastEncoded();
  compositions.onChange(({ everyComposition }) => pages.keepOnly(everyComposition.map(({ id }) => id)));
  const startedAt = dependencies.now();
  const folders = [cacheDir, ...folderOfPlace(dependencies.registry), ...folderOfPlace(dependencies.trust)];
  const beaconLimit = new RateLimit(BEACONS_PER_MINUTE);
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  app.use(async (context, next) => {
    context.set('requestId', randomUUID().slice(0, 13));
    context.set('url', publicUrl(context, dependencies.trustProxy));
    const socket = context.env?.incoming?.socket.remoteAddress ?? '';
    const forwarded = context.req.header('x-forwarded-for');
    context.set('clientAddress', clientAddress(socket, forwarded, dependencies.trustProxy));
    await next();
    context.res.headers.set('x-request-id', context.get('requestId'));
    const { protocol, hostname } = context.get('url');
    // A browser that remembers it for localhost refuses everything else that is developed there.
    if (protocol === 'https:' && !isLocalhost(hostname)) {
      context.res.headers.set('strict-transport-security', HSTS);
    }
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  app.use(withoutRepeatedSlashes);

  app.all('/api/*', apiProxy(dependencies.apiUrl));

  app.get('/remotes/:name/:build/:file{.+}', (context) => {
    const { name, build, file } = context.req.param();
    // Server code is not for browsers; the release itself is, for whoever wants to check it.
    if (!file.startsWith('browser/') && file !== 'release.json') return plainNotFound();
    return serveFile(`${name}/${build}/${file}`, {
      root: cacheDir,
      cacheControl: file === 'release.json' ? 'no-cache' : IMMUTABLE,
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      crossOrigin: true,
    });
  });

  app.get('/host/:build/:file{.+}', (context) => {
    const { build, file } = context.req.param();
    if (!file.startsWith('browser/') && file !== 'release.json') return plainNotFound();
    return serveFile(`host/${build}/${file}`, {
      root: cacheDir,
      cacheControl: IMMUTABLE,
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      crossOrigin: true,
    });
  });

  app.get('/manifest.webmanifest', (context) => {
    const { hostname } = context.get('url');
    return context.body(JSON.stringify(webManifest(brands.of(hostname))), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': PUBLIC_FILES,
    });
  });

  app.get('/brand/:key/:file{(?:logo|favicon)\\.svg}', async (context, next) => {
    const svg = brands.svgOf(context.req.param('key'));
    if (svg === null) return next();
    return context.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': PUBLIC_FILES });
  });

  app.get('/sw.js', async (context) => {
    const script = await serviceWorkerScript({
      enabled: dependencies.serviceWorker,
      host: hostFiles(),
      cacheDir,
    });
    const encoding = encodingFor(context.req.header('accept-encoding') ?? '');
    const encoded = await worker.of(script);
    return context.body(new Uint8Array(encoded[encoding]), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  });

  app.get('/robots.txt', (context) =>
    context.text(robotsText(context.get('url').origin), 200, { 'cache-control': PUBLIC_FILES }),
  );

  app.get('/sitemap.xml', (context) => {
    const releases = Object.values(compositions.deployment.composition.live).map(({ release }) => release);
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

  app.post(BEACON_PATH, async (context) => {
    const bucket = readBucket(context, context.get('url').protocol === 'https:');
    const visitor = {
      address: networkOf(context.get('clientAddress')),
      key: `${bucket ?? ''} ${context.req.header('user-agent') ?? ''}`.slice(0, MAX_VISITOR_KEY),
    };
    const { watch, timings, now } = dependencies;
    const { deployment } = compositions;
    const status = await receiveBeacon(await context.req.text(), visitor, {
      deployment,
      watch,
      timings,
      limit: beaconLimit,
      now,
    });
    return context.body(null, status);
  });

  app.route(
    '/',
    deploymentRoutes({
      ...dependencies,
      get host() {
        return hostFiles();
      },
      startedAt,
      uptime: () => process.uptime(),
      memory: () => process.memoryUsage().rss,
    }),
  );

  app.get('/shell/health', (context) => {
    const { composition, remotes: deployed } = compositions.deployment;
    const { id, remotes } = composition;
    const problems = Object.fromEntries(
      [...compositions.problems].map(([about, { problem }]) => [about, withoutPlaces(problem, folders)]),
    );
    const quarantined = dependencies.quarantine.quarantined.map(({ remote, build }) => ({ remote, build }));
    const live = Object.fromEntries(Object.values(remotes).map(({ name, build }) => [name, build]));
    const canaries = Object.fromEntries(
      Object.entries(deployed).flatMap(([name, { canary }]) =>
        canary ? [[name, { build: canary.release.release.build, share: canary.share }]] : [],
      ),
    );
    return context.json({
      status: Object.keys(problems).length > 0 || quarantined.length > 0 ? 'degraded' : 'ok',
      composition: id,
      live,
      canaries,
      problems,
      quarantined,
      contracts: SERVED_CONTRACTS,
    });
  });

  if (dependencies.workbenchDir) app.route('/', workbenchPage(dependencies.workbenchDir, brands.all));

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
    const secure = url.protocol === 'https:';
    // Taken once: whatever is deployed meanwhile, this request has one composition from start to end.
    const { deployment } = compositions;
    const known = readBucket(context, secure);
    // Without a canary nobody needs to be told apart, and no cookie is set.
    const bucket = known ?? (deployment.hasCanary ? newBucket(context, secure, dependencies.random) : null);
    const composition = deployment.compositionFor(bucket);
    const address = `${url.pathname}${url.search}`;
    const host = hostFiles();
    const key = `${composition.id} ${host.release.build} ${url.origin} ${address}`;
    const { answer, body } = await pages.get(key, () =>
      answerPage(
        { url: address, hostname: url.hostname, origin: url.origin, requestId: context.get('requestId') },
        composition,
        {
          renderer,
          config,
          brandOf: brands.of,
          host,
          log,
          random: dependencies.random,
          reportShare: dependencies.reportShare,
          allowedOrigins: dependencies.allowedOrigins,
        },
      ),
    );
    const encoding = encodingFor(context.req.header('accept-encoding') ?? '');
    return context.body(new Uint8Array(body[encoding]), answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': answer.policy,
      // Another visitor may get another composition.
      'cache-control': 'private, no-cache',
      ...(answer.integrityPolicy ? { 'integrity-policy': answer.integrityPolicy } : {}),
      vary: 'Accept-Encoding, Host',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
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
