import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { butlerMessages } from './butler-messages.ts';
import { illustrations } from './illustrations.ts';
import { pickVariant } from './pick-variant.ts';

test('there are three illustrations and ten messages, all different (specification, section 2)', () => {
  expect(illustrations.map(({ name }) => name)).toEqual(['busy-front-desk', 'qr-scanning', 'family']);
  expect(new Set(illustrations.map(({ scene }) => scene)).size).toBe(3);
  expect(new Set(illustrations.map(({ label }) => label)).size).toBe(3);
  expect(new Set(butlerMessages).size).toBe(10);
});

test('the same seed gives the same page, and every number is a seed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), (seed) => {
      const variant = pickVariant(seed);
      expect(pickVariant(seed)).toEqual(variant);
      expect(illustrations).toContain(variant.illustration);
      expect(butlerMessages).toContain(variant.message);
    }),
  );
});

test('three thousand neighbouring seeds give each of the thirty pairs about a hundred times', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 3000; seed += 1) {
    const { illustration, message } = pickVariant(seed);
    const pair = `${illustration.name}: ${message}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  expect(counts.size).toBe(30);
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
  expect(Math.max(...counts.values())).toBeLessThan(140);
});
