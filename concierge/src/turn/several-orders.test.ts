import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE, bookable } from '../testing/bookable-here.ts';
import { converse, lastOutcome } from './converse.ts';

const services = [...BOOKABLE_HERE, bookable('kayak', 'Kayak', ['time'])];

const lastOf = (language: string, ...lines: string[]) =>
  lastOutcome(lines, { languages: [language], services });
const today = 'date=2026-03-15';
const tomorrow = 'date=2026-03-16';
const sevenAndTen = `taxi x1 ${today} time=19:00, taxi x1 ${today} time=22:00`;

describe('several orders of one service in a line', () => {
  test.each([
    ['en', 'one taxi at 7 and another at 10', sevenAndTen],
    ['en', 'Can you get us a taxi at 7 and another at 10?', sevenAndTen],
    ['en', 'two taxis, one at 7 and one at 10', sevenAndTen],
    ['en', 'a taxi at 7 for me and a taxi at 10 for my parents please', sevenAndTen],
    ['es', 'un taxi a las 7 y otro a las 10', sevenAndTen],
    ['pt', 'um táxi às 7 e outro às 10', sevenAndTen],
    ['de', 'ein Taxi um 7 und noch eins um 10', sevenAndTen],
    ['fr', 'un taxi à 7h et un autre à 10h', `taxi x1 ${tomorrow} time=07:00, taxi ${tomorrow} time=10:00`],
    ['it', 'un taxi alle 7 e un altro alle 10', `taxi x1 ${today} time=19:00, taxi ${today} time=22:00`],
    [
      'en',
      'two wake-up calls, 6:30 for me and 7:15 for my wife',
      `wakeupCall ${tomorrow} time=06:30, wakeupCall ${tomorrow} time=07:15`,
    ],
    [
      'de',
      'zwei Weckrufe, 6:30 für mich und 7:15 für meine Frau',
      `wakeupCall ${tomorrow} time=06:30, wakeupCall ${tomorrow} time=07:15`,
    ],
    [
      'es',
      'despiértenme a las 6 y de nuevo a las 6:30',
      `wakeupCall ${tomorrow} time=06:00, wakeupCall ${tomorrow} time=06:30`,
    ],
    [
      'pt',
      'acordem-me às 6 e outra vez às 6:30',
      `wakeupCall ${tomorrow} time=06:00, wakeupCall ${tomorrow} time=06:30`,
    ],
    [
      'it',
      'sveglia alle 6 e di nuovo alle 6:30',
      `wakeupCall ${tomorrow} time=06:00, wakeupCall ${tomorrow} time=06:30`,
    ],
    ['en', 'a towel now and two more at eight', `towels x1, towels x2 ${today} time=20:00`],
    [
      'en',
      'three towels, two at 7 and one at 9',
      `towels x2 ${today} time=19:00, towels x1 ${today} time=21:00`,
    ],
    [
      'en',
      'tennis court tomorrow at 9 am and another on Tuesday at 10 am',
      `tennisBooking ${tomorrow} time=09:00, tennisBooking x1 date=2026-03-17 time=10:00`,
    ],
    [
      'es',
      'una mesa para dos hoy a las 8 y otra para cuatro mañana a las 9',
      `restaurant x1 ${today} time=20:00 party=2, restaurant x1 ${tomorrow} time=21:00 party=4`,
    ],
    [
      'fr',
      'une table pour deux ce soir à 19h et une autre pour quatre demain à 20h',
      `restaurant x1 ${today} time=19:00 party=2, restaurant ${tomorrow} time=20:00 party=4`,
    ],
    ['en', 'a kayak at 3 pm and another at 5 pm', `kayak ${today} time=15:00, kayak ${today} time=17:00`],
  ])('are requests of their own, in %s: %s', async (language, line, wanted) => {
    expect(await lastOf(language, line)).toBe(wanted);
  });

  test('leave the other wishes of the line without their times', async () => {
    expect(await lastOf('en', 'one taxi at 7 and another at 10, and two towels please')).toBe(
      `${sevenAndTen}, towels x2`,
    );
  });

  test('have the day of the first one, and staff read the words of each', async () => {
    const [turn] = await converse(['a taxi tomorrow at 7 am and another at 10 am for my wife'], { services });
    expect(turn?.created).toMatchObject([
      { part: 1, note: 'a taxi tomorrow at 7 am', details: [{ value: '07:00' }, { value: '2026-03-16' }] },
      { part: 2, details: [{ value: '10:00' }, { value: '2026-03-16' }] },
    ]);
    expect(turn?.created[1]?.note).toContain('another taxi at 10 am for my wife');
  });

  test.each([
    ['en', 'a taxi at 7, no, at 10', `taxi x1 ${today} time=22:00`],
    ['en', 'towels please, yes towels', 'towels'],
    ['en', 'a table for two adults and one child at 7 tonight', `restaurant x1 ${today} time=19:00 party=2`],
    ['en', 'two towels at 7', `towels x2 ${today} time=19:00`],
    ['en', 'a massage tomorrow at 5 pm for me and one for my wife', `massage x1 ${tomorrow} time=17:00`],
    ['en', 'breakfast at 8 or 8:30', ''],
    ['en', "we don't need a taxi at 7 and another at 10", ''],
    ['en', 'how much is a taxi at 7 and another at 10?', ''],
    ['es', 'un taxi a las cinco y media', `taxi x1 ${today} time=17:30`],
    ['pt', 'um táxi às 7, não, às 10', `taxi x1 ${today} time=22:00`],
  ])('are not read into one wish, in %s: %s', async (language, line, wanted) => {
    expect(await lastOf(language, line)).toBe(wanted);
  });
});

