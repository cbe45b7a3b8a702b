import {
  type ComposedRemote,
  type Composition,
  composePage,
  type PageDefinition,
  pagesAt,
} from '@bellkey/shared/remote';

/** The parts of a `release.json` that a composition uses; the server has verified all of it. */
export interface TriedRelease {
  name: string;
  version: string;
  build: string;
  contract: number;
  container: string;
  entry: string;
  pages: Record<string, PageDefinition>;
  files: Array<{ path: string; integrity: string }>;
}

/**
 * The composition with one remote's release in place of the live one, without an earlier one to fall back to.
 *
 * @param devServer origin of the dev server that serves it; its files change, so none has a hash
 */
export function composeTrial(
  composition: Composition,
  release: TriedRelease,
  devServer: string | null = null,
): { composition: Composition; remote: ComposedRemote } {
  const { name, version, build, contract, container, entry } = release;
  const listed = release.files.find(({ path }) => path === entry)?.integrity ?? '';
  const integrity = devServer === null ? listed : '';
  const base = devServer === null ? `/remotes/${name}/${build}/` : `${devServer}/`;
  const remote: ComposedRemote = { name, version, build, contract, container, base, entry, integrity };
  const own = Object.entries(release.pages).map(([page, definition]) => composePage(name, page, definition));
  return {
    remote,
    composition: {
      id: `${composition.id}+${name}-${build}`,
      pages: pagesAt(
        [...composition.pages.filter((page) => page.remote !== name), ...own],
        composition.pages.some(({ at }) => at === 'property'),
      ),
      remotes: { ...composition.remotes, [name]: remote },
    },
  };
}
