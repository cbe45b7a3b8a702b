import { type PlaceCode, parsePlaceCode } from '@bellkey/shared/api';
import { brands, detectSubdomain } from '@bellkey/shared/brand';

/** What a picture, a link or typing turned out to hold. */
export type Scanned =
  | { kind: 'code'; code: PlaceCode }
  /** A link to somewhere else: shown to the person, never opened, because a sticker can be pasted over ours. */
  | { kind: 'foreign'; host: string }
  | { kind: 'malformed' };

const OWN_SUBDOMAINS = new Set(brands.map((brand) => brand.key));

/** The base domain that a page's host belongs to: `harbourline.bellkey.example` and `bellkey.example` share one. */
function isOwnHost(host: string, here: string): boolean {
  if (host === here) return true;
  const domainOf = (hostname: string) => {
    const { subdomain, baseDomain } = detectSubdomain(hostname);
    return subdomain !== null && OWN_SUBDOMAINS.has(subdomain) ? baseDomain : hostname;
  };
  return domainOf(host) === domainOf(here);
}

/**
 * Reads what a camera or a person gave us. Codes come as links of ours (`https://<host>/scan-qr?c=<code>`) or bare.
 *
 * @param here this page's host name; links of its base domain and of our co-brands there are ours
 */
export function readScanned(text: string, here: string): Scanned {
  const trimmed = text.trim();
  const link = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? asUrl(trimmed) : null;
  if (!link) return asCode(trimmed);
  if (!/^https?:$/.test(link.protocol) || !isOwnHost(link.hostname, here)) {
    return { kind: 'foreign', host: link.hostname || link.protocol };
  }
  if (link.pathname.replace(/\/$/, '') !== '/scan-qr') return { kind: 'malformed' };
  return asCode(link.searchParams.get('c') ?? '');
}

function asCode(text: string): Scanned {
  const code = parsePlaceCode(text);
  return code ? { kind: 'code', code } : { kind: 'malformed' };
}

function asUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
