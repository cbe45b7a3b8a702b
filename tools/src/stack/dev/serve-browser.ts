import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { DEVELOPMENT_DIST, problemsOf } from './development-build.ts';
import type { Watch } from './watch-server.ts';

/** Where a dev server's files are, as browsers ask for them. */
export const devServerOrigin = (port: number) => `http://localhost:${port}`;

interface BrowserServer {
  /** The part's folder. */
  folder: string;
  configurations: Configuration[];
  port: number;
  onProblems(problems: string): void;
}

/**
 * Serves what browsers run of a part, with hot updates, to pages of any origin. Everything is on disk too, so that the
 * release plugin can hash it; `release.json` is served next to it.
 */
export function serveBrowser({ folder, configurations, port, onProblems }: BrowserServer): Watch {
  // Where each dev server listens is in the README; ours is the block that matters.
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
