/** A placeholder for this page's own origin: no one can own a name under `.invalid` (RFC 2606). */
const HERE = 'https://here.invalid';

/**
 * A path to go on to after signing in, or the fallback: only a path of this origin, never `//elsewhere` or a URL with
 * a scheme, also not what browsers read as one, such as a path with a tab or a backslash in it.
 */
export function safePath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback;
}
