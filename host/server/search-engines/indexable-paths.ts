import type { Release } from '@bellkey/shared/release';
import { completePage, type Page } from '@bellkey/shared/remote';

/** A page's paths with every known value of its parameters; none when a parameter can be anything. */
function pathsOf({ path, params }: Page): string[] {
  return path.split('/').reduce<string[]>(
    (paths, segment, index) => {
      if (index === 0) return paths;
      const values = segment.startsWith(':') ? (params[segment.slice(1)] ?? []) : [segment];
      return paths.flatMap((start) => values.map((value) => `${start}/${value}`));
    },
    [''],
  );
}

/** Every path of these releases that search engines may list, in order. */
export function indexablePaths(releases: readonly Release[]): string[] {
  return releases
    .flatMap((release) =>
      Object.entries(release.pages).map(([name, page]) => completePage(release.name, name, page)),
    )
    .filter(({ noindex }) => !noindex)
    .flatMap(pathsOf)
    .sort();
}
