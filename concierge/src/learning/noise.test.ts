import { describe, expect, test } from '@jest/globals';
import { withNoise } from './noise.ts';
import { seededRandom } from './seeded-random.ts';

const LINE = "não consigo respirar, he can't breathe";
const noisy = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 200 }, () => withNoise(LINE, random));
};

describe('noise', () => {
  test('is the same for the same seed, and differs for another', () => {
    expect(noisy(1)).toEqual(noisy(1));
    expect(noisy(1)).not.toEqual(noisy(2));
  });

  test.each([
    ['leaves some lines as they are', (line: string) => line === LINE],
    ['writes some in upper case', (line: string) => line === line.toUpperCase()],
    ['drops accents', (line: string) => line.startsWith('nao ')],
    ['drops apostrophes', (line: string) => line.includes('cant ')],
    ['runs words together', (line: string) => line.split(' ').length < LINE.split(' ').length],
  ])('%s', (_, is) => {
    expect(noisy(1).some(is)).toBe(true);
  });

  test('leaves a line recognisable', () => {
    for (const line of noisy(3)) expect(Math.abs(line.length - LINE.length)).toBeLessThan(8);
  });

  test('handles lines without letters', () => {
    const random = seededRandom(4);
    for (const line of ['', ' ', '!', '1']) expect(typeof withNoise(line, random)).toBe('string');
  });
});
