import { isPlainHost } from '@bellkey/shared/server';
import type { Context } from 'hono';

/**
 * The URL that the browser asked for. Behind a proxy of one's own its forwarded headers are believed; otherwise they
 * are not looked at, since anybody can send them. What is no plain host name is not believed of a proxy either.
 */
export function publicUrl(context: Context, trustProxy: boolean): URL {
  const url = new URL(context.req.url);
  if (!trustProxy) return url;
  const protocol = context.req.header('x-forwarded-proto')?.split(',')[0]?.trim();
  const forwarded = context.req.header('x-forwarded-host')?.split(',')[0]?.trim() ?? '';
  const host = isPlainHost(forwarded) ? forwarded : url.host;
  const scheme = protocol === 'https' ? 'https:' : url.protocol;
  return new URL(`${scheme}//${host}${url.pathname}${url.search}`);
}
