import path from 'node:path';
import { isCoBrand } from '@bellkey/shared/brand';
import { createGuardedServer } from '@bellkey/shared/server';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { bodyLimitOf, createHostApp } from './app.ts';
import { loadBrands } from './brand-files/load-brands.ts';
import { CompositionStore } from './composition/composition-store.ts';
import { parseConfig } from './config.ts';
import { builtHostFiles, servedHostFiles } from './host-files/host-files.ts';
import { LoadTimingsLog } from './load-timings/load-timings.ts';
import { publicHosts } from './public-hosts/public-hosts.ts';
import { Quarantine } from './quarantine/quarantine.ts';
import { ReleaseWatch } from './quarantine/release-watch.ts';
import { watchRegistry } from './registry/watch-registry.ts';
import { pruneCache } from './releases/prune-cache.ts';
import { Renderer } from './rendering/renderer.ts';

/** How often the registry is loaded again; one in a folder of this machine is watched. */
const REFRESH_MS = 500;
/** How often unneeded copies are deleted; for the first time some while after the start. */
const PRUNING_MS = 6 * 60 * 60_000;
const FIRST_PRUNING_MS = 5 * 60_000;

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const log = pino({ level: config.logLevel });
  const development = config.environment === 'development';
  const dist = path.resolve(import.meta.dirname, '..');
  const brands = loadBrands(config.brandsDir ?? path.resolve(dist, '../brands'));
  const loadHostFiles = () =>
    config.hostRelease
      ? servedHostFiles(config.hostRelease)
      : builtHostFiles(dist, config.cacheDir, !development);
  let hostFiles = await loadHostFiles();
  const runtime = {
    apiBaseUrl: config.publicApiBaseUrl,
    identity: config.identity,
    environment: config.environment,
    ...(brands.added.length > 0 && { addedBrands: brands.added }),
  };
  const now = Date.now;
  const quarantine = await Quarantine.open({
    file: path.join(config.dataDir, 'quarantine.json'),
    log,
    now,
    acts: config.quarantine.acts,
  });
  const watch = new ReleaseWatch({
    quarantine,
    browsers: config.quarantine.browsers,
    rendering: config.quarantine.rendering,
    now,
  });
  const renderer = new Renderer({
    file: path.join(dist, 'server/render-worker.js'),
    config: runtime,
    onOutcome: ({ error, ...release }) => void watch.rendered(release, error),
    onFailedTrial: (trial) => void watch.tried(trial, trial),
  });
  const compositions = new CompositionStore({
    registry: config.registry,
    cacheDir: config.cacheDir,
    dataDir: config.dataDir,
    trust: config.trust,
    allowedOrigins: config.allowedRemoteOrigins,
    plainHttp: config.plainHttp,
    log,
    development,
    isQuarantined: (remote, build) => quarantine.isOut(remote, build),
    prepare: ({ everyComposition }) => renderer.prepare(everyComposition),
    settled: ({ everyComposition, releases }) => {
      renderer.retain(everyComposition);
      watch.keepOnly(releases.map(({ release }) => release));
    },
    now,
  });
  if (!config.trust) {
    log.warn('No trusted keys are configured: releases of this machine are taken unsigned, and no others.');
  }
  await compositions.refresh();
  if (Object.keys(compositions.deployment.remotes).length === 0) {
    const problems = [...compositions.problems.values()].map(({ problem }) => problem);
    throw new Error(
      `No release could be taken into service:\n${problems.join('\n')}\nMend the registry (${config.registry}) or publish a release, then start again.`,
    );
  }

  const app = createHostApp({
    compositions,
    renderer,
    quarantine,
    watch,
    timings: new LoadTimingsLog(),
    registry: config.registry,
    trust: config.trust,
    config: runtime,
    brands,
    apiUrl: config.apiUrl,
    publicHosts: publicHosts({
      hosts: config.publicHosts,
      origin: config.publicOrigin,
      coBrands: brands.all.filter(isCoBrand).map(({ key }) => key),
    }),
    developers: config.developers,
    hostFiles: () => hostFiles,
    cacheDir: config.cacheDir,
    trustProxy: config.trustProxy,
    tokenKey: config.tokenKey,
    serviceWorker: config.serviceWorker && !development,
    reportShare: config.loadReportShare,
    allowedOrigins: config.allowedRemoteOrigins,
    workbenchDir: config.environment === 'production' ? null : path.join(dist, 'workbench'),
    publicDir: path.resolve(dist, '../public'),
    log,
    random: Math.random,
    now,
  });

  const refreshAll = async () => {
    try {
      await compositions.refresh();
      if (config.hostRelease) hostFiles = await loadHostFiles();
    } catch (error) {
      log.error({ err: error }, 'refresh failed');
    }
  };
  const refresh = setInterval(() => void refreshAll(), REFRESH_MS);
  // Refreshes twice, because a load that is already running may miss the latest change.
  const refreshTwice = () => void refreshAll().then(refreshAll);
  quarantine.onChange(refreshTwice);
  const unwatch = watchRegistry(config.registry, refreshTwice);
  const prune = async () => {
    // Without the registry it is unknown which copies are needed.
    if (!compositions.lastRegistry || compositions.problems.has('registry')) return;
    try {
      const gone = await pruneCache(config.cacheDir, [...compositions.inUse, hostFiles.release], now());
      if (gone.length > 0) log.info({ gone }, 'copies of old releases were deleted');
    } catch (error) {
      log.warn({ err: error }, 'old copies could not be deleted');
    }
  };
  const firstPruning = setTimeout(() => void prune(), FIRST_PRUNING_MS);
  const pruning = setInterval(() => void prune(), PRUNING_MS);
  const server = createGuardedServer(getRequestListener(app.fetch), { bodyLimit: bodyLimitOf });
  const { port } = config;
  server.listen(port, config.host, () => {
    log.info({ port }, 'the host listens');
    const remotes = Object.fromEntries(
      Object.values(compositions.deployment.composition.live).map(({ release, base }) => [
        release.name,
        new URL(`${base}release.json`, `http://localhost:${port}`).href,
      ]),
    );
    process.send?.({ type: 'ready', port, remotes });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to a free one.` : error.message);
    process.exit(1);
  });

  const stop = () => {
    clearInterval(refresh);
    unwatch();
    clearInterval(pruning);
    clearTimeout(firstPruning);
    server.close(() => process.exit(0));
    server.closeAllConnections();
    void renderer.close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
