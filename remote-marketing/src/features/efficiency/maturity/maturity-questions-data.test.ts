import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { AREA_NAMES, type Area, QUESTIONS, type Question } from './maturity-questions.ts';

const text = z.string().min(1);

const question: z.ZodType<Question> = z.strictObject({
  id: text,
  area: z.enum(Object.keys(AREA_NAMES) as Area[]),
  text,
  answers: z.tuple([text, text, text]),
  action: z.strictObject({ title: text, text, guide: text.exactOptional() }),
});

test('the data file holds questions and nothing else', () => {
  expect(z.array(question).parse(QUESTIONS)).toEqual(QUESTIONS);
});
