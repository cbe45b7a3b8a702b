import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import * as messages from '../../messages/compiled/refusals/en.ts';
import { connectApi } from './ask-api.ts';

/** Headers that this server sets itself and never takes from the browser, or that are not for the API. */
const NOT_PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
  // Answered by this server already.
  'expect',
  'host',
  'content-length',
];
/** Headers about the connection to the API rather than its response. */
const NOT_PASSED_BACK = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const WITHOUT_BODY = new Set([204, 304]);

/** A browser's headers for the API: with the client's address and the requested host as this server saw them. */
export function forwardedHeaders(context: Context): Record<string, string> {
  const url = context.get('url');
  const headers: Record<string, string> = context.req.header();
  for (const name of NOT_PASSED_ON) delete headers[name];
  headers['x-forwarded-host'] = url.host;
  headers['x-forwarded-proto'] = url.protocol.replace(':', '');
  headers['x-forwarded-for'] = context.get('clientAddress');
  headers['x-request-id'] = context.get('requestId');
  // Within one machine compression costs more than it saves.
  headers['accept-encoding'] = 'identity';
  return headers;
}

/**
 * Proxies `/api/*` to the product API, so that the browser sees one origin. Streams are
 * passed on as they arrive; when the browser aborts a request, so does the proxy.
 *
 * @param apiUrl where the API listens, without a trailing slash
 */
export function apiProxy(apiUrl: string) {
  const askApi = connectApi(apiUrl);
  return async (context: Context): Promise<Response> => {
    const { req } = context;
    const url = context.get('url');
    const headers = forwardedHeaders(context);
    // Outside the try, and not streamed: an incomplete body is not a failure of the API.
    const body =
      req.method === 'GET' || req.method === 'HEAD' ? undefined : new Uint8Array(await req.arrayBuffer());
    if (body) headers['content-length'] = String(body.byteLength);
    try {
      const answer = await askApi({
        method: req.method,
        target: `${url.pathname}${url.search}`,
        headers,
        body,
        onCancel: (cancel) => onLeave(context, cancel),
      });
      return await passBack(context, answer);
    } catch {
      return context.json(
        {
          code: 'unreachable',
          status: 502,
          title: messages.unreachableTitle,
          detail: messages.unreachableText,
          requestId: context.get('requestId'),
        },
        502,
        { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      );
    }
  };
}

/** Calls back when the browser leaves before its response is complete. */
function onLeave({ env, req }: Context, leave: () => void): void {
  const { outgoing } = (env ?? {}) as Partial<HttpBindings>;
  // Over a socket, the request's signal would cost more than the call itself.
  if (outgoing) {
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) leave();
    });
  } else {
    req.raw.signal.addEventListener('abort', leave, { once: true });
  }
}

/** A response of known length is sent whole; one that is written piece by piece, as it arrives. */
async function passBack(context: Context, answer: IncomingMessage): Promise<Response> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !NOT_PASSED_BACK.has(name)) headers[name] = value;
  }
  const status = (answer.statusCode ?? 502) as StatusCode;
  if (context.req.method === 'HEAD' || WITHOUT_BODY.has(status)) {
    answer.resume();
    return context.newResponse(null, status, headers);
  }
  if (answer.headers['content-length'] !== undefined) {
    return context.newResponse(new Uint8Array(await buffer(answer)), status, headers);
  }
  return context.newResponse(Readable.toWeb(answer) as ReadableStream, status, headers);
}
