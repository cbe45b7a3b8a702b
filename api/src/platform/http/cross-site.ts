import type { Context } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { requestHost, requestScheme } from './http-side.ts';

/**
 * Whether a page of another site made the browser send this. Writes with the guest's cookie are refused then;
 * SameSite=Lax is the first protection, this the second. Other programs send neither header.
 */
export function isCrossSite(c: Context<ApiEnvironment>): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined && c.get('trust').publicOrigins.includes(origin)) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return origin !== `${requestScheme(c)}://${requestHost(c)}`;
}
