import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { HttpTrust } from './http-trust.ts';

/** What the server hands over with a request; nothing of it in calls inside the process. */
interface Bindings extends Partial<HttpBindings> {
  /** Set by a route that writes its answer's body by itself, as a live stream does; called once the head is sent. */
  takeOver?: (outgoing: ServerResponse) => void;
}

/** What every route finds in its context. */
export interface ApiEnvironment {
  Bindings: Bindings;
  Variables: { requestId: string; log: Logger; trust: HttpTrust };
}
