import { describe, expect, test } from '@jest/globals';
import { FactIndex } from './fact-index.ts';

function indexOf(facts: ReadonlyArray<readonly [key: string, title: string, text: string]>): FactIndex {
  const index = new FactIndex();
  for (const [key, title, text] of facts) index.add({ key, title, names: [], texts: [text] });
  return index;
}

const index = indexOf([
  ['press.hours', 'Press house', 'Breakfast is laid from 07:45 to 10:15.'],
  ['cars', 'Mulberry yard', 'Cars stand there free of charge.'],
  ['bath.barrel', 'Bath barrel', 'The barrel takes four people.'],
]);

describe('facts', () => {
  test('are found by topic when no word matches', () => {
    const [best, next] = index.find('how late is there still porridge and muesli');
    expect(best).toMatchObject({ position: 0, named: 0, covered: 0 });
    expect(best?.ahead).toBeGreaterThan(0);
    expect(next?.ahead ?? -1).toBeLessThan(0);
  });

  test('are found by names that no other property has', () => {
    expect(index.find('is there room for six in the bath barrel')[0]).toMatchObject({
      position: 2,
      named: 1,
    });
  });

  test('report the similarity of their topics to the guest’s own words, not to added ones', () => {
    const [own] = index.find('where do i leave the car');
    const [read] = index.find('where do i leave the car\nwhere do i leave the car parking');
    expect(read?.alike).toBe(own?.alike);
  });

  test.each([
    ['would our labrador be welcome', 'dogs'],
    ['where do I plug in my laptop', 'power'],
    ['darf ich hier eine rauchen', 'smoking'],
    ['onde é que se toma banho', 'showers'],
    ['¿qué pasa si no podemos ir, nos dan reembolso?', 'cancelling'],
  ])('are found by what belongs to their subject: %s', (question, key) => {
    const keys = ['dogs', 'power', 'smoking', 'showers', 'cancelling'];
    const house = indexOf([
      ['dogs', 'Dogs', 'They sleep in carriages 5 and 6, for 12 EUR per stay.'],
      ['power', 'Electricity', 'Each pitch has 6 amperes.'],
      ['smoking', 'Smoking', 'At the far end of platform 2.'],
      ['showers', 'Showers', 'In the former lamp room on platform 1.'],
      ['cancelling', 'Cancelling', 'Until 14 days before arrival nothing is due.'],
    ]);
    const [best] = house.find(question);
    expect(keys[best?.position ?? -1]).toBe(key);
    expect(best?.covered).toBeGreaterThan(0);
  });

  test('of which a word is on every line are weighed up to a limit, the best by their words', () => {
    const many = indexOf([
      ...Array.from({ length: 300 }, (_, no) => [`pool.${no}`, `Towels ${no}`, 'At the pool.'] as const),
      ['pool.towels', 'Striped towels', 'Striped towels are at the pool.'],
    ]);
    const found = many.find('where are the striped towels');
    expect(found.length).toBeLessThan(250);
    expect(found[0]).toMatchObject({ position: 300, covered: 1 });
  });

  test('do not exist in an empty index', () => expect(new FactIndex().find('breakfast?')).toEqual([]));
});
