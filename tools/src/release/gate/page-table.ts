import { claimsOf, collisions, shapeOf } from './live-pages.ts';
import type { Rule } from './rule.ts';

/** Addresses of the shell and its server. */
const SHELL_PATHS = ['/api', '/remotes', '/host', '/shell'];

const isShells = (path: string) => SHELL_PATHS.some((own) => path === own || path.startsWith(`${own}/`));
/** An address whose last segment looks like a file is never a page. */
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

/** The page table can be routed: every path belongs to exactly one page. */
export const pageTable: Rule = {
  name: 'Page table',
  check({ release }, { others }) {
    const pages = Object.entries(release.pages);
    const paths = pages.map(([, { path }]) => path);
    const twice = pages.flatMap(([name, { path }]) => {
      const first = pages.find(([, other]) => shapeOf(other.path) === shapeOf(path))?.[0] ?? name;
      return first === name ? [] : [`${path} is both ${first} and ${name}`];
    });
    const unknownParameters = pages.flatMap(([name, { path, params = {} }]) =>
      Object.keys(params)
        .filter((parameter) => !path.split('/').includes(`:${parameter}`))
        .map((parameter) => `${name} lists values of :${parameter}, which is not in its path ${path}`),
    );
    return [
      ...(pages.length === 0 ? ['it has no page'] : []),
      ...twice,
      ...paths.filter(isShells).map((path) => `${path} belongs to the shell`),
      ...paths.filter((path) => LOOKS_LIKE_FILE.test(path)).map((path) => `${path} looks like a file`),
      ...unknownParameters,
      ...collisions(claimsOf(release), others),
    ];
  },
};
