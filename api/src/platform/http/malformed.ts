import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { problemResponse } from './problem.ts';

/** Methods that the API knows. Others (TRACE, CONNECT, invented ones) are refused before any route. */
export const KNOWN_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

// NUL, which no database text may contain, and halves of surrogate pairs, which UTF-8 cannot encode.
const NOT_TEXT = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether every text in a validated input, field names included, can be stored and sent. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !NOT_TEXT.test(value);
  if (Array.isArray(value)) return value.every(isWellFormed);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, field]) => isWellFormed(name) && isWellFormed(field));
}

/** Whether a path, a query or a form body decodes to valid text. */
export function decodes(part: string): boolean {
  try {
    return isWellFormed(decodeURIComponent(part));
  } catch {
    return false;
  }
}

/** Refuses addresses that are not valid text: broken percent-encoding, bytes that are not UTF-8, NUL. */
export const refuseMalformedAddress: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (!KNOWN_METHODS.has(c.req.method)) {
    return problemResponse({ code: 'method-not-allowed' }, c.var.requestId);
  }
  // Without a percent sign, an address that the server has written as a URL is plain ASCII.
  if (c.req.url.includes('%')) {
    const { pathname, search } = new URL(c.req.url);
    if (!decodes(pathname) || !decodes(search))
      return problemResponse({ code: 'malformed-address' }, c.var.requestId);
  }
  await next();
  return undefined;
};
