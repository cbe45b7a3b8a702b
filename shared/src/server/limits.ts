import { BRAND_MARK_MAX_BYTES, PHOTO_MAX_BYTES } from '../api/platform/limits.ts';

/** Most bytes in the body of a request to the API (`/api/*`) that sends no file. */
export const API_BODY_MAX_BYTES = 64 * 1024;

/** Paths of the API that accept a file, and how many bytes it may have: the `upload` of their operations. */
const UPLOADS: ReadonlyMap<string, number> = new Map([
  ['/api/guest/photos', PHOTO_MAX_BYTES],
  ['/api/staff/photos', PHOTO_MAX_BYTES],
  ['/api/staff/settings/brand/mark', BRAND_MARK_MAX_BYTES],
  ['/api/staff/settings/brand/picture', PHOTO_MAX_BYTES],
]);

/**
 * Most bytes in the body of a request to this path or target of the API, at the host's proxy as at the API itself. The
 * query does not count.
 */
export function apiBodyMaxBytes(target: string): number {
  return UPLOADS.get(target.split('?', 1)[0] ?? '') ?? API_BODY_MAX_BYTES;
}

/** Most bytes in the body of any other request to the host: reports from browsers are the longest. */
export const SHELL_BODY_MAX_BYTES = 16 * 1024;

/** How long a caller may take to send, in milliseconds. Responses have no limit: live events never end. */
export interface RequestTimes {
  /** For the head of a request. */
  headMs: number;
  /** For all of a request, head and body. */
  requestMs: number;
  /** How often open requests are checked against both. */
  checkMs: number;
}

export const REQUEST_TIMES: RequestTimes = { headMs: 10_000, requestMs: 20_000, checkMs: 1_000 };
