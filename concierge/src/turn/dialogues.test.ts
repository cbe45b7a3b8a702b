import { describe, expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';

const COUNTED: ReadonlySet<string> = new Set(['towels', 'pillows', 'blankets', 'adapter']);

/** The request of each line, as `pillows 3`, with the number of the request that it changes. */
const asked = async (language: string, lines: readonly string[]) =>
  (await converse(lines, { languages: [language] })).map(({ created, cancelled }) =>
    [
      ...created.map(({ service, quantity, amends }) =>
        [service, COUNTED.has(service) && quantity, amends && `for ${amends}`].filter(Boolean).join(' '),
      ),
      ...cancelled.map((no) => `cancel ${no}`),
    ].join(', '),
  );

describe('a conversation', () => {
  test.each([
    ['en', ['wake-up call please', 'what time is breakfast?', '6:30'], ['', '', 'wakeupCall']],
    ['pt', ['queria um despertar', 'a que horas é o pequeno-almoço?', 'às 6h30'], ['', '', 'wakeupCall']],
    [
      'es',
      ['quisiera un masaje', 'mañana', '¿a qué hora es el desayuno?', 'a las 17:00'],
      ['', '', '', 'massage'],
    ],
  ])('returns to a form after a side question, in %s', async (language, lines, wanted) => {
    expect(await asked(language, lines)).toEqual(wanted);
  });

  test('asks for the form again at the end of the side answer', async () => {
    const turns = await converse(['wake-up call please', 'what time is breakfast?']);
    expect(turns[1]?.reply).toMatch(/07:00.*What time should I ask for a wake-up call\?$/);
  });

  test.each([
    ['en', ['do you have pillows?', 'yes, three please'], ['', 'pillows 3']],
    ['pt', ['têm almofadas?', 'sim, duas'], ['', 'pillows 2']],
    ['es', ['¿tienen almohadas?', 'sí, dos'], ['', 'pillows 2']],
    ['en', ['do you have pillows?', 'two of those please'], ['', 'pillows 2']],
    ['en', ["I'd like an adapter. I'd need two of them"], ['adapter 2']],
  ])('keeps the details when the guest agrees, in %s: %s', async (language, lines, wanted) => {
    expect(await asked(language, lines)).toEqual(wanted);
  });

  test.each([
    ['en', ['two pillows please', 'also one for my wife'], ['pillows 2', 'pillows 3 for 12']],
    ['es', ['dos almohadas por favor', 'y otra para mi mujer'], ['pillows 2', 'pillows 3 for 12']],
    ['en', ['two towels please', 'same again please', 'yes'], ['towels 2', '', 'towels 4 for 12']],
    ['en', ['two towels please', 'bring them to the pool bar please'], ['towels 2', 'towels 2 for 12']],
  ])('counts on from the last request, in %s: %s', async (language, lines, wanted) => {
    expect(await asked(language, lines)).toEqual(wanted);
  });

  test.each([
    ['en', ['wake-up call tomorrow at 7 am please', 'make it the day after'], { date: '2026-03-17' }],
    ['pt', ['despertar amanhã às 7h', 'afinal no dia seguinte'], { date: '2026-03-17' }],
    ['en', ['wake-up call tomorrow at 7 am please', 'half an hour later please'], { time: '07:30' }],
    ['en', ['clean the room at 3 pm please', 'half an hour later'], { time: '15:30' }],
    ['en', ['clean the room at 3 pm please', 'better at 5'], { time: '17:00' }],
  ])('moves the last request, in %s: %s', async (language, lines, details) => {
    const turns = await converse(lines, { languages: [language] });
    const [change] = turns.at(-1)?.created ?? [];
    expect(change).toMatchObject({ amends: 12 });
    const moved = Object.fromEntries((change?.details ?? []).map(({ slot, value }) => [slot, value]));
    expect(moved).toEqual(details);
  });

  test.each([
    ['en', ['two towels and a blanket please', 'cancel the last one'], ['towels 2, blankets 1', 'cancel 13']],
    [
      'en',
      ['two towels please', 'an adapter please', 'actually no, forget it'],
      ['towels 2', 'adapter', 'cancel 13'],
    ],
    ['pt', ['duas toalhas por favor', 'afinal não, esqueça'], ['towels 2', 'cancel 12']],
    ['en', ['two towels please', 'what time is breakfast?', 'forget it'], ['towels 2', '', '']],
    ['en', ['two towels please', 'what time is breakfast?', 'cancel it'], ['towels 2', '', '']],
    [
      'en',
      ['two towels please', 'what time is breakfast?', 'cancel it', 'yes'],
      ['towels 2', '', '', 'cancel 12'],
    ],
  ])('cancels what is named, or the last request, in %s: %s', async (language, lines, wanted) => {
    const done = await asked(language, lines);
    expect(done.map((each) => each.replace('adapter 1', 'adapter'))).toEqual(wanted);
  });

  test('drops a refused form, and takes no later line as its answer', async () => {
    const lines = ['book a massage please', 'actually no, forget it', '5 pm'];
    expect(await asked('en', lines)).toEqual(['', '', '']);
  });

  test('does not offer again what was refused', async () => {
    const services = [...SERVICES_HERE];
    const turns = await converse(
      ['do you have pillows?', 'no thanks', 'pillows are nice though, aren’t they'],
      { services },
    );
    expect(turns[2]?.reply ?? '').not.toContain('Would you like');
  });

  test('a yes after thanks accepts nothing', async () => {
    expect(await asked('en', ['do you have pillows?', 'ok thanks', 'yes'])).toEqual(['', '', '']);
  });

  test('fills a free answer once and asks for the next slot', async () => {
    const [template] = SERVICES_HERE;
    const spa = {
      ...template,
      key: 'spa',
      title: 'Spa',
      kind: 'book',
      requiredSlots: ['treatment', 'time'],
    } as const;
    const services = [...SERVICES_HERE, spa] as typeof SERVICES_HERE;
    const turns = await converse(['I want to book the spa', 'the hot stone one', '5 pm'], { services });
    expect(turns[2]?.created[0]?.details).toEqual(
      expect.arrayContaining([{ slot: 'treatment', value: 'the hot stone one' }]),
    );
  });
});
