import { createRequire } from 'node:module';
import { matchPage } from '@bellkey/shared/remote';
import { renderDocument } from '../../../../host/server/document/document.ts';
import { BOOT_DATA_ID, type BootData } from '../../../../host/src/app/boot-data.ts';
import { CommandError } from '../../command/command.ts';
import { brotli, type CachedAnswer } from '../network/http2-front.ts';
import { askServer } from './ask-server.ts';
import { loadBundled, type OneBundle } from './one-bundle-build.ts';

/** One way of delivering the same pages. */
export interface Variant {
  name: 'federated' | 'one bundle' | 'no scripts' | 'others dead' | 'others hang';
  scripts: boolean;
  answer(path: string): Promise<CachedAnswer>;
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-store',
};
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const COPIED = [
  'content-type',
  'content-encoding',
  'cache-control',
  'access-control-allow-origin',
  'set-cookie',
];

/** A page's HTML as a deployed server would send it from its cache. */
export const html = (text: string): CachedAnswer => ({
  status: 200,
  headers: HTML,
  body: brotli(Buffer.from(text)),
});

/** Responses of the running stack as behind a TLS proxy on this origin; each file is requested once. */
function fromStack(shellUrl: string) {
  const cache = new Map<string, Promise<CachedAnswer>>();
  const ask = async (path: string): Promise<CachedAnswer> => {
    const { status, headers: all, body } = await askServer(new URL(path, shellUrl));
    const headers = Object.fromEntries(
      COPIED.flatMap((name) => {
        const value = all.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const text = /javascript|css|json|svg|html/.test(headers['content-type'] ?? '');
    return text
      ? { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotli(body) }
      : { status, headers, body };
  };
  return (path: string): Promise<CachedAnswer> => {
    if (path.startsWith('/api/')) return ask(path);
    const known = cache.get(path) ?? ask(path);
    cache.set(path, known);
    return known;
  };
}

/** The page's HTML from the stack, with addresses of its own origin made relative, because the proxy's differs. */
async function pageHtml(shellUrl: string, path: string): Promise<string> {
  const { status, body } = await askServer(new URL(path, shellUrl));
  if (status !== 200) throw new CommandError(`${path} answered ${status} on ${shellUrl}.`);
  return body.toString('utf8').replaceAll(new URL(shellUrl).origin, '');
}

function readBoot(page: string): BootData {
  const found = new RegExp(`id="${BOOT_DATA_ID}">(.*?)</script>`, 's').exec(page)?.[1];
  if (!found) throw new Error('The page carries no boot data.');
  return JSON.parse(found) as BootData;
}

async function oneBundleHtml(bundle: OneBundle, federated: string, path: string): Promise<string> {
  const boot = readBoot(federated);
  const renderer = createRequire(import.meta.url)(bundle.renderer) as {
    renderPage(url: string, boot: BootData): Promise<string>;
  };
  const page = matchPage(boot.composition.pages, path);
  const files = page ? bundle.pageFiles(`${page.remote}/${page.name}`) : [];
  const at = (file: string) => `/one-bundle/${file}`;
  const fonts = [...federated.matchAll(/as="font"[^>]*href="([^"]+)"/g)].flatMap((match) =>
    match[1] ? [match[1]] : [],
  );
  const bundled = (href: string) => at(`browser/assets/${href.split('/').at(-1)}`);
  return renderDocument({
    brand: boot.brand,
    about: {
      title: boot.brand.meta.title,
      description: boot.brand.meta.description,
      noindex: false,
      origin: 'http://localhost',
      pathname: path,
    },
    boot,
    body: await renderer.renderPage(path, boot),
    forms: false,
    lateHeadings: false,
    firstLayout: page?.rendering === 'server',
    styles: [...bundle.styles, ...files.filter((file) => file.endsWith('.css'))].map((file) => ({
      href: at(file),
    })),
    scripts: [...files.filter((file) => file.endsWith('.js')), bundle.main].map((file) => ({
      src: at(file),
    })),
    fonts: fonts.map(bundled),
  });
}

/** The floor of a page: its HTML without scripts. */
export const withoutScripts = (page: string) => page.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

/** The pages of the composition that a running stack serves. */
export const composedPages = async (shellUrl: string): Promise<BootData['composition']['pages']> =>
  readBoot(await pageHtml(shellUrl, '/')).composition.pages;

/** Like `base`, while every file of all other remotes gets 503, or never responds. */
function withOthersFailing(
  name: 'others dead' | 'others hang',
  base: (path: string) => Promise<CachedAnswer>,
  remoteOf: (path: string) => string | undefined,
): Variant {
  let own: string | undefined;
  return {
    name,
    scripts: true,
    answer: (path) => {
      own = remoteOf(path) ?? own;
      const remote = /^\/remotes\/([^/]+)\//.exec(path)?.[1];
      if (remote === undefined || remote === own) return base(path);
      return name === 'others dead'
        ? Promise.resolve({ status: 503, headers: {}, body: Buffer.alloc(0) })
        : new Promise(() => undefined);
    },
  };
}

/** The variants of some pages, from one running stack and one build of the same sources. */
export async function createVariants(
  shellUrl: string,
  paths: readonly string[],
  bundle: OneBundle,
): Promise<Variant[]> {
  const stack = fromStack(shellUrl);
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await pageHtml(shellUrl, path));

  const answering = (make: (page: string, path: string) => Promise<string> | string) => {
    const made = new Map<string, Promise<CachedAnswer>>();
    return async (path: string): Promise<CachedAnswer> => {
      const page = pages.get(path);
      if (page === undefined) return stack(path);
      const answer = made.get(path) ?? Promise.resolve(make(page, path)).then(html);
      made.set(path, answer);
      return answer;
    };
  };
  const oneBundlePage = answering((page, path) => oneBundleHtml(bundle, page, path));
  const bundled = new Map<string, Promise<CachedAnswer>>();
  const bundledFile = async (path: string): Promise<CachedAnswer> => {
    const file = path.replace('/one-bundle/', '');
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const body = await loadBundled(bundle, file);
    return type.startsWith('font/')
      ? { status: 200, headers: { 'content-type': type }, body }
      : { status: 200, headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotli(body) };
  };
  const federated = answering((page) => page);
  const remoteOf = (path: string) => {
    const page = pages.get(path);
    return page === undefined ? undefined : matchPage(readBoot(page).composition.pages, path)?.remote;
  };
  return [
    { name: 'federated', scripts: true, answer: federated },
    {
      name: 'one bundle',
      scripts: true,
      answer: (path) => {
        if (!path.startsWith('/one-bundle/')) return oneBundlePage(path);
        const known = bundled.get(path) ?? bundledFile(path);
        bundled.set(path, known);
        return known;
      },
    },
    { name: 'no scripts', scripts: false, answer: answering(withoutScripts) },
    withOthersFailing('others dead', federated, remoteOf),
    withOthersFailing('others hang', federated, remoteOf),
  ];
}
