import type { Release } from '@bellkey/shared/release';

/** A page as a file of a static site. */
export interface ExportedPage {
  /** Request to the host server. */
  path: string;
  /** Below the site's folder. */
  file: string;
  /** Pattern of the addresses that the file answers, when they are not known individually: `/guest-profile/*`. */
  rewrite: string | null;
}

/** Placeholder for the values of an open parameter. */
const ANY = '_';

function valuesOf(
  segment: string,
  params: Readonly<Record<string, readonly string[]>> = {},
): readonly string[] {
  return segment.startsWith(':') ? (params[segment.slice(1)] ?? [ANY]) : [segment];
}

/** Every page of the releases: with each known value of its parameters, or once for an open parameter. */
export function exportedPages(releases: readonly Release[]): ExportedPage[] {
  return (
    releases
      .flatMap(({ pages }) => Object.values(pages))
      // A static site is at no property's address.
      .filter(({ at }) => at === undefined)
      .flatMap(({ path, params }) => {
        const segments = path.split('/').slice(1).filter(Boolean);
        const paths = segments.reduce<string[][]>(
          (starts, segment) =>
            starts.flatMap((start) => valuesOf(segment, params).map((value) => [...start, value])),
          [[]],
        );
        return paths.map((parts) => {
          const open = segments.some((segment, index) => segment.startsWith(':') && parts[index] === ANY);
          return {
            path: `/${parts.join('/')}`,
            file: [...parts, 'index.html'].join('/'),
            rewrite: open ? `/${parts.map((part) => (part === ANY ? '*' : part)).join('/')}` : null,
          };
        });
      })
      .sort((one, other) => one.path.localeCompare(other.path))
  );
}
