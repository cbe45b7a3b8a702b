import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FRESH_ASSESSMENT, formatAssessment, parseAssessment } from './assessment-link.ts';
import { checkInputs, STARTING_VALUES } from './calculator/inputs.ts';

test('a link brings back the figures and the answers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 850 }),
      fc.constantFrom('none', 'quarter', 'third', 'half'),
      fc.array(fc.constantFrom(0, 1, 2, null), { minLength: 8, maxLength: 8 }),
      (rooms, tenths, haircut, answers) => {
        const assessment = {
          inputs: { ...STARTING_VALUES, rooms, automation: tenths / 10, haircut },
          answers,
        };
        const link = formatAssessment(assessment as typeof FRESH_ASSESSMENT);
        expect(link).not.toBeNull();
        expect(parseAssessment(link ?? '')).toEqual(assessment);
      },
    ),
  );
});

test('an assessment with a figure out of range has no link', () => {
  expect(
    formatAssessment({ ...FRESH_ASSESSMENT, inputs: { ...STARTING_VALUES, rooms: Number.NaN } }),
  ).toBeNull();
});

test('whatever a link contains, the parsed values are within the ranges', () => {
  const anyLink = fc
    .tuple(fc.constantFrom('rooms', 'occupancy', 'nights', 'haircut', 'answers', 'x'), fc.string())
    .map(([key, value]) => `${key}=${value}`);
  fc.assert(
    fc.property(fc.oneof(anyLink, fc.string()), (link) => {
      const { inputs, answers } = parseAssessment(link);
      expect(checkInputs(inputs)).toEqual({});
      expect(answers).toHaveLength(8);
    }),
  );
  expect(parseAssessment('rooms=0&occupancy=1e9&answers=9x2').inputs).toEqual(STARTING_VALUES);
});
