/** Longer than any address. Longer text is cut, so that it cannot fill memory. */
const ADDRESS_MAX_CHARS = 64;

/**
 * The network that an address is counted under. For IPv6 that is its first 64 bits, because anyone with one such
 * address has all of them. An IPv4 address is its own network, also when written as IPv6 (`::ffff:203.0.113.9`, in any
 * spelling). Text that is not an address is returned as it is.
 *
 * @param address as the socket or a trusted proxy reports it, with or without a zone (`fe80::1%eth0`), brackets or the
 *   caller's port, which some proxies add: each connection has another port
 */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .slice(0, ADDRESS_MAX_CHARS)
    .replace(/^"|"$/g, '')
    .replace(/^(\d+(?:\.\d+){3}|\[.*\]):\d+$/, '$1')
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  const url = `http://[${bare}]/`;
  if (!bare.includes(':') || !URL.canParse(url)) return bare;
  // A parsed URL has one spelling: lower case, no leading zeros, no dotted part.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
