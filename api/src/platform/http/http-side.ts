import { networkOf } from '@bellkey/shared/network';
import type { Context } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { DEMO_GUEST_HEADER, isDemoGuestToken } from './demo-tokens.ts';
import { guestCookie, signInCookie } from './secret-cookie.ts';

/** What an operation may know of its HTTP request, and set on the response. */
export interface HttpSide {
  /** The Idempotency-Key, for operations that store their answers themselves. */
  idempotencyKey: string | undefined;
  /** The host name that the browser asked for. */
  hostname: string;
  /** The network of the caller's address, as far as it can be trusted: limits count by it. */
  address: string;
  acceptLanguage: string | undefined;
  /** The origin of the sending page, as the browser reports it; null when it does not. */
  origin: string | null;
  /** The same, or the origin under which the API itself was called: the base of generated addresses. */
  pageOrigin: string;
  /** The secret that binds a sign-in at a provider to the browser that started it; null before the first. */
  signInToken: string | null;
  setSignInToken(token: string, maxAgeSeconds: number): void;
  guestToken: string | null;
  setGuestToken(token: string, expiresAt: Date): void;
  clearGuestToken(): void;
}

/** The address at the other end of the socket; empty without a socket (a call inside the process). */
export function peerAddress(c: Context<ApiEnvironment>): string {
  return (c.env?.incoming?.socket?.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether the other end is our own proxy, whose X-Forwarded-* headers name the real caller. */
export function fromTrustedProxy(c: Context<ApiEnvironment>): boolean {
  return c.get('trust').trustedProxies.includes(peerAddress(c));
}

/** The scheme that the browser used. */
export function requestScheme(c: Context<ApiEnvironment>): 'http' | 'https' {
  const forwarded = fromTrustedProxy(c)
    ? c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
    : undefined;
  if (forwarded) return forwarded === 'https' ? 'https' : 'http';
  // An absolute address, as the server or `Request` has written it.
  return c.req.url.startsWith('https:') ? 'https' : 'http';
}

/** The host that the browser asked for, with its port. */
export function requestHost(c: Context<ApiEnvironment>): string {
  const forwarded = fromTrustedProxy(c) ? c.req.header('x-forwarded-host') : undefined;
  return forwarded ?? c.req.header('host') ?? new URL(c.req.url).host;
}

/** An Origin header that names a page; undefined for `null` and anything malformed. */
function originOf(header: string | undefined): string | undefined {
  return header && /^https?:/.test(header) && URL.canParse(header) ? new URL(header).origin : undefined;
}

/** The caller's address. The last entry is from our own proxy; the caller could have invented those before it. */
function addressOf(c: Context<ApiEnvironment>): string {
  const forwarded = fromTrustedProxy(c)
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return networkOf(forwarded || peerAddress(c) || 'local');
}

/**
 * What an operation may know of its HTTP request, and set on the response. Each part is read when it is asked for: most
 * operations need one or two.
 *
 * @param now by the API's clock, which tells how long a cookie has to live
 */
export function httpSide(c: Context<ApiEnvironment>, now: () => Date): HttpSide {
  const secure = requestScheme(c) === 'https';
  const demoGuest = c.req.header(DEMO_GUEST_HEADER);
  // An operation asks for it several times.
  let guestToken: string | null | undefined;
  return {
    get address() {
      return addressOf(c);
    },
    get acceptLanguage() {
      return c.req.header('accept-language');
    },
    get idempotencyKey() {
      return c.req.header('idempotency-key');
    },
    get hostname() {
      return requestHost(c).replace(/:\d+$/, '');
    },
    get origin() {
      return c.req.header('origin') ?? null;
    },
    get pageOrigin() {
      return originOf(c.req.header('origin')) ?? `${requestScheme(c)}://${requestHost(c)}`;
    },
    get signInToken() {
      return signInCookie.read(c, secure);
    },
    setSignInToken: (token, maxAgeSeconds) => signInCookie.write(c, secure, token, maxAgeSeconds),
    get guestToken() {
      // The browser may hold a real guest's cookie, which a demo must neither use nor change.
      if (demoGuest !== undefined) return isDemoGuestToken(demoGuest) ? demoGuest : null;
      guestToken ??= guestCookie.read(c, secure);
      return guestToken;
    },
    setGuestToken(token, expiresAt) {
      if (demoGuest !== undefined) return;
      const maxAgeSeconds = Math.max(0, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000));
      guestCookie.write(c, secure, token, maxAgeSeconds);
    },
    clearGuestToken() {
      if (demoGuest === undefined) guestCookie.clear(c, secure);
    },
  };
}
