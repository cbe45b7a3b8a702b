import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { DEVELOPMENT_DIST, problemsOf } from './development-build.ts';
import type { Watch } from './watch-server.ts';

/** Path of a dev server's files for browsers. */
export const devServerOrigin = (port: number) => `http://localhost:${port}`;

interface BrowserServer {
  /** The part's folder. */
  folder: string;
  configurations: Configuration[];
  port: number;
  onProblems(problems: string): void;
}

/**
 * Serves a part's browser build, with hot updates, to pages of any origin. Everything is on disk as well, so that the
 * release plugin can hash it; `release.json` is served next to it.
 */
export function serveBrowser({ folder, configurations, port, onProblems }: BrowserServer): Watch {
  // The README lists the dev servers' addresses; our own block is what matters.
  const compiler = rspack(
    configurations.map((configuration) => ({ ...configuration, infrastructureLogging: { level: 'error' } })),
  );
  let resolveFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  compiler.hooks.done.tap('bellkey-dev', (stats) => {
    const problems = problemsOf(stats);
    if (problems === null) resolveFirst();
    else onProblems(problems);
  });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { publicPath: '/', writeToDisk: true, stats: 'none' },
      static: { directory: path.join(folder, DEVELOPMENT_DIST), watch: false },
      setupExitSignals: false,
    },
    compiler,
  );
  const started = server.start();
  return {
    first: started.then(() => first),
    close: async () => {
      await started.catch(() => undefined);
      await server.stop();
    },
  };
}
