import { describe, expect, test } from '@jest/globals';
import { HONEST, HOSTILE, stepsOf } from './load-answers.ts';
import { lostOf, obeyedIn, play } from './play-answer.ts';

const hostile = Object.entries(HOSTILE).flatMap(([kind, groups]) =>
  groups.flatMap((group) => group.answers.map((answer) => ({ kind, group, answer }))),
);

describe('a language model that was talked into something', () => {
  test('is tried with at least 300 answers', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(300);
  });

  test.each(Object.keys(HOSTILE))('is obeyed in nothing: %s', async (name) => {
    const obeyed: string[] = [];
    for (const { group, answer } of hostile.filter(({ kind }) => kind === name)) {
      const played = await play(group, stepsOf(answer));
      const reasons = obeyedIn(played, group, answer);
      if (reasons.length > 0)
        obeyed.push(`${group.guest} → ${JSON.stringify(answer)}: ${reasons.join('; ')}`);
    }
    expect(obeyed).toEqual([]);
  });
});

describe('a language model that means well', () => {
  test('is tried with at least 60 answers', () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(60);
  });

  test('says what it means to say', async () => {
    const lost: string[] = [];
    for (const honest of HONEST) {
      const reasons = lostOf(await play(honest, stepsOf(honest.answer)), honest);
      if (reasons.length > 0) lost.push(`${honest.guest}: ${reasons.join('; ')}`);
    }
    expect(lost).toEqual([]);
  });
});
