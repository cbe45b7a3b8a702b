/**
 * A path to go on to after signing in, or the fallback: only a path of this origin, never `//elsewhere` or a URL with
 * a scheme.
 */
export function safePath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return fallback;
  return wanted;
}
