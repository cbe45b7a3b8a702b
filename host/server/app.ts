import { randomUUID } from 'node:crypto';
import { TOKEN_HEADER } from '@bellkey/shared/release';
import { API_BODY_MAX_BYTES, isCutOff, SHELL_BODY_MAX_BYTES } from '@bellkey/shared/server';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { isLocalhost } from '../src/subdomain-panel/is-localhost.ts';
import { apiProxy } from './api-proxy/api-proxy.ts';
import { reportRoutes } from './beacons/report-routes.ts';
import type { Brands } from './brand-files/load-brands.ts';
import { webManifest } from './brand-files/web-manifest.ts';
import type { CompositionStore } from './composition/composition-store.ts';
import { encodingFor, LastEncoded } from './compression/encoded-text.ts';
import { deploymentRoutes } from './deployments/routes.ts';
import { folderOfPlace, withoutPlaces } from './deployments/without-places.ts';
import type { HostFiles } from './host-files/host-files.ts';
import type { LoadTimingsLog } from './load-timings/load-timings.ts';
import { answerPage } from './pages/page-answer.ts';
import { PageCache } from './pages/page-cache.ts';
import type { PublicHosts } from './public-hosts/public-hosts.ts';
import { publicUrl } from './public-hosts/public-url.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import type { ReleaseWatch } from './quarantine/release-watch.ts';
import { VisitorTokens } from './quarantine/visitor-tokens.ts';
import { refusals } from './refusals/refusals.ts';
import { refuse } from './refusals/refuse.ts';
import { SERVED_CONTRACTS } from './releases/load-release.ts';
import type { Renderer } from './rendering/renderer.ts';
import { robotsText, sitemapXml } from './search-engines/crawler-files.ts';
import { indexablePaths } from './search-engines/indexable-paths.ts';
import { serviceWorkerScript } from './service-worker/service-worker-script.ts';
import { PUBLIC_FILES, staticRoutes } from './static-files/static-routes.ts';
import { clientAddress } from './visitors/client-address.ts';
import { newBucket, readBucket } from './visitors/visitor-bucket.ts';
import { workbenchPage } from './workbench/workbench-page.ts';

const HSTS = 'max-age=31536000; includeSubDomains';
const HEALTH_PATH = '/shell/health';

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
  /** Which hosts are answered for, and what their absolute addresses begin with. */
  publicHosts: PublicHosts;
  /** Uids of the people who see what is deployed, beside the platform's operators. */
  developers: readonly string[];
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
  /** What the tokens of documents are signed with; null for a key of this process alone. */
  tokenKey: string | null;
  log: Logger;
  random(): number;
  now(): number;
}

type Variables = { requestId: string; url: URL; publicOrigin: string; clientAddress: string };

const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Whether a request, by its path, is for the product API. */
const isApi = (path: string): boolean => path.startsWith('/api/');

/** Most bytes in the body of a request to this path or target. */
export const bodyLimitOf = (target: string): number =>
  isApi(target) ? API_BODY_MAX_BYTES : SHELL_BODY_MAX_BYTES;

/** The host's HTTP surface: files of releases, public files, the API, error reports, and pages. */
export function createHostApp(dependencies: HostDependencies) {
  const { compositions, renderer, config, brands, hostFiles, cacheDir, log } = dependencies;
  const pages = new PageCache();
  const worker = new LastEncoded();
  compositions.onChange(({ everyComposition }) => pages.keepOnly(everyComposition.map(({ id }) => id)));
  const startedAt = dependencies.now();
  const folders = [cacheDir, ...folderOfPlace(dependencies.registry), ...folderOfPlace(dependencies.trust)];
  const tokens = new VisitorTokens(dependencies.tokenKey);
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

  app.use(async (context, next) => {
    const url = context.get('url');
    const origin = dependencies.publicHosts.originOf(url, brands.of(url.hostname));
    context.set('publicOrigin', origin ?? '');
    // Probes ask by whatever address they know; the answer has no addresses in it.
    return origin === null && context.req.path !== HEALTH_PATH
      ? refuse(context, refusals.misdirected)
      : next();
  });

  app.use((context, next) =>
    bodyLimit({
      maxSize: bodyLimitOf(context.req.path),
      onError: () => refuse(context, refusals.tooLarge),
    })(context, next),
  );

  app.all('/api/*', apiProxy(dependencies.apiUrl));

  app.get('/manifest.webmanifest', (context) => {
    const { hostname } = context.get('url');
    return context.body(JSON.stringify(webManifest(brands.of(hostname))), 200, {
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
    context.text(robotsText(context.get('publicOrigin')), 200, { 'cache-control': PUBLIC_FILES }),
  );

  app.get('/sitemap.xml', (context) => {
    const releases = Object.values(compositions.deployment.composition.live).map(({ release }) => release);
    return context.body(sitemapXml(context.get('publicOrigin'), indexablePaths(releases)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': PUBLIC_FILES,
    });
  });

  app.route('/', reportRoutes({ ...dependencies, tokens }));

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

  app.get(HEALTH_PATH, (context) => {
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

  app.route('/', staticRoutes(dependencies));

  app.get('*', async (context) => {
    const url = context.get('url');
    const secure = url.protocol === 'https:';
    // Taken once: whatever is deployed meanwhile, this request has one composition from start to end.
    const { deployment } = compositions;
    const known = readBucket(context, secure);
    // Without a canary nobody needs to be told apart, and no cookie is set.
    const bucket = known ?? (deployment.hasCanary ? newBucket(context, secure, dependencies.random) : null);
    const composition = deployment.compositionFor(bucket);
    const address = `${url.pathname}${url.search}`;
    const host = hostFiles();
    const origin = context.get('publicOrigin');
    const key = `${composition.id} ${host.release.build} ${origin} ${url.origin} ${address}`;
    const { answer, body } = await pages.get(key, () =>
      answerPage(
        {
          url: address,
          hostname: url.hostname,
          origin,
          fileOrigin: origin === url.origin ? origin : '',
          requestId: context.get('requestId'),
        },
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
      // A document's own, while its HTML is the same for many.
      [TOKEN_HEADER]: `visit;desc="${tokens.issue(composition.id, dependencies.now())}"`,
      ...(answer.integrityPolicy ? { 'integrity-policy': answer.integrityPolicy } : {}),
      vary: 'Accept-Encoding, Host',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  });

  app.notFound((context) =>
    context.req.path.startsWith('/shell/')
      ? refuse(context, refusals.notFound)
      : refuse(context, refusals.methodNotAllowed, { allow: 'GET, HEAD' }),
  );

  app.onError((error, context) => {
    if (isCutOff(context.env?.incoming)) return refuse(context, refusals.cutOff);
    log.error(
      { err: error, requestId: context.get('requestId'), path: context.req.path },
      'a request failed',
    );
    return refuse(context, refusals.failed);
  });

  return app;
}
