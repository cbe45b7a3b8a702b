import { describe, expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { converse } from './converse.ts';
import { say } from './say.ts';

const [towels] = SERVICES_HERE;
if (!towels) throw new Error('The property has no services');
const services = [
  ...SERVICES_HERE,
  { ...towels, key: 'concierge', title: 'Concierge' },
  { ...towels, key: 'turndown', title: 'Turndown' },
  { ...towels, key: 'crib', title: 'Baby cot' },
  { ...towels, key: 'bedLinen', title: 'Fresh bed linen' },
  { ...towels, key: 'umbrella', title: 'Umbrella' },
];

describe('what would come anyway and is not wanted', () => {
  test.each([
    ['en', 'no turndown this evening please, we sleep early', 'turndown'],
    ['en', "we don't need the crib any more, he sleeps with us", 'crib'],
    ['pt', 'não é preciso trocarem os lençóis hoje', 'roupa de cama'],
    ['es', 'hoy no necesitamos toallas, gracias', 'toallas'],
  ])('is a note for staff, in %s: %s', async (language, line, words) => {
    const { created, reply } = await say(line, { languages: [language], services });
    expect(created).toMatchObject([{ service: 'concierge' }]);
    expect(reply).toContain(words);
    expect(reply).not.toContain('?');
  });

  test.each([
    ['en', 'nobody should come in this afternoon, our baby sleeps'],
    ['pt', 'que ninguém entre no quarto até às cinco, estamos a dormir'],
    ['es', 'por favor que nadie entre, estamos durmiendo'],
    ['en', "you don't have to, no need to make up our room today"],
    ['pt', 'hoje não precisam de arrumar o quarto'],
    ['es', 'hoy no hace falta que arreglen la habitación'],
  ])('is the wish to be left alone, in %s: %s', async (language, line) => {
    const { created } = await say(line, { languages: [language], services });
    expect(created).toMatchObject([{ service: 'concierge' }]);
  });

  test('is no note where it was only offered', async () => {
    const turns = await converse(['do you have towels?', 'no thanks'], { services });
    expect(turns.at(-1)?.created).toEqual([]);
  });

  test.each(["I don't want an umbrella, thanks"])(
    'is no note of what no one brings unasked: %s',
    async (line) => {
      const { created } = await say(line, { services });
      expect(created).toEqual([]);
    },
  );
});
