import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { BUCKETS } from '../composition/canary-share.ts';

const PLAIN_NAME = 'bellkey_bucket';
const HOST_NAME = '__Host-bellkey_bucket';
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The bucket in this browser's cookie, or null. */
export function parseBucket(context: Context, secure: boolean): number | null {
  const text = getCookie(context, secure ? HOST_NAME : PLAIN_NAME);
  if (!text || !/^\d{1,4}$/.test(text)) return null;
  return Number(text);
}

/**
 * Puts a browser into one of ten thousand buckets, for half a year: it decides which releases the browser gets. The
 * number is random, shared by many people, and nothing is stored under it.
 */
export function newBucket(context: Context, secure: boolean, random: () => number): number {
  const bucket = Math.floor(random() * BUCKETS);
  setCookie(context, secure ? HOST_NAME : PLAIN_NAME, String(bucket), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: MAX_AGE_SECONDS,
  });
  return bucket;
}
