import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ApiEnvironment } from './api-environment.ts';

/**
 * Lets a route take over the connection after the response head, with all its headers, is sent. A `Response` with a
 * body costs a web stream, a reader, and promises for every chunk of every client: more memory than the connection
 * itself.
 */
export function withTakenOverAnswers(
  fetch: (request: Request, bindings: ApiEnvironment['Bindings']) => Response | Promise<Response>,
): (request: Request, bindings: HttpBindings | Http2Bindings) => Promise<Response> {
  return async (request, { incoming, outgoing }) => {
    // This API is served over HTTP/1.1 only; the listener's type allows both.
    const bindings: ApiEnvironment['Bindings'] = {
      ...({ incoming, outgoing } as HttpBindings),
      takeOver: null,
    };
    const response = await fetch(request, bindings);
    const { takeOver } = bindings;
    if (!takeOver || !bindings.outgoing) return response;
    // The listener's own, which would keep the request and its context for as long as the stream is open.
    bindings.outgoing.removeAllListeners('close');
    bindings.outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    takeOver(bindings.outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}
