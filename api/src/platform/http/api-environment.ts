import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { HttpTrust } from './http-trust.ts';

/** What the server passes with a request; absent in calls inside the process. */
interface Bindings extends Partial<HttpBindings> {
  /**
   * Null if a route may write the response body itself, as a live stream does (`withTakenOverAnswers`): it sets this
   * function, which is called once the head is sent. Absent if the response has to be a complete `Response`.
   */
  takeOver?: ((outgoing: ServerResponse) => void) | null;
}

/** The context of every route. */
export interface ApiEnvironment {
  Bindings: Bindings;
  Variables: { requestId: string; log: Logger; trust: HttpTrust };
}
