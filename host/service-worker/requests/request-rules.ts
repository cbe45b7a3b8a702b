/** Paths that are never kept and never touched: the API, sign-in, reports, and the worker itself. */
const UNTOUCHED = /^\/(?:(?:api|oauth|shell)(?:\/|$)|__|sw\.js$)/;
const RELEASE_FILE = /^\/(?:(host)|remotes\/([a-z][a-z0-9-]{1,30}))\/([a-z0-9-]{6,40})\/(.+)$/;
const PUBLIC_FILE = /^\/(?:assets|brand)\/.+\.[a-z0-9]{2,5}$/;

/** Whether a request for this path bypasses the worker. */
export const isUntouched = (pathname: string): boolean => UNTOUCHED.test(pathname);

/** Whether this is a picture or another public file that belongs to no release. */
export const isPublicFile = (pathname: string): boolean =>
  pathname === '/manifest.webmanifest' || PUBLIC_FILE.test(pathname);

/** Whether this may be the path of a page. */
export const isPagePath = (pathname: string): boolean =>
  !isUntouched(pathname) && !isPublicFile(pathname) && parseReleaseFile(pathname) === null;

/** The release that a path belongs to, by name and build; null for none. */
export function parseReleaseFile(pathname: string): { name: string; build: string } | null {
  const [, host, remote, build] = RELEASE_FILE.exec(pathname) ?? [];
  const name = host ?? remote;
  return name && build ? { name, build } : null;
}
