import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE, bookable } from '../testing/bookable-here.ts';
import { converse, lastOutcome } from './converse.ts';

const services = [...BOOKABLE_HERE, bookable('rowing', 'Rowing boat', ['time'])];
/** The outcome of the last line; one of a thing is the same with and without its number. */
const outcome = async (language: string, ...lines: string[]) =>
  (await lastOutcome(lines, { languages: [language], services })).replaceAll(' x1', '');

const today = 'date=2026-03-15';
const tomorrow = 'date=2026-03-16';

describe('a further time in a line', () => {
  test.each([
    ['en', 'wake up at 6 and again 6.15', '06:00', '06:15'],
    ['en', 'a wake-up call at 6 and at 6:15', '06:00', '06:15'],
    ['es', 'llámame a las 7 y si puedes también a las 7 y cuarto', '07:00', '07:15'],
    ['pt', 'acordar às 6h e repetir às 6h20 por favor', '06:00', '06:20'],
    ['de', 'Weckruf um 6 und nochmal um 6:30', '06:00', '06:30'],
    ['fr', 'réveil à 6h et à 6h15', '06:00', '06:15'],
    ['it', 'sveglia 6:30 e anche 6:50 grazie', '06:30', '06:50'],
  ])('is a further call, in %s: %s', async (language, line, first, second) => {
    expect(await outcome(language, line)).toBe(
      `wakeupCall ${tomorrow} time=${first}, wakeupCall ${tomorrow} time=${second}`,
    );
  });

  test.each([
    ['it', 'un taxi alle 9 e uno alle 19', `taxi ${tomorrow} time=09:00, taxi ${today} time=19:00`],
    [
      'es',
      'dos taxis, uno a las 9 y otro a las 7 de la tarde',
      `taxi ${tomorrow} time=09:00, taxi ${today} time=19:00`,
    ],
    ['en', 'taxi at 16:00 and one at 7', `taxi ${today} time=16:00, taxi ${today} time=19:00`],
  ])('gives an earlier hour its half of the day, in %s: %s', async (language, line, expected) => {
    expect(await outcome(language, line)).toBe(expected);
  });

  test.each([
    ['en', 'a taxi at 5 and at 6 we need to be at the airport'],
    ['es', 'un taxi a las 16:00 para estar en el aeropuerto a las 17:00'],
    ['fr', 'un taxi à 15h, notre train part à 16h'],
  ])('is none of a taxi where it says something else, in %s: %s', async (language, line) => {
    const [turn] = await converse([line], { languages: [language], services });
    expect(turn?.created.filter(({ service }) => service === 'taxi').length).toBeLessThanOrEqual(1);
  });
});

describe('a line that adds a time to the order before', () => {
  test.each([
    ['en', 'taxi at 5pm please', 'and one more at 9pm', `taxi ${today} time=21:00`],
    ['en', 'can you send a taxi at 3 pm', 'we will need another later, 11pm', `taxi ${today} time=23:00`],
    ['de', 'ein Taxi um 16 Uhr bitte', 'und noch eins um 19 Uhr', `taxi ${today} time=19:00`],
    ['it', 'un taxi per le 17', 'e un altro per le 21', `taxi ${today} time=21:00`],
    ['en', 'wake me at 6', 'also 6:20 in case i sleep through', `wakeupCall ${tomorrow} time=06:20`],
    ['fr', 'réveil demain à 6h30', 'et aussi à 6h45', `wakeupCall ${tomorrow} time=06:45`],
    ['es', 'despiértame a las 7', 'y otra vez a las 7:15', `wakeupCall ${tomorrow} time=07:15`],
    ['pt', 'preciso de um táxi às 16h', 'e outro às 20h para os meus pais', `taxi ${today} time=20:00`],
    ['en', 'two towels please', 'and two more at 9pm', `towels x2 ${today} time=21:00`],
  ])('orders one more, in %s: %s - %s', async (language, first, second, expected) => {
    const [, turn] = await converse([first, second], { languages: [language], services });
    expect(await outcome(language, first, second)).toBe(expected);
    expect(turn?.created.map(({ amends }) => amends ?? null)).toEqual([null]);
  });

  test('is told apart from the same wish again, which the server would merge', async () => {
    const [first, second] = await converse(['taxi at 5pm', 'and another at 9pm'], { services });
    expect(first?.created[0]).not.toHaveProperty('another');
    expect(second?.created).toMatchObject([{ service: 'taxi', another: true }]);
    const [, repeated] = await converse(['taxi at 5pm', 'taxi at 5pm'], { services });
    expect(repeated?.created.every(({ another }) => another === undefined)).toBe(true);
  });

  test.each([
    ['en', 'taxi at 5pm please', 'sorry, make that 6pm'],
    ['it', 'sveglia domani alle 6', 'anzi alle 7'],
    ['de', 'ein Taxi um 16 Uhr', 'nein, um 17 Uhr'],
  ])('is none where it puts the time right, in %s: %s - %s', async (language, first, second) => {
    expect(await outcome(language, first, second)).toMatch(/^changes 12 /);
  });

  test('leaves two orders that are taken back by their time alone', async () => {
    expect(await outcome('en', 'a taxi at 3pm', 'another at 11pm', 'drop the 3 pm one, we walk')).toBe(
      'cancels 12',
    );
    expect(await outcome('en', 'a taxi at 3pm', 'another at 11pm', 'skip the 11 pm one')).toBe('cancels 13');
  });
});
