import type { IncomingMessage } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Headers that a proxy could read differently from us when they are repeated. */
const ONCE = ['host', 'authorization', 'content-type', 'content-length'];
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a `Host` is a name or an address with an optional port, so that it can be part of a URL. */
export const isPlainHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}/`);

function findInTarget(target: string): string | null {
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

/** Why a request is one that no browser sends and no route expects; null when it is well-formed. */
export function findMalformed({
  method = '',
  url = '',
  headers,
  rawHeaders,
}: IncomingMessage): string | null {
  if (!METHODS.has(method)) return 'This method is not used here.';
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const twice = ONCE.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) return `The header ${twice} is there more than once.`;
  // No browser sends one, no route reads it, and without a length it would go on as long as the sender likes.
  if ((method === 'GET' || method === 'HEAD') && headers['transfer-encoding'] !== undefined)
    return 'A request of this method has no body.';
  if (!isPlainHost(headers.host ?? '')) return 'The Host header is no host name.';
  return findInTarget(url);
}
