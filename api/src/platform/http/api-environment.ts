import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { HttpTrust } from './http-trust.ts';

/** What the server hands over with a request; nothing of it in calls inside the process. */
interface Bindings extends Partial<HttpBindings> {
  /**
   * Null where a route may write its answer's body by itself, as a live stream does (`withTakenOverAnswers`): it sets this,
   * which is called once the head is sent. Absent where an answer has to be a `Response` as a whole.
   */
  takeOver?: ((outgoing: ServerResponse) => void) | null;
}

/** What every route finds in its context. */
export interface ApiEnvironment {
  Bindings: Bindings;
  Variables: { requestId: string; log: Logger; trust: HttpTrust };
}
