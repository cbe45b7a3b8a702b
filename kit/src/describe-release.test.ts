import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';
import { definePages } from '@bellkey/shared/remote';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { describeRelease } from './describe-release.ts';

const table = definePages('gallery', {
  front: { path: '/gallery', rendering: 'client', title: 'The gallery' },
});
const expose = (name: string) => ({
  path: `./${name}`,
  assets: { js: { sync: [`js/${name}.js`], async: [] }, css: { sync: [`${name}.css`], async: [] } },
});
const manifest = {
  name: 'team_gallery',
  metaData: {
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    globalName: 'team_gallery',
    publicPath: 'auto',
  },
  exposes: [expose('front')],
};
const files: Record<string, string> = {
  'browser/remoteEntry.js': 'var team_gallery; self["team_gallery_chunks"]',
  'browser/js/front.js': 'front',
  'browser/front.css': 'h1{}',
  'browser/js/front.js.map': '{}',
  'browser/@mf-types.zip': 'zip',
};

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'bellkey-described-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(given: unknown = manifest, more: Record<string, string> = {}): void {
  const all = { ...files, 'browser/mf-manifest.json': JSON.stringify(given), ...more };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }
}
const withMeta = (meta: object) => ({ ...manifest, metaData: { ...manifest.metaData, ...meta } });

describe('a build by another recipe', () => {
  test('becomes a release: its container, each page’s files, and the hash of every shipped file', async () => {
    write();
    await describeRelease(dist, table, '2.1.0');
    const release = Release.parse(JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')));
    expect(release).toMatchObject({
      name: 'gallery',
      version: '2.1.0',
      contract: table.contract,
      container: 'team_gallery',
      entry: 'browser/remoteEntry.js',
      serverEntry: null,
      pages: { front: { path: '/gallery', js: ['browser/js/front.js'], css: ['browser/front.css'] } },
    });
    expect(release.files.map((file) => file.path)).toEqual([
      'browser/front.css',
      'browser/js/front.js',
      'browser/remoteEntry.js',
    ]);
  });

  test.each([
    [
      'an entry that is an ES module',
      withMeta({ remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } }),
      /set the plugin's library to \{ type: 'var', name: 'team_gallery' \}/,
    ],
    [
      'a public path of its own',
      withMeta({ publicPath: 'https://cdn.example/' }),
      /set output.publicPath to 'auto'/,
    ],
    ['a page without its module', { ...manifest, exposes: [expose('other')] }, /does not expose \.\/front/],
    ['a manifest of another kind', { name: 'x' }, /not a Module Federation manifest/],
  ])('with %s is refused, with the setting to change', async (_what, given, problem) => {
    write(given);
    await expect(describeRelease(dist, table, '1.0.0')).rejects.toThrow(problem);
  });

  test('whose chunks a browser could not remove is refused', async () => {
    write(manifest, { 'browser/remoteEntry.js': 'self["webpackChunkteam_gallery"]' });
    await expect(describeRelease(dist, table, '1.0.0')).rejects.toThrow(
      /set output.chunkLoadingGlobal to 'team_gallery_chunks'/,
    );
  });

  test('with a page for the server is refused', async () => {
    write();
    const onServer = definePages('gallery', {
      front: { path: '/gallery', rendering: 'server', title: 'The gallery' },
    });
    await expect(describeRelease(dist, onServer, '1.0.0')).rejects.toThrow(/rendered on the server/);
  });

  test('without a manifest is refused', async () => {
    await expect(describeRelease(dist, table, '1.0.0')).rejects.toThrow(/writes its manifest, into dist/);
  });
});
