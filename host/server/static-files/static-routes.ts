import path from 'node:path';
import { type Context, Hono } from 'hono';
import type { Brands } from '../brand-files/load-brands.ts';
import { plainNotFound, serveFile } from '../remote-files/serve-release-files.ts';
import { folderNames } from './folder-names.ts';
import { ReleaseFileNames } from './release-file-names.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files whose names do not change with their content. */
export const PUBLIC_FILES = 'public, max-age=3600';
/** Everything that looks like a file; pages never do. */
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i;

interface StaticFiles {
  /** Verified copies of releases. */
  cacheDir: string;
  /** Icons, logos, pictures; those that exist at the start are served. */
  publicDir: string;
  brands: Pick<Brands, 'svgOf'>;
}

/**
 * Files of releases, of brands and of the public folder. Only listed names are served, compared with the raw path: no
 * address, however it is encoded, reaches a file that is not listed.
 */
export function staticRoutes({ cacheDir, publicDir, brands }: StaticFiles) {
  const app = new Hono<{ Variables: { url: URL } }>();
  const releases = new ReleaseFileNames(cacheDir);
  const publicNames = folderNames(publicDir);

  const releaseFile = async (context: Context) => {
    const url: URL = context.get('url');
    const file = await releases.find(url.pathname);
    if (file === null) return plainNotFound();
    const changes = url.pathname.startsWith('/remotes/') && path.basename(file) === 'release.json';
    return serveFile(file, {
      root: cacheDir,
      cacheControl: changes ? 'no-cache' : IMMUTABLE,
      acceptEncoding: context.req.header('accept-encoding') ?? '',
      crossOrigin: true,
      headOnly: context.req.method === 'HEAD',
    });
  };
  app.get('/remotes/*', releaseFile);
  app.get('/host/*', releaseFile);

  app.get('*', async (context, next) => {
    const { pathname } = context.get('url');
    const [, key = ''] = /^\/brand\/([a-z0-9-]+)\/(?:logo|favicon)\.svg$/.exec(pathname) ?? [];
    const svg = brands.svgOf(key);
    if (svg !== null)
      return context.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': PUBLIC_FILES });
    if (!LOOKS_LIKE_FILE.test(pathname)) return next();
    if (!publicNames.has(pathname)) return plainNotFound();
    return serveFile(pathname, {
      root: publicDir,
      cacheControl: PUBLIC_FILES,
      acceptEncoding: '',
      crossOrigin: false,
      headOnly: context.req.method === 'HEAD',
    });
  });
  return app;
}
