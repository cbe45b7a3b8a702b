import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE as services } from '../testing/bookable-here.ts';
import { requestOf } from '../testing/scene.ts';
import { converse, lastOutcome } from './converse.ts';

const lastOf = (language: string, ...lines: string[]) =>
  lastOutcome(lines, { languages: [language], services });

describe('a cancellation of one of several', () => {
  const taxis: Record<string, string> = {
    en: 'one taxi at 7 for me and another at 10 for my wife',
    es: 'un taxi a las 7 y otro a las 10',
    pt: 'um táxi às 7 e outro às 10',
    de: 'ein Taxi um 7 und noch eins um 10',
  };

  test.each([
    ['en', ["cancel the 10 o'clock taxi"], 'cancels 13'],
    ['en', ["cancel the 10 o'clock one"], 'cancels 13'],
    ['en', ['cancel the taxi at 7'], 'cancels 12'],
    ['en', ['cancel the second one'], 'cancels 13'],
    ['en', ['cancel the first taxi'], 'cancels 12'],
    ['en', ['cancel the taxi', 'the second one'], 'cancels 13'],
    ['en', ['cancel the taxi', 'the one at 10'], 'cancels 13'],
    ['en', ['cancel the one for my wife', 'yes'], 'cancels 13'],
    ['es', ['cancela el taxi de las 10'], 'cancels 13'],
    ['es', ['cancela el taxi', 'el primero'], 'cancels 12'],
    ['pt', ['cancele o táxi das 10'], 'cancels 13'],
    ['pt', ['cancele o táxi', 'o segundo'], 'cancels 13'],
    ['de', ['stornieren Sie das Taxi um 10'], 'cancels 13'],
    ['en', ['cancel the taxi'], ''],
    ['en', ['cancel the taxi', 'the one at 9'], ''],
    ['en', ['cancel the taxi at 4'], ''],
  ])('ends only the one that it means, in %s: %s', async (language, lines, wanted) => {
    expect(await lastOf(language, taxis[language] ?? '', ...lines)).toBe(wanted);
  });

  test('names no other request by the number of its hour', async () => {
    const openRequests = [
      requestOf({ service: 'towels', quantity: 2, note: null }, 10),
      {
        ...requestOf({ service: 'taxi', quantity: 1, note: null }, 3),
        details: [{ slot: 'time', value: '22:00' }],
      },
    ];
    const options = { services, openRequests, languages: ['es'] };
    expect(await lastOutcome(['cancela el taxi de las 10'], options)).toBe('cancels 3');
  });

  test('asks before it ends the only one, which is at another time', async () => {
    const turns = await converse(['a taxi at 7 pm', "cancel the 10 o'clock taxi"], { services });
    expect(turns[1]).toMatchObject({ cancelled: [], reply: expect.stringContaining('Shall I cancel that?') });
  });
});
