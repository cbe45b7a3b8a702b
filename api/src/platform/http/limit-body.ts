import { apiBodyMaxBytes } from '@bellkey/shared/server';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnvironment } from './api-environment.ts';
import { problemResponse } from './problem.ts';

/**
 * Refuses bodies that are too large. Hono's middleware inspects the body's stream, which requires a second Request; a
 * request without a body, or with a small declared length, passes before that.
 */
export function limitBody(): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    const maxSize = apiBodyMaxBytes(c.req.path);
    if (isShort(c.req, maxSize)) return next();
    return bodyLimit({
      maxSize,
      onError: (c) => problemResponse({ code: 'body-too-large' }, c.get('requestId')),
    })(c, next);
  };
}

function isShort(request: HonoRequest, maxSize: number): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const length = request.header('content-length');
  // HTTP ends such a body at its declared length; with a transfer encoding, the length means nothing.
  if (length === undefined || request.header('transfer-encoding') !== undefined) return false;
  return /^\d+$/.test(length) && Number(length) <= maxSize;
}
