import { describe, expect, test } from '@jest/globals';
import { searchOf } from '../evaluation/property-rows.ts';
import { say } from './say.ts';

const fact = (key: string, title: string, text: Record<string, string>) => ({
  key,
  source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
  text,
  values: {},
});
const search = searchOf([
  fact('breakfast.hours', 'Breakfast', { en: 'Breakfast is served from 07:00 to 10:30.' }),
  fact('pool.hours', 'Pool', { en: 'The pool is open from 08:00 to 20:00.' }),
  fact('dogs', 'Dogs', {
    en: 'Dogs stay for 15 EUR a night.',
    de: 'Hunde kosten 15 EUR pro Nacht.',
  }),
  fact('tap', 'Tap water', { en: 'Tap water may be drunk.' }),
]);

describe('questions in languages that are understood and not answered', () => {
  test.each([
    ['Wie lange gibt es Frühstück?', 'Dazu weiß ich: Breakfast is served from 07:00 to 10:30.'],
    ['la piscine ferme à quelle heure', 'Voici ce que je sais : The pool is open from 08:00 to 20:00.'],
    ['fino a che ora si fa colazione?', 'Ecco quello che so: Breakfast is served from 07:00 to 10:30.'],
    ['wann gibt es frühstück', 'Dazu weiß ich: Breakfast is served from 07:00 to 10:30.'],
    [
      'à quelle heure est le petit déjeuner ?',
      'Voici ce que je sais : Breakfast is served from 07:00 to 10:30.',
    ],
    ['a che ora è la colazione?', 'Ecco quello che so: Breakfast is served from 07:00 to 10:30.'],
    ['darf mein Hund mit ins Zimmer?', 'Dazu weiß ich: Hunde kosten 15 EUR pro Nacht.'],
  ])('are answered from the property’s knowledge: %s', async (question, reply) => {
    const turn = await say(question, { search });
    expect(turn.reply).toBe(reply);
    expect(turn.handoff).toBeNull();
    expect(turn.parts).toContainEqual(expect.objectContaining({ kind: 'source' }));
  });

  test.each(['Gibt es hier in der Nähe ein Kino?', 'dove si trova il cinema più vicino?'])(
    'are for a person when nothing is known: %s',
    async (question) => {
      const turn = await say(question, { search });
      expect(turn.handoff?.reason).toMatch(/^language:/);
    },
  );

  test('an alarm comes first', async () => {
    const turn = await say('es brennt im Zimmer, wann gibt es Frühstück?', { search });
    expect(turn.handoff?.reason).toBe('emergency:fire');
  });

  test.each([
    ['merci beaucoup', 'Avec plaisir.'],
    ['danke schön', 'Gern geschehen.'],
    ['grazie mille', 'Prego, con piacere.'],
  ])('thanks ask for no one: %s', async (text, reply) => {
    const turn = await say(text);
    expect(turn.reply).toBe(reply);
    expect(turn.handoff).toBeNull();
  });
});
