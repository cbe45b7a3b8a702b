import type { Context } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { fromTrustedProxy, requestScheme } from './http-side.ts';

/**
 * Whether a page of another site made the browser send this. Writes with the guest's cookie are refused then;
 * SameSite=Lax is the first lock, this the second. Callers that are no browsers send neither header.
 */
export function isCrossSite(c: Context<ApiEnvironment>): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined && c.var.trust.publicOrigins.includes(origin)) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const forwardedHost = fromTrustedProxy(c) ? c.req.header('x-forwarded-host') : undefined;
  const host = forwardedHost ?? c.req.header('host') ?? new URL(c.req.url).host;
  return origin !== `${requestScheme(c)}://${host}`;
}
