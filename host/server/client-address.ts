import { isIPv6 } from 'node:net';

/**
 * Where a request came from. Behind a proxy of one's own that is what the proxy saw, the last entry of its header: the
 * others anybody can send.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trustProxy: boolean): string {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return seen || socket;
}

/** The same for everybody who can have an address as they like: of IPv6 the network, its first 64 bits. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(mapped)) return mapped;
  const [head = '', tail] = mapped.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
