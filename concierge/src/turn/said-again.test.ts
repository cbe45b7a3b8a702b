import { describe, expect, test } from '@jest/globals';
import { searchOf } from '../evaluation/property-rows.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';

const [towels] = SERVICES_HERE;
if (!towels) throw new Error('The property has no services');
const booked = (key: string, title: string, requiredSlots: string[]) => ({
  ...towels,
  key,
  title,
  kind: 'book' as const,
  requiredSlots,
});
const services = [
  ...SERVICES_HERE,
  { ...towels, key: 'bathrobe', title: 'Bathrobe' },
  booked('airportShuttle', 'Airport shuttle', ['date', 'time']),
  booked('babycare', 'Babysitting', ['date', 'ages']),
  booked('restaurant', 'Table', ['date', 'time', 'party']),
];

const fact = (key: string, title: string, text: string) => ({
  key,
  source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
  text: { en: text },
  values: {},
});
const search = searchOf([
  fact('pets', 'Pets', 'Dogs up to 10 kg are welcome for 15 EUR a night; not in the restaurant.'),
  fact('parking', 'Parking', 'Parking costs 18 EUR a night; the entrance is 1.90 m high.'),
  fact('restaurant', 'Restaurant', 'The restaurant serves dinner from 19:00 to 22:30.'),
]);

describe('the last request', () => {
  test.each([
    ['pillow and a blanket pls', 'not the blanket actually, found one in the wardrobe', 'blankets'],
    ['two towels and an adapter please', 'no adapter after all', 'adapter'],
  ])('is cancelled at once by a guest who does not want it: %s, %s', async (first, line, service) => {
    const [made, taken] = await converse([first, line], { services });
    const at = made?.created.findIndex((request) => request.service === service) ?? -1;
    expect(at).toBeGreaterThanOrEqual(0);
    expect(taken?.cancelled).toEqual([12 + at]);
  });

  test('is confirmed first when something was said in between', async () => {
    const turns = await converse(['an adapter please', 'thank you', 'no adapter today'], { services });
    expect(turns.at(-1)?.cancelled).toEqual([]);
    expect(turns.at(-1)?.reply).toContain('No. 12');
  });

  test.each([
    ['four robes', 'two. my sister brought hers', 2],
    ['dos mantas porfa', 'y que sean tres', 3],
    ['duas toalhas por favor', 'três. somos mais um', 3],
  ])('is changed by a number: %s, %s', async (first, line, quantity) => {
    const [, changed] = await converse([first, line], { services });
    expect(changed?.created).toMatchObject([{ amends: 12, quantity }]);
  });

  test.each([
    ['wake me at 6 tomorrow', 'what time did you put down?', '06:00'],
    ['a llamada de despertar para as 7:30 amanhã', 'para que horas ficou?', '07:30'],
  ])('is given with its time: %s, %s', async (first, line, time) => {
    const [, told] = await converse([first, line], { services });
    expect(told?.reply).toContain(time);
    expect(told?.created).toEqual([]);
  });
});

describe('a form', () => {
  test('does not take the number of people as a time', async () => {
    const [, party, time] = await converse(
      ['Precisava de transfer para o aeroporto na quarta', 'somos 3', 'às dez da manhã'],
      { services },
    );
    expect(party?.created).toEqual([]);
    expect(time?.created).toMatchObject([{ service: 'airportShuttle' }]);
  });

  test('does not take times as ages', async () => {
    const turns = await converse(['need a sitter for tonight', '7 to 10 pm', 'theyre 2 and 5'], { services });
    expect(turns[1]?.created).toEqual([]);
    expect(turns[2]?.created).toMatchObject([{ service: 'babycare' }]);
  });

  test('that was offered starts with a day alone', async () => {
    const turns = await converse(['quiero mesa', 'hoy', 'a las 9 de la noche', 'seis'], { services });
    expect(turns.at(-1)?.created).toMatchObject([{ service: 'restaurant' }]);
    expect(turns.every(({ handoff }) => handoff === null)).toBe(true);
  });
});

describe('a question about the last topic', () => {
  test.each([
    ['Can I bring my dog?', 'what do you charge for him', '15 EUR'],
    ['Can I bring my dog?', 'may he stay with us at night', '15 EUR'],
    ['parking?', 'how high', '1.90 m'],
  ])('needs no name: %s %s', async (first, line, answer) => {
    const [, second] = await converse([first, line], { search });
    expect(second?.reply).toContain(answer);
  });
});
