import { randomUUID } from 'node:crypto';
import { isCutOff, PLAIN_PAGE_POLICY } from '@bellkey/shared/server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnvironment } from './api-environment.ts';
import { allowOrigins } from './cross-origin.ts';
import { fromTrustedProxy } from './http-side.ts';
import type { HttpTrust } from './http-trust.ts';
import { limitBody } from './limit-body.ts';
import { refuseMalformedAddress } from './malformed.ts';
import { problemResponse } from './problem.ts';

/** An app without routes, with the middleware of every request: ids, logs, headers, CORS, limits, and errors. */
export function createApp({ trust, log }: { trust: HttpTrust; log: Logger }): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.use(async (c, next) => {
    c.set('trust', trust);
    const given = fromTrustedProxy(c) ? c.req.header('x-request-id') : undefined;
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log);
    const startedAt = performance.now();
    await next();
    const { headers } = c.res;
    headers.set('x-request-id', requestId);
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    const isPage = headers.get('content-type')?.startsWith('text/html');
    if (isPage && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', PLAIN_PAGE_POLICY);
    }
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - startedAt);
    log.info({ requestId, method, path, status: c.res.status, ms }, 'request');
  });
  app.use(allowOrigins(trust.publicOrigins));
  app.use(refuseMalformedAddress);
  app.use(limitBody());
  app.notFound((c) =>
    problemResponse({ code: 'not-found', detail: 'The API has nothing at this address.' }, c.var.requestId),
  );
  app.onError((error, c) => {
    // The sender has gone or was cut off: no one reads the response.
    if (isCutOff(c.env?.incoming)) return problemResponse({ code: 'malformed-json' }, c.var.requestId);
    log.error({ requestId: c.var.requestId, error }, 'request failed');
    return problemResponse({ code: 'internal' }, c.var.requestId);
  });
  return app;
}
