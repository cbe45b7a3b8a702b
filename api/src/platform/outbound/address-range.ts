import ipaddr from 'ipaddr.js';

/** Where an address leads, as far as a connection to it matters. */
export type AddressRange =
  /** The public internet. */
  | 'public'
  /** This machine. */
  | 'loopback'
  /** A network behind this server: private, shared (CGNAT), unique-local or the old site-local. */
  | 'private'
  /** Never a language model: metadata, link-local, multicast, unspecified, test and reserved ranges. */
  | 'never';

const PRIVATE = new Set(['private', 'carrierGradeNat', 'uniqueLocal', 'deprecatedSiteLocal']);

/** IPv6 that may be routed at all (RFC 4291 and IANA’s registry); everything else is not allocated. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Metadata addresses of clouds, which serve a machine's own secrets. Some are in ranges that are otherwise private or
 * public. AWS, Azure and others use 169.254.169.254 too, which is link-local.
 */
const METADATA = new Set(
  ['100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(
    (address) => ipaddr.parse(address).toString(),
  ),
);

/** The IPv4 address that an IPv6 address translates to, with its ranges; null for all others. */
function translatedTo(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = address.toByteArray();
  const at = (start: number) => new ipaddr.IPv4(bytes.slice(start, start + 4));
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return at(12);
    case '6to4':
      return at(2);
    default:
      return null;
  }
}

function rangeOfPlain(address: ipaddr.IPv4 | ipaddr.IPv6): AddressRange {
  if (METADATA.has(address.toString())) return 'never';
  const range = address.range();
  if (range === 'loopback') return 'loopback';
  if (PRIVATE.has(range)) return 'private';
  if (range !== 'unicast') return 'never';
  return address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST) ? 'never' : 'public';
}

/**
 * Where an IP address leads. A translated address (`64:ff9b::/96`, `2002::/16`, `::ffff:0:0/96` and their kin) leads
 * where its IPv4 address leads, but never counts as public: a language model on the internet has its own address, and a
 * translator may be in any network.
 *
 * @param text an address as a resolver or a URL’s host returns it, without brackets
 * @returns `never` for anything that is not an address
 */
export function rangeOf(text: string): AddressRange {
  // Resolvers and URLs use four decimal parts. Parsers differ on anything else.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return 'never';
  const address = ipaddr.parse(text);
  const translated = address instanceof ipaddr.IPv6 ? translatedTo(address) : null;
  if (!translated) return rangeOfPlain(address);
  const range = rangeOfPlain(translated);
  return range === 'public' ? 'private' : range;
}
