import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { KNOWN_METHODS } from './malformed.ts';
import { problemResponse } from './problem.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** What a request cannot even be handed to the routes with. Node itself answers what is not HTTP at all. */
function refuse(
  response: Parameters<RequestListener>[1],
  code: 'method-not-allowed' | 'malformed-address',
): void {
  const requestId = randomUUID();
  const problem = problemResponse({ code }, requestId);
  void problem.text().then((body) => {
    response.writeHead(problem.status, {
      ...Object.fromEntries(problem.headers),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      connection: 'close',
    });
    response.end(body);
  });
}

/**
 * An HTTP server for the API. `Request` cannot be made of every HTTP request (TRACE, an address that is no URL): those
 * are answered here, as problems, instead of failing on their way to the routes.
 */
export function createApiServer(fetch: Fetch): Server {
  const listener = getRequestListener(fetch);
  return createServer((request, response) => {
    if (!KNOWN_METHODS.has(request.method ?? '')) return refuse(response, 'method-not-allowed');
    const { url = '', headers } = request;
    if (!url.startsWith('/') || !URL.canParse(`http://${headers.host ?? 'localhost'}${url}`)) {
      return refuse(response, 'malformed-address');
    }
    return void listener(request, response);
  });
}
