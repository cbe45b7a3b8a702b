import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { Act } from './acts.ts';
import { understand } from './understand.ts';

const said = (line: string, language: AnswerLanguage = 'en') =>
  understand(line, language).map((act: Act) =>
    act.kind === 'request'
      ? [act.kind, act.item, act.quantity]
      : [act.kind, 'item' in act ? (act.item ?? null) : null],
  );

test('the place where a guest is is not a wish', () => {
  expect(said('no hot water at all, and when does breakfast start')).toContainEqual([
    'request',
    'hotWater',
    null,
  ]);
  expect(said('can someone bring the iron, im in the shower now')).toEqual([['request', 'iron', null]]);
  expect(said('make it a bit earlier to be safe')).not.toContainEqual(['confirm', 'safe']);
});

test('a thing that is left out is declined, and a short “n” joins two things', () => {
  expect(said('leave out the slippers we brought our own')).toEqual([['decline', 'slippers']]);
  expect(said('bring 4 bottles of water n 2 slippers')).toEqual([
    ['request', 'water', 4],
    ['request', 'slippers', 2],
  ]);
});

test.each([
  ['price of an hour massage please', 'en', 'massage'],
  ['preço de uma massagem por favor', 'pt', 'massage'],
  ['precio de un masaje por favor', 'es', 'massage'],
] as const)('a price is asked for, and nothing is booked: %s', (line, language, item) => {
  expect(understand(line, language)).toMatchObject([{ kind: 'ask', item }]);
});

describe('a named thing that is brought or mended', () => {
  test.each<[string, AnswerLanguage, string]>([
    ['wardrobe mirror has cracked from top to bottom', 'en', 'furniture'],
    ['the shower is cold', 'en', 'hotWater'],
    ['ants. everywhere. on the windowsill', 'en', 'pests'],
    ['Señorita, mándeme a alguien que la cerradura está durísima', 'es', 'doorLock'],
    ['que pasen a limpiar a partir de las tres', 'es', 'cleaning'],
    ['half a dozen hangers', 'en', 'hangers'],
    ['also ive no soap', 'en', 'toiletries'],
  ])('is not confirmed if nothing else is nearly as likely: %s', (line, language, item) => {
    expect(understand(line, language)).toMatchObject([{ kind: 'request', item }]);
  });

  test.each([
    ['the light', 'lights'],
    ['the tv', 'tv'],
  ])('is confirmed if the line only has its name: %s', (line, item) => {
    expect(said(line)).toEqual([['confirm', item]]);
  });

  test.each([
    ["don't send anyone up about the noise, it's gone quiet", 'noise'],
    ['someone already fixed the tv', 'tv'],
  ])('is not carried out if it is refused: %s', (line, item) => {
    expect(said(line)).not.toContainEqual(['request', item, null]);
  });
});

describe('a list in a line', () => {
  test.each<[string, AnswerLanguage, unknown[]]>([
    [
      'dos toallas más y que alguien mire la ducha, que no traga',
      'es',
      [
        ['request', 'towels', 2],
        ['request', 'plumbing', null],
      ],
    ],
    [
      'una manta, zapatillas para dos y el secador, muchas gracias',
      'es',
      [
        ['request', 'blankets', 1],
        ['request', 'slippers', null],
        ['request', 'hairdryer', null],
      ],
    ],
    [
      'tragam-me papel higiénico e um cobertor se faz favor',
      'pt',
      [
        ['request', 'toiletPaper', null],
        ['request', 'blankets', 1],
      ],
    ],
    [
      'toallas no, sábanas',
      'es',
      [
        ['decline', 'towels'],
        ['request', 'bedLinen', null],
      ],
    ],
  ])('is wanted, all of it: %s', (line, language, acts) => {
    expect(said(line, language)).toEqual(acts);
  });

  test('is asked about and wanted apart', () => {
    expect(said('umbrella for two people and tell me when the pool closes thx')).toEqual([
      ['request', 'umbrella', null],
      ['ask', 'pool'],
    ]);
  });
});

describe('the only number of a line', () => {
  test.each<[string, AnswerLanguage, number | null]>([
    ['and some water for the ride, 2', 'en', 2],
    ['água fresca cá para cima, umas 3 garrafas', 'pt', 3],
    ['chinelos tamanho grande, o meu marido calça 46', 'pt', null],
  ])('counts the thing that it names, unless it is a size: %s', (line, language, quantity) => {
    expect(understand(line, language)).toMatchObject([{ quantity }]);
  });
});
