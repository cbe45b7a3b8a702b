import { describe, expect, test } from '@jest/globals';
import { SENTENCES } from '../dialogue/sentences/sentences.ts';
import { BOOKABLE_HERE } from '../testing/bookable-here.ts';
import { converse } from './converse.ts';

const lastOf = async (language: string, ...lines: string[]) =>
  (await converse(lines, { languages: [language], services: BOOKABLE_HERE })).at(-1);

describe('what was asked for is not cancelled', () => {
  test.each([
    ['en', 'can you bring me an iron please', 'you brought the wrong thing, I asked for an iron'],
    ['en', 'two pillows please', 'they sent up the wrong ones, I asked for pillows'],
    ['es', 'una plancha por favor', 'me trajeron otra cosa, yo pedí una plancha'],
    ['pt', 'um ferro por favor', 'trouxeram a coisa errada, eu pedi um ferro'],
  ])('where something else came, in %s: %s / %s', async (language, first, line) => {
    expect((await lastOf(language, first, line))?.cancelled ?? []).toEqual([]);
  });

  test.each([
    ['en', 'a taxi at seven pm', 'cancel the taxi, no wait, keep it'],
    ['en', 'a taxi at seven pm', 'cancel the taxi. actually no, leave it'],
    ['es', 'un taxi a las siete de la tarde', 'cancele el taxi, no, espere, mejor déjelo'],
    ['pt', 'um táxi às sete da tarde', 'cancele o táxi, não, espere, deixe'],
  ])('where the guest thinks better of it, in %s: %s / %s', async (language, first, line) => {
    expect((await lastOf(language, first, line))?.cancelled ?? []).toEqual([]);
  });

  test.each([
    ['en', 'cancel the table but not the taxi'],
    ['en', 'please cancel the table, not the taxi'],
    ['es', 'cancele la mesa pero no el taxi'],
    ['pt', 'cancele a mesa, mas não o táxi'],
  ])('where it is spared, in %s: %s', async (language, line) => {
    const turns = await converse(
      ['a taxi at seven pm tomorrow', 'a table for two tomorrow at eight pm', line],
      { languages: ['en', language], services: BOOKABLE_HERE },
    );
    expect(turns.at(-1)?.cancelled).toHaveLength(1);
    expect(turns.at(-1)?.cancelled).not.toContain(12);
  });

  test.each([
    'cancel everything but the taxi',
    'would I still be able to cancel it later if my flight changes?',
  ])('where the line does not say which, or only asks: %s', async (line) =>
    expect((await lastOf('en', 'a taxi at seven pm', line))?.cancelled ?? []).toEqual([]),
  );

  test.each([
    ['a taxi at seven pm', 'cancel the taxi, we will keep walking'],
    ['a taxi at seven pm', 'please cancel the taxi, we leave by car'],
  ])('and one that is cancelled, is: %s / %s', async (first, line) => {
    expect((await lastOf('en', first, line))?.cancelled ?? []).toHaveLength(1);
  });
});

test('a question about cancelling is answered as a question', async () => {
  const line = 'would I still be able to cancel that later if my flight changes?';
  const turn = await lastOf('en', 'a taxi at seven pm', line);
  expect(turn?.cancelled).toEqual([]);
  expect(turn?.reply).toBe(SENTENCES.en.unknownFact);
});
