import type { BrandProfile } from '@bellkey/shared/brand';
import { Hono } from 'hono';
import { isLocalhost } from '../../src/subdomain-panel/is-localhost.ts';
import { inScript } from '../document/escape.ts';
import { publicUrl } from '../public-hosts/public-url.ts';
import { plainNotFound, serveFile } from '../remote-files/serve-release-files.ts';
import { folderNames } from '../static-files/folder-names.ts';
import { BRANDS_ID } from './brands-id.ts';

/** As strict as a page's; it may be framed by itself. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const documentOf = (brands: readonly BrandProfile[]) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Workbench · Bellkey</title>',
    '<link rel="icon" href="/brand/default/favicon.svg">',
    '<link rel="stylesheet" href="/workbench/files/main.css">',
    '<script defer src="/workbench/files/main.js"></script></head>',
    `<body><div id="workbench"></div><script type="application/json" id="${BRANDS_ID}">${inScript(brands)}</script>`,
    '</body></html>',
  ].join('');

/**
 * The workbench, a page for people who work on the project: in development and in the demo, on localhost only. It has a
 * separate build, so it costs visitors nothing.
 *
 * @param folder the workbench's build
 */
export function workbenchPage(folder: string, brands: readonly BrandProfile[]) {
  const app = new Hono();
  app.get('/workbench', async (context, next) => {
    if (!isLocalhost(publicUrl(context, false).hostname)) return next();
    return context.html(documentOf(brands), 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    });
  });
  app.get('/workbench/files/*', async (context) => {
    const { hostname, pathname } = publicUrl(context, false);
    const file = pathname.replace('/workbench/files', '');
    // Listed for every request, since a build may run meanwhile.
    if (!isLocalhost(hostname) || !folderNames(folder).has(file)) return plainNotFound();
    return serveFile(file, {
      root: folder,
      cacheControl: 'no-cache',
      acceptEncoding: '',
      crossOrigin: false,
    });
  });
  return app;
}
