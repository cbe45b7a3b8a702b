import { API_BODY_MAX_BYTES, apiBodyMaxBytes, isCutOff, SHELL_BODY_MAX_BYTES } from '@bellkey/shared/server';
import type { RuntimeConfig } from '@bellkey/shared/shell';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { apiProxy } from './api-proxy/api-proxy.ts';
import { reportRoutes } from './beacons/report-routes.ts';
import type { Brands } from './brand-files/load-brands.ts';
import { webManifest } from './brand-files/web-manifest.ts';
import type { CompositionStore } from './composition/composition-store.ts';
import { HEALTH_PATH, healthRoute } from './deployments/health-route.ts';
import { deploymentRoutes } from './deployments/routes.ts';
import type { HostFiles } from './host-files/host-files.ts';
import type { LoadTimingsLog } from './load-timings/load-timings.ts';
import { pageRoute } from './pages/page-route.ts';
import type { PublicHosts } from './public-hosts/public-hosts.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import type { ReleaseWatch } from './quarantine/release-watch.ts';
import { VisitorTokens } from './quarantine/visitor-tokens.ts';
import { refusals } from './refusals/refusals.ts';
import { refuse } from './refusals/refuse.ts';
import type { Renderer } from './rendering/renderer.ts';
import { type HostEnvironment, prepareRequest } from './requests/prepare-request.ts';
import { robotsText, sitemapXml } from './search-engines/crawler-files.ts';
import { indexablePaths } from './search-engines/indexable-paths.ts';
import { serviceWorkerRoute } from './service-worker/service-worker-route.ts';
import { PUBLIC_FILES, staticRoutes } from './static-files/static-routes.ts';
import { workbenchPage } from './workbench/workbench-page.ts';

export interface HostDependencies {
  compositions: CompositionStore;
  renderer: Renderer;
  quarantine: Quarantine;
  watch: ReleaseWatch;
  timings: LoadTimingsLog;
  /** Path or URL of the registry; the history is next to it. */
  registry: string;
  /** Path or URL of the trusted keys; null when there are none. */
  trust: string | null;
  config: RuntimeConfig;
  brands: Brands;
  apiUrl: string;
  /** Which hosts are served, and the origin of their absolute addresses. */
  publicHosts: PublicHosts;
  /** Uids of the people who see what is deployed, in addition to the platform's operators. */
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
  /** Build of the workbench; null where it is not served, as in production. */
  workbenchDir: string | null;
  trustProxy: boolean;
  /** Key of document tokens; null for a key of this process. */
  tokenKey: string | null;
  log: Logger;
  random(): number;
  now(): number;
}

/** Whether a path belongs to the product API. */
const isApi = (path: string): boolean => path.startsWith('/api/');

/** Paths that accept forms, in which 2,000 characters of any script take up to 18 kB. */
const FORM_PATHS = new Set(['/chat', '/scan-qr']);

/** Maximum number of bytes in the body of a request to this path or target. */
export const bodyLimitOf = (target: string): number =>
  isApi(target)
    ? apiBodyMaxBytes(target)
    : FORM_PATHS.has(target)
      ? API_BODY_MAX_BYTES
      : SHELL_BODY_MAX_BYTES;

/** The host's HTTP surface: files of releases, public files, the API, error reports, and pages. */
export function createHostApp(dependencies: HostDependencies) {
  const { compositions, brands, hostFiles, log } = dependencies;
  const startedAt = dependencies.now();
  const tokens = new VisitorTokens(dependencies.tokenKey);
  const app = new Hono<HostEnvironment>();

  app.use(prepareRequest(dependencies.trustProxy));

  app.use(async (context, next) => {
    const url = context.get('url');
    const origin = dependencies.publicHosts.originOf(url, brands.of(url.hostname));
    context.set('publicOrigin', origin ?? '');
    // Probes use any host name; the answer contains no addresses.
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

  app.route('/', serviceWorkerRoute(dependencies));

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

  app.route('/', healthRoute(dependencies));

  if (dependencies.workbenchDir) app.route('/', workbenchPage(dependencies.workbenchDir, brands.all));

  app.route('/', staticRoutes(dependencies));

  app.route('/', pageRoute({ ...dependencies, tokens }));

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
