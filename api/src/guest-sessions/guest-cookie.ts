import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const PLAIN_NAME = 'bellkey_guest';
const HOST_NAME = '__Host-bellkey_guest';

/** The token of this browser's guest session, from the cookie that fits the scheme it came over. */
export function readGuestToken(c: Context, secure: boolean): string | null {
  return getCookie(c, secure ? HOST_NAME : PLAIN_NAME) ?? null;
}

/** Http-only, this site only, and over https bound to this very host and to https. */
export function writeGuestToken(c: Context, secure: boolean, token: string, maxAgeSeconds: number): void {
  setCookie(c, secure ? HOST_NAME : PLAIN_NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: maxAgeSeconds,
  });
}

export function clearGuestToken(c: Context, secure: boolean): void {
  deleteCookie(c, secure ? HOST_NAME : PLAIN_NAME, { path: '/', secure });
}
