import { API_BODY_MAX_BYTES } from '@bellkey/shared/server';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnvironment } from './api-environment.ts';
import { problemResponse } from './problem.ts';

/**
 * Refuses bodies that are too large. Hono's middleware inspects the body's stream, which requires a second Request; a
 * request without a body, or with a small declared length, passes before that.
 */
export function limitBody(): MiddlewareHandler<ApiEnvironment> {
  const limit = bodyLimit({
    maxSize: API_BODY_MAX_BYTES,
    onError: (c) => problemResponse({ code: 'body-too-large' }, c.get('requestId')),
  });
  return (c, next) => (isShort(c.req) ? next() : limit(c, next));
}

function isShort(request: HonoRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const length = request.header('content-length');
  // HTTP ends such a body at its declared length; with a transfer encoding, the length means nothing.
  if (length === undefined || request.header('transfer-encoding') !== undefined) return false;
  return /^\d+$/.test(length) && Number(length) <= API_BODY_MAX_BYTES;
}
