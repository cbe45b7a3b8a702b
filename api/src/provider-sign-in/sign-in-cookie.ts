import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const PLAIN_NAME = 'bellkey_sign_in';
const HOST_NAME = '__Host-bellkey_sign_in';

/** The token that binds attempts to this browser, from the cookie that fits the scheme it came over. */
export function readSignInToken(c: Context, secure: boolean): string | null {
  return getCookie(c, secure ? HOST_NAME : PLAIN_NAME) ?? null;
}

/** Http-only, this site only, and over https bound to this very host and to https. */
export function writeSignInToken(c: Context, secure: boolean, token: string, maxAgeSeconds: number): void {
  setCookie(c, secure ? HOST_NAME : PLAIN_NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: maxAgeSeconds,
  });
}
