import type { IncomingMessage } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Headers that a proxy could read differently from us when they are repeated. */
const ONCE: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type', 'content-length']);
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a `Host` is a name or an address with an optional port, so that it can be part of a URL. */
export const isPlainHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}/`);

/** Targets as the product's own pages send them; nothing below is wrong with one unless it has two slashes in a row. */
const PLAIN_TARGET = /^\/[\w.~/-]*(?:\?[\w.~=&:,-]*)?$/;

function findInTarget(target: string): string | null {
  if (PLAIN_TARGET.test(target) && !target.includes('//')) return null;
  if (!target.startsWith('/')) return 'The request target must be a path.';
  const [path = ''] = target.split('?');
  // Browsers treat a backslash in a path as a slash.
  if (path.includes('\\')) return 'The path has a backslash.';
  if (/%00/.test(target)) return 'The address has a NUL character.';
  try {
    decodeURIComponent(path);
  } catch {
    return 'The path has a percent sign that begins no character.';
  }
  // After two slashes, URL resolution reads a host.
  const { pathname } = new URL(`http://host.invalid${path}`);
  if (!URL.canParse(pathname, 'http://host.invalid')) return 'The path begins with an invalid host.';
  return null;
}

/** A header of {@link ONCE} that is there more than once. */
function findTwice(rawHeaders: readonly string[]): string | undefined {
  const found = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!ONCE.has(name)) continue;
    if (found.has(name)) return name;
    found.add(name);
  }
  return undefined;
}

/** Most requests ask for the host of the one before. */
let lastPlainHost: string | null = null;

/** Why a request is one that no browser sends and no route expects; null when it is well-formed. */
export function findMalformed({
  method = '',
  url = '',
  headers,
  rawHeaders,
}: IncomingMessage): string | null {
  if (!METHODS.has(method)) return 'This method is not used here.';
  const twice = findTwice(rawHeaders);
  if (twice) return `The header ${twice} is there more than once.`;
  // No browser sends one, no route reads it, and without a length it would go on as long as the sender likes.
  if ((method === 'GET' || method === 'HEAD') && headers['transfer-encoding'] !== undefined)
    return 'A request of this method has no body.';
  const { host = '' } = headers;
  if (host !== lastPlainHost && !isPlainHost(host)) return 'The Host header is no host name.';
  lastPlainHost = host;
  return findInTarget(url);
}
