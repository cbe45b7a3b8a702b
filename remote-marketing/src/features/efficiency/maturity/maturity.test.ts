import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { articles } from '../../guides/articles.ts';
import { type Answers, maturityOf, NO_ANSWERS } from './maturity.ts';
import { QUESTIONS } from './maturity-questions.ts';

const all = (points: 0 | 1 | 2): Answers => QUESTIONS.map(() => points);
const anyAnswers = fc.array(fc.constantFrom<0 | 1 | 2>(0, 1, 2), {
  minLength: QUESTIONS.length,
  maxLength: QUESTIONS.length,
});

test('there is no result until all eight questions are answered', () => {
  expect(QUESTIONS).toHaveLength(8);
  expect(maturityOf(NO_ANSWERS)).toBeNull();
  expect(maturityOf([...all(2).slice(1), null])).toBeNull();
  expect(maturityOf(all(2).slice(1))).toBeNull();
});

test('the areas share out every point that was given', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const result = maturityOf(answers);
      const given = answers.reduce<number>((sum, points) => sum + points, 0);
      expect(result?.areas.reduce((sum, area) => sum + area.points, 0)).toBe(given);
      expect(result?.areas.map(({ of }) => of)).toEqual([4, 4, 4, 4]);
    }),
  );
});

test('three actions at most, never for an answer that is already the best, the weakest first', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const actions = maturityOf(answers)?.actions ?? [];
      const points = actions.map(
        (action) => answers[QUESTIONS.findIndex((question) => question.action === action)],
      );
      expect(actions).toHaveLength(Math.min(3, answers.filter((answer) => answer < 2).length));
      expect(points).not.toContain(2);
      expect(points).toEqual([...points].sort());
    }),
  );
  expect(maturityOf(all(2))?.actions).toEqual([]);
});

test('every guide that an action links to exists', () => {
  const slugs = articles.map(({ slug }) => slug);
  for (const { action } of QUESTIONS) if (action.guide) expect(slugs).toContain(action.guide);
});
