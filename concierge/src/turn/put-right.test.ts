import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE } from '../testing/bookable-here.ts';
import { lastOutcome } from './converse.ts';

const lastOf = (language: string, ...lines: string[]) =>
  lastOutcome(lines, { languages: [language], services: BOOKABLE_HERE });

describe('a number that a guest puts right', () => {
  test.each([
    ['en', 'four towels please', 'on reflection, two will do', 'changes 12 x2'],
    ['en', 'three blankets please', 'typo! 2', 'changes 12 x2'],
    ['en', 'three blankets please', 'oops, meant 2', 'changes 12 x2'],
    ['en', 'two pillows please', "it's four of them, I counted the kids again", 'changes 12 x4'],
    ['es', 'cuatro mantas por favor', 'digo, tres, que hay una en el armario', 'changes 12 x3'],
    ['es', 'dos almohadas por favor', 'me equivoqué, son tres', 'changes 12 x3'],
    ['pt', 'quatro toalhas por favor', 'aliás, cinco', 'changes 12 x5'],
    ['pt', 'dois cobertores por favor', 'pensando melhor, só um', 'changes 12 x1'],
  ])('is that of the last request, in %s: %s / %s', async (language, first, line, wanted) => {
    expect(await lastOf(language, first, line)).toBe(wanted);
  });

  test.each([
    ['en', 'table for two tonight at 8', 'Three! My sister is joining us', 'changes 12 party=3'],
    ['en', 'table for two tonight at 8', 'three, my brother is coming too', 'changes 12 party=3'],
    ['pt', 'mesa para quatro hoje às 20h', 'Seis! Os meus sogros também vêm', 'changes 12 party=6'],
  ])('counts guests who join, in %s: %s / %s', async (language, first, line, wanted) => {
    expect(await lastOf(language, first, line)).toBe(wanted);
  });

  test.each([
    ['en', 'two pillows and three blankets', 'mixed up! three pillows, two blankets'],
    ['es', 'dos almohadas y tres mantas', 'al revés: tres almohadas y dos mantas'],
    ['pt', 'duas almofadas e três cobertores', 'troquei, são três almofadas e dois cobertores'],
  ])('is set and not added where two were swapped, in %s: %s / %s', async (language, first, line) => {
    expect(await lastOf(language, first, line)).toBe('changes 12 x3, changes 13 x2');
  });

  test.each([
    ['en', 'two towels please', 'our room number is 204 by the way'],
    ['en', 'two towels please', 'sorry, 204'],
    ['en', 'two towels please', 'actually, is breakfast at 7?'],
    ['en', 'a taxi at 4 pm please', 'my flight should be at 11'],
    ['en', 'a taxi at 4 pm please', "sorry, it's 10 past 4, still waiting"],
    ['en', 'two towels please', "it's 5, nobody came"],
  ])('is none of another kind, in %s: %s / %s', async (language, first, line) => {
    expect(await lastOf(language, first, line)).not.toContain('changes');
  });
});

describe('a time that a guest puts right', () => {
  test.each([
    ['en', 'wake me at 6.30 tomorrow', 'I misread the ticket. It should be 5.45.', 'changes 12 time=05:45'],
    ['en', 'wake me at 7 tomorrow', 'right, should have been an hour earlier', 'changes 12 time=06:00'],
    ['en', 'a taxi at 9 pm please', '8pm* fat fingers', 'changes 12 time=20:00'],
    ['en', 'a taxi tomorrow at 6 am', 'ignore that, half past six', 'changes 12 time=06:30'],
    ['es', 'un taxi mañana a las 9 de la mañana', 'me equivoqué, es a las once', 'changes 12 time=11:00'],
    ['pt', 'despertar amanhã às 7h', 'vi mal o bilhete, tem de ser às 6h', 'changes 12 time=06:00'],
  ])('is that of the last request, in %s: %s / %s', async (language, first, line, wanted) => {
    expect(await lastOf(language, first, line)).toBe(wanted);
  });

  test.each([
    ['en', 'tennis on thursday at 10 am', "can't do thursday, friday", '2026-03-20'],
    ['en', 'tennis on thursday at 10 am', 'make it friday so we can sleep in', '2026-03-20'],
    ['en', 'tennis tomorrow at 10 am', "I got the day wrong, it's wednesday we're free", '2026-03-18'],
    ['es', 'tenis mañana a las 10 de la mañana', 'mañana no, pasado', '2026-03-17'],
    ['pt', 'ténis na quinta às 10h', 'ai, quinta não posso, sexta', '2026-03-20'],
    ['pt', 'ténis na quinta às 10h', 'sexta, quinta não dá', '2026-03-20'],
  ])('may be a day, in %s: %s / %s', async (language, first, line, day) => {
    expect(await lastOf(language, first, line)).toBe(`changes 12 date=${day}`);
  });

  test.each([
    ['en', 'wake me at 7 tomorrow and a taxi tomorrow at 8 am', 'taxi at 9, and lose the wake-up call'],
    [
      'es',
      'despiértenme mañana a las 7 y un taxi mañana a las 8 de la mañana',
      'el taxi a las nueve, y lo de despertarme lo quitas',
    ],
    ['pt', 'despertar amanhã às 7h e um táxi amanhã às 8h', 'o táxi às nove, e o despertar já não é preciso'],
  ])('is next to what is taken back, in %s: %s / %s', async (language, first, line) => {
    expect(await lastOf(language, first, line)).toBe('changes 13 time=09:00, cancels 12');
  });
});
