import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  allAssets,
  cardBrandIcons,
  integrationLogos,
  type PhotoKey,
  photoBrands,
  pictureFiles,
  productPhotos,
  socialIcons,
} from '@bellkey/shared/catalogue';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawnFiles, PUBLIC_FOLDER } from './asset-files.ts';

const WORKS_WITHOUT_TOKENS = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"/;
const fileOf = (url: string) => readFileSync(path.join(PUBLIC_FOLDER, url), 'utf8');

const vectors = allAssets.filter(({ type }) => type !== 'photo');
const photoFiles = (Object.keys(productPhotos) as PhotoKey[]).flatMap((key) =>
  photoBrands(key).flatMap((brand) => pictureFiles(key, brand)),
);

describe('files and catalogue match', () => {
  test.each(vectors.map((entry) => [entry.url, entry] as const))('%s has its declared size', (url, entry) => {
    const [, width, height, ...viewBox] = WORKS_WITHOUT_TOKENS.exec(fileOf(url)) ?? [];
    const { dimensions } = entry;
    expect([Number(width), Number(height)]).toEqual([dimensions.width, dimensions.height]);
    expect(viewBox.map(Number)).toEqual([dimensions.width, dimensions.height]);
  });

  test.each(photoFiles)(
    '$url has its declared width and format, and is 4:3',
    async ({ url, format, width }) => {
      const file = path.join(PUBLIC_FOLDER, url);
      const found = await sharp(file).metadata();
      expect([found.width, found.height]).toEqual([width, (width * 3) / 4]);
      expect(found.format).toBe(format === 'avif' ? 'heif' : format);
    },
  );

  test('every drawn file matches its drawing', () => {
    const stale = drawnFiles
      .filter(({ entry, svg }) => fileOf(entry.url) !== svg)
      .map(({ entry }) => entry.url);
    // Fix: npx tsx tools/src/assets/catalogue/write-asset-files.ts
    expect(stale).toEqual([]);
  });

  test('the folder has no file outside the catalogue', () => {
    const files = readdirSync(path.join(PUBLIC_FOLDER, 'assets'), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => `/${path.relative(PUBLIC_FOLDER, path.join(item.parentPath, item.name))}`);
    expect(files.sort()).toEqual([...vectors, ...photoFiles].map(({ url }) => url).sort());
  });

  test('drawings, photographs and word marks together are the whole catalogue', () => {
    const wordMarks = Object.values({ ...integrationLogos, ...cardBrandIcons, ...socialIcons });
    expect(drawnFiles.length + wordMarks.length).toBe(vectors.length);
  });
});

test('no file has script, style or an address, which a strict policy would block', () => {
  for (const { url } of vectors) {
    expect(fileOf(url)).not.toMatch(/<script|<style|style=|href=|url\(|<image|<text|NaN|undefined/);
  }
});
