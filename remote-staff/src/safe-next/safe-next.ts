/**
 * The next page after signing in: a path of this origin, or the fallback. Parsed the way a browser parses links, so
 * that `//elsewhere`, `/\elsewhere` and `javascript:` lead nowhere.
 */
export function safeNext(next: string | null, fallback = '/dashboard'): string {
  if (!next?.startsWith('/')) return fallback;
  const base = 'https://same.invalid';
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return fallback;
  }
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  if (url.pathname === '/staff-login') return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
