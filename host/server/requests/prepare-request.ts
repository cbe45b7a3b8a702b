import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isLocalhost } from '../../src/subdomain-panel/is-localhost.ts';
import { publicUrl } from '../public-hosts/public-url.ts';
import { clientAddress } from './client-address.ts';

const HSTS = 'max-age=31536000; includeSubDomains';

/** Request data for every handler. */
export interface HostEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The address as the browser requested it. */
    url: URL;
    /** Origin of absolute addresses; empty for a host that is refused. */
    publicOrigin: string;
    clientAddress: string;
  };
}

const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/**
 * Sets the request's id, address and client, and the security headers of its response.
 *
 * @param trustProxy whether a proxy in front of this server sets the `x-forwarded-*` headers
 */
export const prepareRequest =
  (trustProxy: boolean): MiddlewareHandler<HostEnvironment> =>
  async (context, next) => {
    context.set('requestId', randomUUID().slice(0, 13));
    context.set('url', publicUrl(context, trustProxy));
    const socket = context.env?.incoming?.socket.remoteAddress ?? '';
    const forwarded = context.req.header('x-forwarded-for');
    context.set('clientAddress', clientAddress(socket, forwarded, trustProxy));
    await next();
    context.res.headers.set('x-request-id', context.get('requestId'));
    const { protocol, hostname } = context.get('url');
    // A browser that remembers it for localhost would refuse all other projects there.
    if (protocol === 'https:' && !isLocalhost(hostname)) {
      context.res.headers.set('strict-transport-security', HSTS);
    }
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
