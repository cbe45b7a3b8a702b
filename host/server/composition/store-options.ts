import type { Logger } from 'pino';
import type { PlainHttp } from '../registry/location.ts';
import type { Deployment } from './deployment.ts';

/** Where the composition store reads from, and what it notifies. */
export interface StoreOptions {
  registry: string;
  cacheDir: string;
  /** Where the host keeps what it has to know again after a restart: the numbers of what it served. */
  dataDir: string;
  /** Path or URL of `trust.json`; null takes unsigned releases of this machine, and no others. */
  trust: string | null;
  allowedOrigins: readonly string[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  development: boolean;
  /** From where releases may be read without encryption. */
  plainHttp: PlainHttp;
  /** Releases that failed in browsers or in the renderer, and are not to be served. */
  isQuarantined(remote: string, build: string): boolean;
  /** Called with what is about to be served, and waited for, so that no visitor meets a cold renderer. */
  prepare(deployment: Deployment): Promise<void>;
  /** Called with what is served after every look at the registry: what was prepared for anything else may go. */
  settled(deployment: Deployment): void;
  now(): number;
}
