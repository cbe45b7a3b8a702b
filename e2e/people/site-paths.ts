import type { Composition } from '@bellkey/shared/remote';
import type { APIRequestContext } from '@playwright/test';

const BOOT_DATA = /<script type="application\/json" id="[^"]+">(.*?)<\/script>/s;

/** Every path of the public site, from the running server. */
export const sitePaths = (request: APIRequestContext): Promise<string[]> => pagePaths(request, 'marketing');

/** Every path of a remote's pages, each known value of a parameter included, from the running server. */
export async function pagePaths(request: APIRequestContext, remote: string): Promise<string[]> {
  const html = await (await request.get('/')).text();
  const { composition } = JSON.parse(BOOT_DATA.exec(html)?.[1] ?? '') as { composition: Composition };
  return composition.pages
    .filter((page) => page.remote === remote)
    .flatMap(({ path, params = {} }) =>
      Object.entries(params).reduce(
        (paths, [name, values]) =>
          paths.flatMap((start) => values.map((value) => start.replace(`:${name}`, value))),
        [path],
      ),
    );
}