describe('the forms of several orders', () => {
  test('ask for what one of them lacks, in the guest’s words', async () => {
    const line = 'a table for two at 7 tonight and one for four tomorrow';
    const turns = await converse([line, '8 pm'], { services });
    expect(turns[0]?.created).toMatchObject([{ service: 'restaurant', part: 1 }]);
    expect(turns[0]?.reply).toContain('What time should I ask for a table (one table for four tomorrow)?');
    expect(turns[1]?.created).toMatchObject([
      {
        part: 2,
        details: [
          { slot: 'date', value: '2026-03-16' },
          { slot: 'party', value: '4' },
          { slot: 'time', value: '20:00' },
        ],
      },
    ]);
  });

  test('are filled one after the other', async () => {
    const lines = ['a table for two and another for four', 'tonight', '8 pm', 'tomorrow', '9 pm'];
    const made = (await converse(lines, { services })).flatMap(({ created }) => created);
    expect(made).toMatchObject([
      { part: 1, details: [{ value: '2' }, { value: '2026-03-15' }, { value: '20:00' }] },
      { part: 2, details: [{ value: '4' }, { value: '2026-03-16' }, { value: '21:00' }] },
    ]);
  });

  test('stay open for one when the other is cancelled', async () => {
    const lines = [
      'mesa para dois hoje às 20h e outra para quatro amanhã',
      'cancele a mesa para dois',
      'às 21h',
    ];
    const turns = await converse(lines, { languages: ['pt'], services });
    expect(turns.map(({ cancelled }) => cancelled)).toEqual([[], [12], []]);
    expect(turns[2]?.created).toMatchObject([{ part: 2, details: [{}, { value: '4' }, { value: '21:00' }] }]);
  });

  test('may be filled with two times at once', async () => {
    expect(await lastOf('en', 'a taxi please', 'one at 7 and another at 10')).toBe(sevenAndTen);
  });

  test('are confirmed together where one is', async () => {
    const line = 'do you have a towel now and another at 8?';
    const turns = await converse([line, 'yes please'], { services });
    expect(turns[0]).toMatchObject({
      created: [],
      reply: 'Would you like towels (a towel now; another towel at 8) for Room 204?',
    });
    expect(await lastOf('en', line, 'yes please')).toBe(`towels x1, towels x1 ${today} time=20:00`);
    expect(await lastOf('en', line, 'no thanks')).toBe('');
  });
});
