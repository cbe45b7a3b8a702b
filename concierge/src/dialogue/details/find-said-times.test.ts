import { describe, expect, test } from '@jest/globals';
import { findSaidTimes, withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { countedQuantity, countsPeople } from './counted-quantity.ts';

const found = (line: string, kind: string) =>
  findSaidTimes(line)
    .filter((stretch) => stretch.kind === kind)
    .map(({ start, end }) => line.normalize('NFC').slice(start, end));

describe('a mention of a time', () => {
  test.each([
    ['Clean my room at 3 pm tomorrow', 'at 3 pm tomorrow'],
    ['towels, make it three, for tomorrow 7 am', 'tomorrow 7 am'],
    ['duas toalhas para as 7 da manhã', 'para as 7 da manhã'],
    ['limpeza depois do almoço', 'depois do almoço'],
    ['dos toallas mañana a las 7', 'mañana a las 7'],
    ['zwei Handtücher morgen um 7 Uhr bitte', 'morgen um 7 Uhr'],
    ['bitte um halb acht reinigen', 'halb acht'],
    ['deux serviettes à 19h30 svp', '19h30'],
    ['nettoyage après le déjeuner', 'après le déjeuner'],
    ['due asciugamani domani alle 7', 'domani alle 7'],
    ['clean while we are at the beach', 'while we are'],
    ['towels in 20 minutes', 'in 20 minutes'],
    ['on the 25th please', 'on the 25th'],
    ['am 25. Dezember', 'am 25. Dezember'],
  ])('is found with its accents: %s', (line, words) => {
    expect(found(line, 'when').join(' ')).toContain(words);
  });

  test.each([
    'Good morning, two towels please',
    'Boa noite, duas toalhas',
    'Buenas tardes, dos toallas',
    'Guten Abend, zwei Kissen',
    'The air conditioning has been broken since yesterday',
    'There was no hot water last night',
    'About 7 towels please',
    'às 7 toalhas junte sabonete',
    'two pillows to room 204',
    'towels now please',
    'as soon as possible',
  ])('is not in: %s', (line) => {
    expect(found(line, 'when')).toEqual([]);
  });

  test('leaves every other character in place', () => {
    const line = 'três toalhas amanhã às 7, quarto 204';
    expect(withoutSaidTimes(line)).toHaveLength(line.length);
    expect(withoutSaidTimes(line)).toMatch(/^três toalhas +, +$/);
  });
});

describe('a quantity', () => {
  test.each([
    ['towels at 7', 7, null],
    ['two towels at 7', 7, 2],
    ['towels, make it three, for tomorrow 7 am', 7, 3],
    ['towels for room 204', 204, null],
    ['7 towels at 7', 7, 7],
    ['a dozen towels', 12, 12],
    ['a towel at 1 pm', 1, 1],
  ])('%s, proposed %s, is %s', (line, proposed, quantity) => {
    expect(countedQuantity(proposed, [line])).toBe(quantity);
  });
});

test.each([
  [2, { party: '2' }, true],
  [2, { party: 'two' }, true],
  [3, { party: '2' }, false],
  [2, { date: '2' }, false],
  [null, { party: '2' }, false],
])('whether %s counts the people of %j: %s', (quantity, slots, people) => {
  expect(countsPeople(quantity, slots)).toBe(people);
});
