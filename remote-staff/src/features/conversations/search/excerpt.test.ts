import { expect, test } from '@jest/globals';
import { excerptOf } from './excerpt.ts';

test('a short message is shown whole', () => {
  expect(excerptOf('My suitcase is broken', 'suitcase')).toBe('My suitcase is broken');
});

test('of a long message, the part around the words is shown', () => {
  const excerpt = excerptOf(`${'before '.repeat(40)}Suitcase${' after'.repeat(40)}`, 'suitcase');
  expect(excerpt).toMatch(/^….{40}Suitcase.*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(142);
});
