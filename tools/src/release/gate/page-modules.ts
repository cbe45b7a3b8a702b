import { isRenderedOnServer } from '@bellkey/shared/remote';
import type { BuiltRelease } from '../upload/built-release.ts';
import { openBrowserContainer } from './containers/browser-container.ts';
import type { Container } from './containers/container.ts';
import { openServerContainer } from './containers/server-container.ts';
import { fakeScope } from './containers/share-scope.ts';
import type { Rule } from './rule.ts';

const TIMEOUT_MS = 10_000;

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not come within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const hasPage = (module: unknown) =>
  typeof module === 'object' && module !== null && 'Page' in module && typeof module.Page === 'function';

async function problemsOf(
  side: string,
  pages: readonly string[],
  open: () => Container | Promise<Container>,
): Promise<string[]> {
  if (pages.length === 0) return [];
  let container: Container;
  try {
    container = await open();
    await container.init(fakeScope());
  } catch (error) {
    return [`its ${side} container cannot be opened: ${reasonOf(error)}`];
  }
  const found: string[] = [];
  for (const page of pages) {
    try {
      const module = (await within(container.get(`./${page}`)))();
      if (!hasPage(module)) found.push(`${page} exports no component named Page (${side})`);
    } catch (error) {
      found.push(`${page} has no module that loads (${side}): ${reasonOf(error)}`);
    }
  }
  return found;
}

/** Every page of the table has its module with a `Page`, in every build that needs it. */
export const pageModules: Rule = {
  name: 'A module for each page',
  async check(built: BuiltRelease) {
    const pages = Object.entries(built.release.pages);
    const onServer = pages.filter(([, page]) => isRenderedOnServer(page)).map(([name]) => name);
    return [
      ...(await problemsOf(
        'browser',
        pages.map(([name]) => name),
        () => openBrowserContainer(built),
      )),
      ...(await problemsOf('server', onServer, () => openServerContainer(built))),
    ];
  },
};
