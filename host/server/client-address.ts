import { isIPv6 } from 'node:net';

/**
 * Where a request came from. Behind a proxy of one's own that is what the proxy saw, the last entry of its header: the
 * others anybody can send.
 */
export function clientAddress(socket: string, forwardedFor: string | undefined, trustProxy: boolean): string {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return seen || socket;
}

const MAPPED_IPV4 = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/** `cb00`, `7109` → `203.0.113.9`. */
function dotted(high: string, low: string): string {
  const bits = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/**
 * What an address counts as: IPv4 as it is, however it is written; of IPv6 the network, its first 64 bits, within which
 * a caller can have any address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const { hostname } = new URL(`http://[${plain}]`);
  const [, high, low] = MAPPED_IPV4.exec(hostname) ?? [];
  if (high && low) return dotted(high, low);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
