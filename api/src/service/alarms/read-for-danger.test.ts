import { expect, test } from '@jest/globals';
import { ALWAYS_READ_CHARS, partToRead, READ_CHARS_PER_WINDOW } from './read-for-danger.ts';

const NOW = new Date('2026-11-24T14:00:00Z');
const LONG = 'x'.repeat(2_000);

test('a guest’s texts are read whole up to a limit in five minutes; after that only their beginnings', () => {
  for (let chars = 0; chars < READ_CHARS_PER_WINDOW; chars += LONG.length)
    expect(partToRead('one', LONG, NOW)).toBe(LONG);
  expect(partToRead('one', LONG, NOW)).toHaveLength(ALWAYS_READ_CHARS);
  expect(partToRead('one', 'there is smoke in my room', NOW)).toBe('there is smoke in my room');
  expect(partToRead('another', LONG, NOW)).toBe(LONG);
  expect(partToRead('one', LONG, new Date(NOW.getTime() + 5 * 60_000))).toBe(LONG);
});
