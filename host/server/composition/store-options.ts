import type { Logger } from 'pino';
import type { PlainHttp } from '../registry/location.ts';
import type { Deployment } from './deployment.ts';

/** Sources of the composition store, and its callbacks. */
export interface StoreOptions {
  registry: string;
  cacheDir: string;
  /** Where the host keeps state across restarts: the numbers of served releases. */
  dataDir: string;
  /** Path or URL of `trust.json`; null accepts only unsigned releases of this machine. */
  trust: string | null;
  allowedOrigins: readonly string[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  development: boolean;
  /** From where releases may be loaded without encryption. */
  plainHttp: PlainHttp;
  /** Releases that failed in browsers or in the renderer, and must not be served. */
  isQuarantined(remote: string, build: string): boolean;
  /** Called and awaited before a deployment is served, so that no visitor waits for a cold renderer. */
  prepare(deployment: Deployment): Promise<void>;
  /** Called with the served deployment after every check of the registry; all other prepared ones may be dropped. */
  settled(deployment: Deployment): void;
  now(): number;
}
