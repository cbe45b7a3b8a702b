import { isPlainHost } from '@bellkey/shared/server';
import type { Context } from 'hono';

/**
 * The URL that the browser asked for. Behind our own proxy its forwarded headers are trusted; otherwise they are
 * ignored, because anyone can send them. A value that is not a plain host name is not trusted from a proxy either.
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
