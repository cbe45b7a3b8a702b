import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { base } from '../../../../build/base.ts';
import { ROOT } from '../../root.ts';

/** The product as one bundle: the same host and pages, split by route with `import()`, without federation. */
export interface OneBundle {
  folder: string;
  main: string;
  styles: string[];
  /** Files of a page's own chunk, by `remote/page`. */
  pageFiles(page: string): string[];
  /** The built module that renders its pages on the server. */
  renderer: string;
}

export interface BundledPage {
  remote: string;
  name: string;
}

const keyOf = ({ remote, name }: BundledPage) => `${remote}/${name}`;
const chunkOf = (page: BundledPage) => keyOf(page).replace('/', '-');

/** Replaces `host/src/remote-loading/loading/page-loader.ts`: same interface, one bundle. */
function loaderSource(pages: readonly BundledPage[]): string {
  const entries = pages.map((page) => {
    const file = path.join(ROOT, `remote-${page.remote}/src/pages/${page.name}/page.tsx`);
    return `  '${keyOf(page)}': () => import(/* webpackChunkName: "${chunkOf(page)}" */ ${JSON.stringify(file)}),`;
  });
  return `const pages = {\n${entries.join('\n')}\n};
const load = (page) => pages[page.remote + '/' + page.name]();
export const createPageLoader = () => ({ loadFirst: load, loadOnce: load, admit: () => {}, retire: () => {}, prepare: () => {} });
`;
}

const sideOf = (stats: Stats, name: string) =>
  stats
    .toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true, errors: true })
    .children?.find((child) => child.name === name);

/** Builds it into a folder. Throws with the bundler's messages when it does not compile. */
export async function buildOneBundle(folder: string, pages: readonly BundledPage[]): Promise<OneBundle> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const loader = path.join(folder, 'page-loader.js');
  await writeFile(loader, loaderSource(pages));

  const replaceLoader = new rspack.NormalModuleReplacementPlugin(/page-loader\.ts$/, loader);
  const configure = (side: 'browser' | 'server', own: Configuration): Configuration => {
    const common = base({ folder: ROOT, name: 'one-bundle' }, side);
    return {
      ...common,
      ...own,
      name: side,
      resolve: { ...common.resolve, modules: ['node_modules', path.join(ROOT, 'node_modules')] },
      output: { ...common.output, ...own.output, path: path.join(folder, 'dist') },
      plugins: [replaceLoader, new rspack.DefinePlugin({ 'process.env.BELLKEY_DEV': '"false"' })],
    };
  };
  const compiler = rspack([
    configure('browser', {
      target: ['web', 'es2022'],
      entry: { main: path.join(ROOT, 'host/src/start.ts') },
      output: { publicPath: '/one-bundle/' },
    }),
    configure('server', {
      target: 'node20.19',
      entry: { render: path.join(import.meta.dirname, 'one-bundle-render.tsx') },
      output: {
        filename: 'server/[name].cjs',
        chunkFilename: 'server/[name].cjs',
        library: { type: 'commonjs-module' },
        publicPath: '/one-bundle/',
      },
      optimization: { minimize: false },
    }),
  ]);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result as unknown as Stats)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const browser = sideOf(stats, 'browser');
  const filesOf = (group: string): string[] =>
    (browser?.entrypoints?.[group] ?? browser?.namedChunkGroups?.[group])?.assets
      ?.map((asset) => asset.name)
      .filter((file) => !file.endsWith('.map')) ?? [];
  const main = filesOf('main');
  return {
    folder: path.join(folder, 'dist'),
    main: main.find((file) => file.endsWith('.js')) ?? '',
    styles: main.filter((file) => file.endsWith('.css')),
    pageFiles: (page) => filesOf(page.replace('/', '-')),
    renderer: path.join(folder, 'dist/server/render.cjs'),
  };
}

export const loadBundled = (bundle: OneBundle, file: string): Promise<Buffer> =>
  readFile(path.join(bundle.folder, file));
