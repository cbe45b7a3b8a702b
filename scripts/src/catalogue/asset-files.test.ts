import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allAssets, cardBrandIcons, integrationLogos, socialIcons } from '@bellkey/shared/catalogue';
import { describe, expect, test } from '@jest/globals';
import { drawnFiles, PUBLIC_FOLDER } from './asset-files.ts';

const WORKS_WITHOUT_TOKENS = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"/;
const fileOf = (url: string) => readFileSync(path.join(PUBLIC_FOLDER, url), 'utf8');

describe('files and catalogue agree', () => {
  test.each(allAssets.map((entry) => [entry.url, entry] as const))(
    '%s has the size it says',
    (url, entry) => {
      const [, width, height, ...viewBox] = WORKS_WITHOUT_TOKENS.exec(fileOf(url)) ?? [];
      const { dimensions } = entry;
      expect([Number(width), Number(height)]).toEqual([dimensions.width, dimensions.height]);
      expect(viewBox.map(Number)).toEqual([dimensions.width, dimensions.height]);
    },
  );

  test('every drawn file is what its drawing makes now', () => {
    const stale = drawnFiles
      .filter(({ entry, svg }) => fileOf(entry.url) !== svg)
      .map(({ entry }) => entry.url);
    // Cure: npx tsx scripts/src/catalogue/write-asset-files.ts
    expect(stale).toEqual([]);
  });

  test('no file lies in the folder that the catalogue does not know', () => {
    const files = readdirSync(path.join(PUBLIC_FOLDER, 'assets'), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => `/${path.relative(PUBLIC_FOLDER, path.join(item.parentPath, item.name))}`);
    expect(files.sort()).toEqual(allAssets.map(({ url }) => url).sort());
  });

  test('drawings and word marks together are the whole catalogue', () => {
    const wordMarks = Object.values({ ...integrationLogos, ...cardBrandIcons, ...socialIcons });
    expect(drawnFiles.length + wordMarks.length).toBe(allAssets.length);
  });
});

test('no file carries script, style or an address: a strict policy would block them', () => {
  for (const { url } of allAssets) {
    expect(fileOf(url)).not.toMatch(/<script|<style|style=|href=|url\(|<image|<text|NaN|undefined/);
  }
});
