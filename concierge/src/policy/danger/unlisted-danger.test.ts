import { describe, expect, test } from '@jest/globals';
import { dangerIn } from './danger.ts';

describe('danger that no list holds', () => {
  test.each([
    ['a man with a machete', 'security'],
    ['huele fatal, como a quemado', 'fire'],
    ['the shelf fell on my son', 'medical'],
    ['有人在砸我的门', 'security'],
    ['çocuğumuz kayıp', 'danger'],
  ])('is heard: %s', (line, kind) => {
    expect(dangerIn(line)?.kind).toBe(kind);
  });

  test.each([
    'there is a puddle coming out below the basin',
    'my boy poked a hole in the curtain',
    'we are out of milk, is there a shop close by',
    'the lamp up in my bunk will not go on, it is pitch dark',
    'a sala cheira mal, podem limpar?',
  ])('is not heard in what is only unpleasant: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });
});
