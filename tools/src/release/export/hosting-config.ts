import type { ExportedPage } from './exported-pages.ts';

/** Configuration of a static host besides the files. */
export interface SiteRules {
  /** Key of the brand; a target of Firebase Hosting and the name of the site's folder. */
  brand: string;
  pages: readonly ExportedPage[];
  /** Headers of every response, as from the host server: the policy, `nosniff` and others. */
  headers: Readonly<Record<string, string>>;
  api: { service: string; region: string } | null;
}

const asHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Files whose names change with their content. */
const IMMUTABLE_FILES = '/@(remotes|host)/**';
const PUBLIC_FILES = '/@(assets|brand)/**';
const EVERYTHING_ELSE = '!/@(remotes|host|assets|brand)/**';

/** One site of `firebase.json`: https://firebase.google.com/docs/hosting/full-config. */
export function firebaseSite({ brand, pages, headers, api }: SiteRules) {
  return {
    target: brand,
    public: brand,
    ignore: ['firebase.json', '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    rewrites: [
      ...(api ? [{ source: '/api/**', run: { serviceId: api.service, region: api.region } }] : []),
      ...pages.flatMap(({ rewrite, file }) =>
        rewrite ? [{ source: rewrite, destination: `/${file}` }] : [],
      ),
    ],
    headers: [
      { source: '**', headers: asHeaders(headers) },
      {
        source: IMMUTABLE_FILES,
        headers: asHeaders({ 'cache-control': 'public, max-age=31536000, immutable' }),
      },
      { source: PUBLIC_FILES, headers: asHeaders({ 'cache-control': 'public, max-age=3600' }) },
      { source: EVERYTHING_ELSE, headers: asHeaders({ 'cache-control': 'no-cache' }) },
    ],
  };
}
