import { expect, test } from '@jest/globals';
import { groundOf } from './mark-ground.ts';

const pixels = (...runs: ReadonlyArray<readonly [count: number, ...rgba: number[]]>) =>
  Uint8Array.from(runs.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat()));

test.each([
  ['a photo has its own ground', pixels([100, 20, 20, 20, 255]), 'own'],
  ['a dark logo shows on light pages', pixels([50, 18, 50, 74, 255], [50, 0, 0, 0, 0]), 'light'],
  ['a white logo shows on dark pages', pixels([50, 255, 255, 255, 255], [50, 0, 0, 0, 0]), 'dark'],
  ['a strong red shows on both', pixels([50, 200, 60, 50, 255], [50, 0, 0, 0, 0]), 'any'],
  [
    'black and white is on paper',
    pixels([50, 0, 0, 0, 255], [50, 255, 255, 255, 255], [50, 0, 0, 0, 0]),
    'light',
  ],
  ['nothing at all is no mark', pixels([100, 0, 0, 0, 12]), null],
])('%s', (_, sample, ground) => {
  expect(groundOf(sample)).toBe(ground);
});
