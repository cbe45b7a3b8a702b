import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';
import { ACCENTS, EVERYWHERE, unicodeRange } from './characters.ts';

test('characters are formatted as ranges', () => {
  expect(unicodeRange('abcx')).toBe('U+0061-0063, U+0078');
});

test('each font file is declared for exactly its characters', () => {
  const css = readFileSync(path.join(ROOT, 'host/src/theme/fonts.css'), 'utf8').replace(/\s+/g, ' ');
  for (const font of ['fraunces', 'inter']) {
    for (const [file, characters] of [
      [`${font}.woff2`, EVERYWHERE],
      [`${font}-accents.woff2`, ACCENTS],
    ] as const) {
      const face = css.split('@font-face').find((rule) => rule.includes(`"./fonts/${file}"`)) ?? '';
      expect(face).toContain(`unicode-range: ${unicodeRange(characters)};`);
    }
  }
});
