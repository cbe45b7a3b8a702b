import { type PlaceCode, parsePlaceCode } from '@bellkey/shared/api';
import { detectSubdomain } from '@bellkey/shared/brand';

/** The content of a picture, a link or an input. */
export type Scanned =
  | { kind: 'code'; code: PlaceCode }
  /** A link to another site: shown to the guest, never opened, because a sticker can be pasted over ours. */
  | { kind: 'foreign'; host: string }
  | { kind: 'malformed' };

/**
 * Whether a host belongs to the deployment that this page's host does: the base domain, or one label under it. Brands
 * and properties live there, and who may is the deployment's to say. Nothing is opened there in any case: of a link of
 * ours only the code is taken, and asked about here.
 */
function isOwnHost(host: string, here: string): boolean {
  const bases = new Set([here, detectSubdomain(here).baseDomain]);
  return bases.has(host) || (host.includes('.') && bases.has(host.slice(host.indexOf('.') + 1)));
}

/**
 * Parses what a camera or a person provides. Codes come as links of ours (`https://<host>/scan-qr?c=<code>`) or bare.
 *
 * @param here this page's host name; links of its base domain, and of brands and properties there, are ours
 */
export function parseScanned(text: string, here: string): Scanned {
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
