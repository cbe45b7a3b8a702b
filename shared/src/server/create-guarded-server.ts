import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { findMalformed } from './find-malformed.ts';
import { REQUEST_TIMES, type RequestTimes } from './limits.ts';
import {
  headTooLarge,
  malformed,
  type RequestRefusal,
  refusalAnswer,
  tooLarge,
  tooSlow,
} from './request-problem.ts';

/** How long a refused caller may keep sending, so that the response arrives before the connection is cut. */
const LINGER_MS = 500;

interface GuardOptions {
  /** Most bytes in the body of a request to this target (path and query). */
  bodyLimit(target: string): number;
  times?: RequestTimes;
}

/**
 * An HTTP server that answers malformed, oversized and slow requests with a problem document before `listener` sees
 * them, and stores nothing of what it refuses. The listener counts a body without a declared length while it reads.
 *
 * @param listener from `getRequestListener` of `@hono/node-server`
 */
export function createGuardedServer(
  listener: RequestListener | ((request: IncomingMessage, response: ServerResponse) => Promise<unknown>),
  { bodyLimit, times = REQUEST_TIMES }: GuardOptions,
): Server {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const options = {
    headersTimeout: times.headMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    // Refusals have the same format as all others.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    answering.set(request.socket, response);
    const fault = findMalformed(request);
    if (fault) return refuse(request, response, malformed(fault));
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > bodyLimit(request.url ?? '')) return refuse(request, response, tooLarge);
    void listener(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket);
    const midway = response?.headersSent && !response.writableFinished;
    if (!socket.writable || midway || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(rawAnswer(refusalOf(error)), () => socket.destroy());
  });
  server.on('checkExpectation', (request, response) => {
    refuse(request, response, malformed('This expectation cannot be met.'));
  });
  // This server tunnels nothing.
  server.on('connect', (_, socket) => {
    socket.end(rawAnswer(malformed('This method is not used here.')), () => socket.destroy());
  });
  return server;
}

/** Whether the caller went away, or was cut off for being slow, before the whole request arrived. */
export const isCutOff = (request: IncomingMessage | undefined): boolean =>
  Boolean(request?.destroyed && !request.complete);

function refusalOf({ code }: NodeJS.ErrnoException): RequestRefusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  if (code === 'HPE_HEADER_OVERFLOW') return headTooLarge;
  return malformed('This is not HTTP as it should be.');
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: RequestRefusal): void {
  const { headers, body } = refusalAnswer(refusal);
  response.writeHead(refusal.status, headers).end(body);
  // Discards what still arrives for a moment, then cuts the connection.
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(cut));
}

function rawAnswer(refusal: RequestRefusal): string {
  const { headers, body } = refusalAnswer(refusal);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n');
}
