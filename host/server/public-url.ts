import type { Context } from 'hono';

/**
 * The URL that the browser asked for. Behind a proxy of one's own its forwarded headers are believed; otherwise they
 * are not looked at, since anybody can send them.
 */
export function publicUrl(context: Context, trustProxy: boolean): URL {
  const url = new URL(context.req.url);
  if (!trustProxy) return url;
  const protocol = context.req.header('x-forwarded-proto')?.split(',')[0]?.trim();
  const host = context.req.header('x-forwarded-host')?.split(',')[0]?.trim();
  const origin = `${protocol === 'https' ? 'https' : url.protocol.replace(':', '')}://${host ?? url.host}`;
  return URL.canParse(origin) ? new URL(`${url.pathname}${url.search}`, origin) : url;
}
