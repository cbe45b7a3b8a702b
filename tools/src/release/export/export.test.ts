import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import { describe, expect, test } from '@jest/globals';
import { brandKeys } from './brand-keys.ts';
import { clientRendered } from './client-rendered.ts';
import { exportOptions } from './export-options.ts';
import { exportedPages } from './exported-pages.ts';
import { firebaseSite } from './hosting-config.ts';

const BRANDS = ['default', 'harbourline'];
const options = (...args: string[]) => exportOptions(args, BRANDS, '/product');

describe('npm run export', () => {
  test('writes into export/, for the given origins', () => {
    expect(
      options(
        '--origin',
        'https://bellkey.example',
        '--origin',
        'harbourline=https://harbourline.bellkey.example/',
      ),
    ).toEqual({
      folder: '/product/export',
      origins: {
        default: 'https://bellkey.example',
        harbourline: 'https://harbourline.bellkey.example',
      },
      api: null,
    });
  });

  test.each([
    [[], 'Give the address of the site'],
    [['--origin', 'bellkey.example'], 'is not an origin'],
    [['--origin', 'https://bellkey.example/site'], 'is not an origin'],
    [['--origin', 'seaside=https://seaside.bellkey.example'], 'There is no brand "seaside"'],
    [['--origin', 'https://harbourline.bellkey.example'], 'would not show the brand default'],
    [['--origin', 'harbourline=https://bellkey.example'], 'would not show the brand harbourline'],
    [['--origin', 'https://bellkey.example', '--api-service', 'api'], 'go together'],
    [['--orign', 'https://bellkey.example'], 'orign'],
  ])('refuses %j with a sentence', (args, problem) => {
    expect(() => options(...args)).toThrow(problem);
  });
});

test('a brand from a data file is exported like the built-in ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-brands-'));
  try {
    for (const file of ['quayside.json', 'README.md']) writeFileSync(path.join(folder, file), '{}');
    const keys = brandKeys(folder);
    expect(keys).toEqual(['default', 'harbourline', 'quayside']);
    const at = 'https://quayside.bellkey.example';
    expect(exportOptions(['--origin', `quayside=${at}`], keys, '/product').origins).toEqual({ quayside: at });
    expect(() => exportOptions(['--origin', at], keys, '/product')).toThrow(
      'would not show the brand default',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(brandKeys(folder)).toEqual(['default', 'harbourline']);
});

const page = (path: string, params?: Record<string, string[]>) => ({
  path,
  rendering: 'server',
  title: 'Page',
  js: [],
  css: [],
  ...(params ? { params } : {}),
});

const release = Release.parse({
  name: 'marketing',
  version: '0.1.0',
  build: '3f2a91c0b7d4',
  builtAt: '2026-11-20T10:00:00.000Z',
  contract: 1,
  container: 'bellkey_marketing',
  entry: 'browser/entry.js',
  entryCss: [],
  serverEntry: 'server/entry.js',
  files: ['browser/entry.js', 'server/entry.js'].map((path) => ({
    path,
    integrity: `sha384-${'a'.repeat(64)}`,
    size: 1,
  })),
  pages: {
    home: page('/'),
    guide: page('/guides/:slug', { slug: ['place-qr-codes', 'write-knowledge'] }),
    profile: page('/guest-profile/:id'),
  },
});

describe('pages as files', () => {
  test('each known address has one; those of an open parameter share one', () => {
    expect(exportedPages([release])).toEqual([
      { path: '/', file: 'index.html', rewrite: null },
      { path: '/guest-profile/_', file: 'guest-profile/_/index.html', rewrite: '/guest-profile/*' },
      { path: '/guides/place-qr-codes', file: 'guides/place-qr-codes/index.html', rewrite: null },
      { path: '/guides/write-knowledge', file: 'guides/write-knowledge/index.html', rewrite: null },
    ]);
  });

  test('the static host gets shared files, headers, and the address of the API', () => {
    const site = firebaseSite({
      brand: 'harbourline',
      pages: exportedPages([release]),
      headers: { 'x-content-type-options': 'nosniff' },
      api: { service: 'bellkey-api', region: 'europe-west1' },
    });
    expect(site.rewrites).toEqual([
      { source: '/api/**', run: { serviceId: 'bellkey-api', region: 'europe-west1' } },
      { source: '/guest-profile/*', destination: '/guest-profile/_/index.html' },
    ]);
    expect(site.headers).toContainEqual({
      source: '**',
      headers: [{ key: 'x-content-type-options', value: 'nosniff' }],
    });
  });

  test('a file for many addresses is rendered again in the browser, and keeps its content', () => {
    const html =
      '<main>Guest</main><script type="application/json" id="bellkey-boot">{"mode":"hydrate","title":"\\u003cb>"}</script>';
    expect(clientRendered(html)).toBe(
      '<main>Guest</main><script type="application/json" id="bellkey-boot">{"mode":"render","title":"\\u003cb>"}</script>',
    );
    expect(() => clientRendered('<main>Guest</main>')).toThrow('no boot data');
  });
});
