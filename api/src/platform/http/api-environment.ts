import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { HttpTrust } from './http-trust.ts';

/** What every route finds in its context. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Logger; trust: HttpTrust };
}
