import type { Context } from 'hono';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
  // Answered by this server already.
  'expect',
];
/** What the proxy says about the request itself; never taken from the browser. */
const OWN = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/**
 * Passes `/api/*` on to the product API, so that the browser sees one origin. Streams stay streams.
 *
 * @param apiUrl where the API listens, without a trailing slash
 */
export function apiProxy(apiUrl: string) {
  return async (context: Context): Promise<Response> => {
    const { req } = context;
    const url: URL = context.get('url');
    const headers = new Headers(req.raw.headers);
    for (const name of [...HOP_BY_HOP, ...OWN, 'host', 'accept-encoding', 'content-length'])
      headers.delete(name);
    headers.set('x-forwarded-host', url.host);
    headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
    headers.set('x-forwarded-for', context.get('clientAddress'));
    headers.set('x-request-id', context.get('requestId'));
    headers.set('accept-encoding', 'identity');
    // Not within the try: a body that does not arrive is no failure of the API.
    const body = req.method === 'GET' || req.method === 'HEAD' ? undefined : await req.arrayBuffer();
    try {
      const answer = await fetch(`${apiUrl}${url.pathname}${url.search}`, {
        method: req.method,
        headers,
        body,
        signal: req.raw.signal,
        redirect: 'manual',
      });
      const answerHeaders = new Headers(answer.headers);
      for (const name of HOP_BY_HOP) answerHeaders.delete(name);
      return new Response(answer.body, { status: answer.status, headers: answerHeaders });
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
