import { describe, expect, test } from '@jest/globals';
import { HONEST, HOSTILE, stepsOf } from './load-answers.ts';
import { lostOf, obeyedIn, play } from './play-answer.ts';

const hostile = Object.entries(HOSTILE).flatMap(([kind, groups]) =>
  groups.flatMap((group) => group.answers.map((answer) => ({ kind, group, answer }))),
);

describe('a manipulated language model', () => {
  test('is tested with at least 300 answers', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(300);
  });

  test.each(hostile.map((each, index) => [`${each.kind} ${index + 1}`, each] as const))(
    'is obeyed in nothing: %s',
    async (_, { group, answer }) => {
      const played = await play(group, stepsOf(answer));
      const reasons = obeyedIn(played, group, answer);
      expect({ guest: group.guest, answer, reasons }).toEqual({ guest: group.guest, answer, reasons: [] });
    },
  );
});

describe('an honest language model', () => {
  test('is tested with at least 60 answers', () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(60);
  });

  test.each(HONEST.map((each) => [each.guest, each] as const))(
    'says what it intends to “%s”',
    async (_, honest) => {
      expect(lostOf(await play(honest, stepsOf(honest.answer)), honest)).toEqual([]);
    },
  );
});
