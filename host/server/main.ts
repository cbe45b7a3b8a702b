import path from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createHostApp } from './app.ts';
import { CompositionStore } from './composition/composition-store.ts';
import { readConfig } from './config.ts';
import { builtHostFiles, servedHostFiles } from './host-files/host-files.ts';
import { Renderer } from './rendering/renderer.ts';

/** How often the registry is read again. */
const REFRESH_MS = 2_000;
const DEVELOPMENT_REFRESH_MS = 500;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const development = config.environment === 'development';
  const dist = path.resolve(import.meta.dirname, '..');
  const readHostFiles = () =>
    config.hostRelease
      ? servedHostFiles(config.hostRelease)
      : builtHostFiles(dist, config.cacheDir, !development);
  let hostFiles = await readHostFiles();
  const compositions = new CompositionStore({
    registry: config.registry,
    cacheDir: config.cacheDir,
    allowedOrigins: config.allowedRemoteOrigins,
    log,
    development,
  });
  await compositions.refresh();
  if (Object.keys(compositions.current.live).length === 0) {
    throw new Error(
      `No release could be taken into service:\n${[...compositions.problems.values()].join('\n')}\nMend the registry (${config.registry}) or publish a release, then start again.`,
    );
  }

  const runtime = {
    apiBaseUrl: config.publicApiBaseUrl,
    identity: config.identity,
    environment: config.environment,
  };
  const renderer = new Renderer(path.join(dist, 'server/render-worker.js'), runtime);
  await renderer.prepare(compositions.current);
  compositions.onChange((composition) => {
    renderer
      .prepare(composition)
      .catch((error: unknown) => log.error({ err: error }, 'rendering is not prepared'));
  });
  const app = createHostApp({
    compositions,
    renderer,
    config: runtime,
    apiUrl: config.apiUrl,
    hostFiles: () => hostFiles,
    cacheDir: config.cacheDir,
    trustProxy: config.trustProxy,
    serviceWorker: config.serviceWorker && !development,
    publicDir: path.resolve(dist, '../public'),
    log,
    random: Math.random,
  });

  const refreshAll = async () => {
    try {
      await compositions.refresh();
      if (config.hostRelease) hostFiles = await readHostFiles();
    } catch (error) {
      log.error({ err: error }, 'refresh failed');
    }
  };
  const refresh = setInterval(() => void refreshAll(), development ? DEVELOPMENT_REFRESH_MS : REFRESH_MS);
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    log.info({ port }, 'the host listens');
    const remotes = Object.fromEntries(
      Object.values(compositions.current.live).map(({ release, base }) => [
        release.name,
        new URL(`${base}release.json`, `http://localhost:${port}`).href,
      ]),
    );
    process.send?.({ type: 'ready', port, remotes });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === 'EADDRINUSE' ? `Port ${config.port} is taken: set PORT to a free one.` : error.message,
    );
    process.exit(1);
  });

  const stop = () => {
    clearInterval(refresh);
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
    void renderer.close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
