import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A cookie that only this API reads. */
export interface SecretCookie {
  /** Its value, from the cookie that matches the request's scheme; null when the browser has none. */
  read(c: Context, secure: boolean): string | null;
  write(c: Context, secure: boolean, value: string, maxAgeSeconds: number): void;
  clear(c: Context, secure: boolean): void;
}

/** Http-only, same-site, and over https bound to this exact host and to https. */
function secretCookie(name: string): SecretCookie {
  const nameOver = (secure: boolean) => (secure ? `__Host-${name}` : name);
  return {
    read: (c, secure) => getCookie(c, nameOver(secure)) ?? null,
    write(c, secure, value, maxAgeSeconds) {
      setCookie(c, nameOver(secure), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: maxAgeSeconds,
      });
    },
    clear(c, secure) {
      deleteCookie(c, nameOver(secure), { path: '/', secure });
    },
  };
}

/** The token of this browser's guest session. */
export const guestCookie = secretCookie('bellkey_guest');
/** The token that binds attempts to sign in at a provider to this browser. */
export const signInCookie = secretCookie('bellkey_sign_in');
