import { describe, expect, test } from '@jest/globals';
import { FACTS_HERE } from '../testing/property-here.ts';
import { say } from './say.ts';

const source = { id: 'pool', title: 'Pool', confirmedAt: '2026-03-01T09:00:00.000Z' };
const pool = {
  source,
  key: 'pool.hours',
  values: { from: '07:00', until: '21:00' },
  text: { en: 'The pool is open from 07:00 to 21:00.', de: 'Der Pool ist von 07:00 bis 21:00 offen.' },
};

describe('questions in languages that are understood and not answered', () => {
  test.each([
    ['wann gibt es frühstück', /^Das weiß ich nur auf Englisch: Breakfast .*07:00/],
    [
      'à quelle heure est le petit déjeuner ?',
      /^Je n’ai cette information qu’en anglais : Breakfast .*07:00/,
    ],
    ['a che ora è la colazione?', /^Ho questa informazione solo in inglese: Breakfast .*07:00/],
  ])('are answered by the fact that the property has in English: %s', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toMatch(reply);
    expect(turn.parts).toEqual([{ kind: 'source', source: expect.objectContaining({ id: 'f1' }) }]);
    expect(turn.handoff).toBeNull();
  });

  test('are answered in the guest’s language where the property has written it', async () => {
    const turn = await say('wann macht der Pool zu?', { facts: [pool, ...FACTS_HERE] });
    expect(turn.reply).toBe('Der Pool ist von 07:00 bis 21:00 offen.');
  });

  test('that no fact answers are a person’s', async () => {
    const turn = await say('wann macht der Pool zu?', { facts: [] });
    expect(turn.handoff?.reason).toBe('language:de');
    expect(turn.created).toEqual([]);
  });

  test('an alarm comes first', async () => {
    const turn = await say('es brennt im Zimmer, wann gibt es Frühstück?');
    expect(turn.handoff?.reason).toBe('emergency:fire');
  });

  test.each([
    ['merci beaucoup', 'Avec plaisir.'],
    ['danke schön', 'Gern geschehen.'],
    ['grazie mille', 'Prego, con piacere.'],
  ])('thanks fetch no one: %s', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toBe(reply);
    expect(turn.handoff).toBeNull();
  });
});
