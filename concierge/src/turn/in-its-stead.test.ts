import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE, bookable } from '../testing/bookable-here.ts';
import { lastOutcome } from './converse.ts';

const services = [...BOOKABLE_HERE, bookable('tourGuide', 'Guided tour', ['date'])];

const lastOf = (language: string, ...lines: string[]) =>
  lastOutcome(lines, { languages: [language], services });

describe('another thing in the place of the last wish', () => {
  test.each([
    ['en', 'a pillow please', "that's not what I meant, I need a blanket", 'blankets x1, cancels 12'],
    ['en', 'a pillow please', 'sorry I meant a blanket', 'blankets x1, cancels 12'],
    ['en', 'two towels please', 'scrap that, two pillows', 'pillows x2, cancels 12'],
    ['es', 'una almohada por favor', 'mejor una manta en lugar de eso', 'blankets x1, cancels 12'],
    ['es', 'una almohada por favor', 'no era eso, necesito una manta', 'blankets x1, cancels 12'],
    ['pt', 'uma almofada por favor', 'afinal antes um cobertor em vez disso', 'blankets x1, cancels 12'],
    ['pt', 'toalhas por favor', 'Não era isso, toalhas tenho. É um adaptador', 'adapter x1, cancels 12'],
  ])('is asked for, and the first cancelled, in %s: %s / %s', async (language, first, line, wanted) => {
    expect(await lastOf(language, first, line)).toBe(wanted);
  });

  test.each([
    ['en', "the AC isn't working", "sorry, the AC is fine, it's the telly that's dead", 'tv, cancels 12'],
    ['en', 'the telly is dead', "scratch that, telly's working, it's the AC", 'airConditioning, cancels 12'],
    ['es', 'no funciona el aire', 'el aire va bien. Lo que no funciona es la tele', 'tv, cancels 12'],
    [
      'pt',
      'o ar condicionado não funciona',
      'o ar condicionado está bem, é a televisão que não liga',
      'tv, cancels 12',
    ],
  ])('may be a fault, where the first is in order, in %s: %s / %s', async (language, first, line, wanted) => {
    expect(await lastOf(language, first, line)).toBe(wanted);
  });

  test('may have the day of the first', async () => {
    const lines = [
      'tennis on thursday at 10 am',
      "we don't want tennis. A guided tour the same day is better",
    ];
    expect(await lastOf('en', ...lines)).toBe('tourGuide x1 date=2026-03-19, cancels 12');
  });

  test.each([
    ['en', 'two towels please', "it's fine, two pillows as well please"],
    ['en', 'two towels please', "it's not that urgent, but the tv doesn't work"],
    ['pt', 'duas toalhas por favor', 'não é que tenha pressa, mas a televisão não liga'],
    ['es', 'dos toallas por favor', 'no importa la hora, y una manta también'],
  ])('is one more where nothing takes the first back, in %s: %s / %s', async (language, first, line) => {
    expect(await lastOf(language, first, line)).not.toContain('cancels');
  });
});

test.each([
  ['pt', 'queremos bicicletas para amanhã', 'Afinal não, com esta chuva vamos de metro'],
  ['es', 'un taxi a las 8 de la tarde', 'mejor no, con esta lluvia nos quedamos en el bar'],
  ['en', 'a blanket for the baby please', "don't bother with it, she fell asleep in our bed"],
])('a reason for taking a wish back asks for nothing, in %s: %s / %s', async (language, first, line) => {
  expect(await lastOf(language, first, line)).toBe('cancels 12');
});
