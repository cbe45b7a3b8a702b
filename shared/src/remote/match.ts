/** Anything with a path pattern. */
interface Routed {
  path: string;
  /** Known values of path parameters; any other value does not match. */
  params?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Most specific first: static segments before parameters, longer before shorter. */
function bySpecificity(a: Routed, b: Routed): number {
  const weight = (page: Routed) =>
    page.path.split('/').reduce((sum, segment) => sum + (segment.startsWith(':') ? 1 : segment ? 2 : 0), 0);
  return weight(b) - weight(a);
}

/**
 * Whether a segment of a page's path accepts this one: a parameter accepts any value, or only the known ones if the
 * page lists them.
 */
function takesSegment(page: Routed, segment: string, given: string | undefined): boolean {
  if (!segment.startsWith(':')) return segment === given;
  const known = page.params?.[segment.slice(1)];
  return known === undefined || (given !== undefined && known.includes(given));
}

/** Whether a page's path matches this pathname: a trailing slash is allowed, a parameter is exactly one segment. */
function takes(page: Routed, pathname: string): boolean {
  // `//demo` is another host to a browser, and so matches no page.
  if (pathname.includes('//')) return false;
  const wanted = page.path.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => takesSegment(page, segment, given[index]))
  );
}

/** The page that answers a pathname, or null: then the answer is 404, in the server's status and in the browser alike. */
export function matchPage<P extends Routed>(pages: readonly P[], pathname: string): P | null {
  return [...pages].sort(bySpecificity).find((page) => takes(page, pathname)) ?? null;
}
