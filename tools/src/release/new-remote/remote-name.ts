import { completePage, type PageTable } from '@bellkey/shared/remote';
import { CommandError } from '../../command/command.ts';

/** A letter, then letters, digits and single hyphens: it becomes a folder, a package, a container and a URL. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 30;
/** Parts that are not remotes, and words in the product's own paths. */
const TAKEN = new Set([
  'host',
  'api',
  'shared',
  'remotes',
  'shell',
  'assets',
  'scripts',
  'tools',
  'build',
  'kit',
]);
const PATH = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** The name of a new remote, and the path of its first page. */
export interface NewRemote {
  name: string;
  /** Title of its page. */
  title: string;
  /** Absolute path of its page. */
  path: string;
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Whether a path of one page table could match another's: `/guests/:id` and `/guests/anna`. */
function meets(one: string, other: string): boolean {
  const [left, right] = [one, other].map((path) => path.split('/'));
  if (!left || !right || left.length !== right.length) return false;
  return left.every(
    (part, index) => part === right[index] || part.startsWith(':') || right[index]?.startsWith(':'),
  );
}

/**
 * Checks the name, title and path of a new remote.
 *
 * @param tables page tables of the existing remotes.
 * @throws CommandError with an alternative.
 */
export function newRemote(
  wanted: { name: string | undefined; title?: string; path?: string },
  tables: readonly PageTable[],
): NewRemote {
  const { name } = wanted;
  if (!name) throw new CommandError('Name the remote: npm run new-remote -- events');
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new CommandError(
      `"${name}" cannot be a remote’s name. Use a small letter first, then small letters, digits and hyphens, ${LONGEST_NAME} at most: events, spa-booking.`,
    );
  }
  if (TAKEN.has(name) || tables.some((table) => table.remote === name)) {
    throw new CommandError(`The name ${name} is taken. Choose another.`);
  }
  const path = wanted.path ?? `/${name}`;
  if (!PATH.test(path)) {
    throw new CommandError(
      `"${path}" cannot be a page’s path. Start with a slash: /events or /whats-on/tonight.`,
    );
  }
  for (const table of tables) {
    for (const [key, definition] of Object.entries(table.pages)) {
      const page = completePage(table.remote, key, definition);
      if (!meets(page.path, path)) continue;
      throw new CommandError(
        `${path} is the path of the page ${key} of ${table.remote}. Choose another: npm run new-remote -- ${name} --path /…`,
      );
    }
  }
  return { name, path, title: wanted.title?.trim() || titleOf(name) };
}
