import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

/** Set by this server about the request, and never taken from the browser; or not for the API. */
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

/** Without an encoding of its own, `fetch` asks for one and decodes it: work for nothing within one machine. */
const fetchIdentity = (request: Request): Promise<Response> => {
  request.headers.set('accept-encoding', 'identity');
  return fetch(request);
};

/**
 * Proxies `/api/*` to the product API, so that the browser sees one origin. Streams stay streams; a request that the
 * browser aborts is aborted at the API.
 *
 * @param apiUrl where the API listens, without a trailing slash
 */
export function apiProxy(apiUrl: string) {
  return async (context: Context): Promise<Response> => {
    const { req } = context;
    const url: URL = context.get('url');
    const headers = new Headers(req.raw.headers);
    for (const name of NOT_PASSED_ON) headers.delete(name);
    headers.set('x-forwarded-host', url.host);
    headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
    headers.set('x-forwarded-for', context.get('clientAddress'));
    headers.set('x-request-id', context.get('requestId'));
    // Outside the try, and not streamed: a body that does not arrive is no failure of the API.
    const body = req.method === 'GET' || req.method === 'HEAD' ? undefined : await req.arrayBuffer();
    try {
      return await proxy(`${apiUrl}${url.pathname}${url.search}`, {
        method: req.method,
        headers,
        body,
        signal: req.raw.signal,
        redirect: 'manual',
        customFetch: fetchIdentity,
      });
    } catch {
      return context.json(
        {
          code: 'unreachable',
          status: 502,
          title: 'The service can’t be reached',
          detail: 'Our service did not answer. What you typed is kept; try again in a moment.',
          requestId: context.get('requestId'),
        },
        502,
        { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      );
    }
  };
}
