/** A placeholder for this page's own origin: no one can own a name under `.invalid` (RFC 2606). */
const HERE = 'https://here.invalid';

/**
 * The path to open after signing in, or the fallback. Accepts only a path of this origin: never `//elsewhere`, a URL
 * with a scheme, or a text that browsers parse as one, such as a path with a tab or a backslash.
 */
export function safePath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback;
}
