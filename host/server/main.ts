import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Release } from '@bellkey/shared/release';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createHostApp } from './app.ts';
import { CompositionStore } from './composition/composition-store.ts';
import { keepRelease } from './composition/keep-release.ts';
import { readConfig } from './config.ts';
import { Renderer } from './rendering/renderer.ts';

/** How often the registry is read again. */
const REFRESH_MS = 2_000;
const DEVELOPMENT_REFRESH_MS = 500;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const development = config.environment === 'development';
  const dist = path.resolve(import.meta.dirname, '..');
  const releaseFile = path.join(dist, 'release.json');
  const readHostRelease = async () => {
    const release = Release.parse(JSON.parse(await readFile(releaseFile, 'utf8')));
    await keepRelease(release, pathToFileURL(releaseFile), {
      cacheDir: config.cacheDir,
      compress: !development,
      wanted: (file) => file.startsWith('browser/'),
    });
    return release;
  };

  const hostRelease = await readHostRelease();
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
  const app = createHostApp({
    compositions,
    renderer,
    config: runtime,
    apiUrl: config.apiUrl,
    hostRelease,
    hostBase: `/host/${hostRelease.build}/`,
    cacheDir: config.cacheDir,
    publicDir: path.resolve(dist, '../public'),
    log,
    random: Math.random,
  });

  const refresh = setInterval(
    () => void compositions.refresh().catch((error: unknown) => log.error({ err: error }, 'refresh failed')),
    development ? DEVELOPMENT_REFRESH_MS : REFRESH_MS,
  );
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
