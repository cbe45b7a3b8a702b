import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { brandFolder } from './brand-folder.ts';
import { brandSvgs } from './brand-mark.ts';

/** Width and height from a PNG's header. */
function pngSize(file: string) {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test.each(brands.map((brand) => [brand.key, brand] as const))('%s has every brand file', (_, brand) => {
  const folder = brandFolder(brand);
  for (const [name, svg] of Object.entries(brandSvgs(brand))) {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(svg);
  }
  expect(pngSize(path.join(folder, 'icon-192.png'))).toEqual([192, 192]);
  expect(pngSize(path.join(folder, 'icon-512.png'))).toEqual([512, 512]);
  expect(pngSize(path.join(folder, 'maskable-512.png'))).toEqual([512, 512]);
  expect(pngSize(path.join(folder, 'og.png'))).toEqual([1200, 630]);
});

test('a brand’s logo and favicon are where its profile says', () => {
  for (const brand of brands) {
    expect([brand.logo, brand.favicon]).toEqual([
      `/brand/${brand.key}/logo.svg`,
      `/brand/${brand.key}/favicon.svg`,
    ]);
  }
});
