import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ApiEnvironment } from './api-environment.ts';

const EXPOSED = ['X-Request-ID', 'Retry-After'];

/**
 * Lets pages of these origins call the API with the guest's cookie. Hono's middleware answers preflights. On every
 * other response it sets its headers before the route runs, and Hono then copies the response through a web stream,
 * which costs more than the rest of a small response: those headers are set on the finished response instead.
 */
export function allowOrigins(publicOrigins: readonly string[]): MiddlewareHandler<ApiEnvironment> {
  const answerPreflight = cors({
    origin: (origin) => (publicOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Last-Event-ID',
      'X-Request-ID',
      'X-Demo-Guest',
    ],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
    await next();
    const origin = c.req.header('origin');
    const { headers } = c.res;
    if (origin !== undefined && publicOrigins.includes(origin))
      headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-credentials', 'true');
    headers.set('access-control-expose-headers', EXPOSED.join(','));
    headers.append('vary', 'Origin');
    return undefined;
  };
}
