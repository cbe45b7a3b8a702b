import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { useCases } from './find-use-cases.ts';
import { type Business, businesses, type Department, departments, type UseCase } from './use-case.ts';

const text = z.string().min(1);
const tone = z.enum(['good', 'warn', 'neutral']);
const lang = text.exactOptional();

const line = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('guest'), text, lang }),
  z.strictObject({ by: z.literal('assistant'), text, lang, source: text.exactOptional() }),
  z.strictObject({ by: z.literal('staff'), who: text, text, lang }),
  z.strictObject({ by: z.literal('note'), text }),
  z.strictObject({
    by: z.literal('request'),
    title: text,
    state: text,
    tone,
    ticks: z.tuple([text, text, text]),
    progress: z.number().min(0).max(1),
  }),
]);

const useCase: z.ZodType<UseCase> = z.strictObject({
  key: text,
  title: text,
  businesses: z.array(z.enum(Object.keys(businesses) as Business[])).min(1),
  departments: z.array(z.enum(Object.keys(departments) as Department[])).min(1),
  situation: text,
  property: text.exactOptional(),
  place: text,
  conversation: z.array(line).min(1),
  staffSee: text,
  queue: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ place: text, what: text, state: text, tone })).min(1),
  }),
  measure: z.strictObject({ name: text, definition: text }),
  beingBuilt: text.exactOptional(),
  notAutomated: text,
});

test('the data files hold use cases and nothing else', () => {
  expect(z.array(useCase).parse(useCases)).toEqual(useCases);
});
