import { randomUUID } from 'node:crypto';
import { API_BODY_MAX_BYTES, isCutOff, PLAIN_PAGE_POLICY } from '@bellkey/shared/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { ApiEnvironment } from './api-environment.ts';
import { fromTrustedProxy } from './http-side.ts';
import type { HttpTrust } from './http-trust.ts';
import { refuseMalformedAddress } from './malformed.ts';
import { problemResponse } from './problem.ts';

/** An app without routes, with what every request passes through: ids, logs, headers, CORS, limits, and errors. */
export function createApp({ trust, log }: { trust: HttpTrust; log: Logger }): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.use(async (c, next) => {
    c.set('trust', trust);
    const given = fromTrustedProxy(c) ? c.req.header('x-request-id') : undefined;
    const requestId = given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (isPage && !c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', PLAIN_PAGE_POLICY);
    }
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - startedAt);
    c.var.log.info({ method, path, status: c.res.status, ms }, 'request');
  });
  app.use(
    cors({
      origin: (origin) => (trust.publicOrigins.includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'Last-Event-ID',
        'X-Request-ID',
        'X-Demo-Guest',
      ],
      exposeHeaders: ['X-Request-ID', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.use(refuseMalformedAddress);
  app.use(
    bodyLimit({
      maxSize: API_BODY_MAX_BYTES,
      onError: (c) => problemResponse({ code: 'body-too-large' }, c.get('requestId')),
    }),
  );
  app.notFound((c) =>
    problemResponse({ code: 'not-found', detail: 'The API has nothing at this address.' }, c.var.requestId),
  );
  app.onError((error, c) => {
    // The sender is gone or was cut off: no one reads the answer.
    if (isCutOff(c.env?.incoming)) return problemResponse({ code: 'malformed-json' }, c.var.requestId);
    c.var.log.error({ error }, 'request failed');
    return problemResponse({ code: 'internal' }, c.var.requestId);
  });
  return app;
}
