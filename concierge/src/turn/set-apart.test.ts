import { describe, expect, test } from '@jest/globals';
import { BOOKABLE_HERE, bookable } from '../testing/bookable-here.ts';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { say } from './say.ts';

const [towels] = SERVICES_HERE;
if (!towels) throw new Error('The property has no services');
const brought = (key: string, title: string) => ({ ...towels, key, title });
const services = [
  ...BOOKABLE_HERE,
  bookable('concierge', 'Concierge', []),
  brought('ice', 'Ice bucket'),
  brought('coffeeTea', 'Coffee and tea'),
  brought('luggageStorage', 'Luggage storage'),
  brought('turndown', 'Turndown'),
];
const made = async (language: string, line: string) => {
  const { created } = await say(line, { languages: [language], services });
  return created.map(({ service }) => service).sort();
};

describe('what is not wanted is not done', () => {
  test.each([
    ['en', 'leave the suitcase where it is'],
    ['en', "don't touch the suitcase by the door please"],
    ['es', 'no toque las maletas que están en la entrada'],
    ['pt', 'deixem a mala onde está'],
    ['de', 'lassen Sie den Koffer bitte stehen wo er steht'],
    ['fr', 'laissez la valise là où elle est'],
    ['it', 'non spostate la valigia, per favore'],
  ])('where something stays in its place, which staff are told, in %s: %s', async (language, line) => {
    expect(await made(language, line)).toEqual(['concierge']);
  });

  test.each([
    ['en', "don't send anyone, the child sleeps"],
    ['en', 'please nobody in the room till 4, my wife has a migraine'],
    ['es', 'no suban a limpiar, la niña está durmiendo la siesta'],
    ['pt', 'não mandem ninguém agora, o bebé adormeceu'],
    ['de', 'Bitte heute niemanden aufs Zimmer schicken, mein Mann schläft'],
    ['fr', "n'envoyez personne, le petit dort"],
    ['it', 'non fate salire nessuno, la bimba si è addormentata'],
  ])('where no one is to come, which staff are told, in %s: %s', async (language, line) => {
    expect(await made(language, line)).toEqual(['concierge']);
  });

  test.each([
    ['en', "don't send anyone, just leave two towels at the door"],
    ['en', 'leave the suitcase where it is and bring two towels'],
    ['it', "lasciate la valigia dov'è e portatemi due asciugamani"],
  ])('and what the line wants besides is done, in %s: %s', async (language, line) => {
    expect(await made(language, line)).toEqual(['concierge', 'towels']);
  });

  test.each([
    ['en', 'no ice in the water', []],
    ['en', 'water without ice please', ['water']],
    ['pt', 'água sem gelo por favor', ['water']],
    ['fr', "de l'eau sans glaçons", ['water']],
    ['it', 'acqua senza ghiaccio', ['water']],
  ])('where one thing is wanted without another, in %s: %s', async (language, line, expected) => {
    expect(await made(language, line)).toEqual(expected);
  });

  test('and staff read what it is wanted without', async () => {
    const { created } = await say('water without ice please', { services });
    expect(created).toMatchObject([{ service: 'water', note: 'water without ice please' }]);
  });

  test.each(['tv is fine now, no need to send anyone'])(
    'and a repair is only called off: %s',
    async (line) => {
      expect(await made('en', line)).toEqual([]);
    },
  );
});

describe('talk asks for nothing', () => {
  test.each([
    ['en', 'come on, spill the tea'],
    ['en', 'my cousin is a towel salesman'],
    ['es', 'mi prima vende toallas en el mercado'],
    ['de', 'meine Schwester verkauft Handtücher'],
    ['fr', 'mon cousin vend des serviettes'],
    ['it', 'mio zio fa il tassista a Torino'],
  ])('in a figure of speech or a story, in %s: %s', async (language, line) => {
    expect(await made(language, line)).toEqual([]);
  });

  test.each([
    ['en', 'my sister needs two towels'],
    ['en', 'my cousin forgot her towel, one towel please'],
  ])('but a wish for someone else is one, in %s: %s', async (language, line) => {
    expect(await made(language, line)).toEqual(['towels']);
  });
});
