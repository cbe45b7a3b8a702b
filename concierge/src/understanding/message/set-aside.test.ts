import { describe, expect, test } from '@jest/globals';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSetAside } from './set-aside.ts';
import { understand } from './understand.ts';

describe('something in order, named together with something that is not,', () => {
  test.each<[string, AnswerLanguage, LexiconKey]>([
    ["AC is fine, it's the telly that's playing up", 'en', 'tv'],
    ['the shower works fine but the toilet keeps running', 'en', 'toilet'],
    ['nothing wrong with the wifi, the tv has no signal', 'en', 'tv'],
    ['o chuveiro está ótimo, a sanita é que não descarrega', 'pt', 'toilet'],
    ['a tv funciona bem, o ar condicionado é que não arrefece', 'pt', 'airConditioning'],
    ['el aire sí enfría, lo que no va es la luz', 'es', 'lights'],
    ["it isn't the heating that's the problem, it's the toilet that keeps running", 'en', 'toilet'],
    ['der Fernseher ist nicht kaputt, aber die Heizung ist eiskalt', 'de', 'heating'],
    ['el wifi va bien, la tele es la que no enciende', 'es', 'tv'],
  ])('is not reported: %s', (line, language, item) => {
    expect(understand(line, language)).toMatchObject([{ kind: 'request', item }]);
  });
});

test.each([
  ['tv is fine now dont send anyone', 'tv'],
  ['the ac is ok now no need to send anyone', 'airConditioning'],
] as const)('what is in order again is not mended: %s', (line, item) => {
  expect(understand(line, 'en')).toEqual([{ kind: 'decline', item }]);
});

test.each([
  ['no rush but two towels please', 'but two towels please'],
  ['sem pressa, mas traga uma toalha', ', mas traga uma toalha'],
  ['secador não precisa, achei no armário', 'secador nao precisa,'],
  ["we're fine for pillows, but a blanket would help", 'a blanket would help'],
  ['we have enough towels, only soap please', 'only soap please'],
  ['everything is fine, thanks', 'everything is fine, thanks'],
  ['the room is fine', 'the room is fine'],
  ['8 is fine, bring towels', '8 is fine, bring towels'],
])('a clause that asks for nothing is left out next to another: %s', (line, rest) => {
  expect(withoutSetAside(normalise(line)).line).toBe(rest);
});

test.each<[string, AnswerLanguage]>([
  ['no me urge pero tampoco lo olviden: el secador no seca', 'es'],
  ["don't forget the hairdryer, it isn't working", 'en'],
])('a negation of nothing refuses nothing: %s', (line, language) => {
  const acts = understand(line, language).map(({ kind }) => kind);
  expect(acts).not.toContain('cancel');
  expect(acts).not.toContain('decline');
});

test('in Portuguese “no” is “in the”', () => {
  expect(understand('Mesa pra 2 hoje às 20h no restaurante', 'pt')).toMatchObject([
    { kind: 'request', item: 'restaurant' },
  ]);
});

describe('a place in a story', () => {
  test.each<[string, AnswerLanguage]>([
    ['we had a blast at the pool today', 'en'],
    ['my wife really enjoyed the massage', 'en'],
    ['adorámos a piscina hoje', 'pt'],
    ['lo pasamos genial en la piscina hoy', 'es'],
  ])('is not asked for: %s', (line, language) => {
    expect(understand(line, language)).toEqual([{ kind: 'small-talk', topic: 'chat' }]);
  });

  test.each<[string, AnswerLanguage]>([
    ['He perdido un pendiente, creo que en la piscina', 'es'],
    ['i lost an earring, i think at the pool', 'en'],
    ['mein Ohrring ist weg, ich glaube am Pool', 'en'],
    ["j'ai perdu une boucle d'oreille, je crois à la piscine", 'en'],
  ])('is where something was lost: %s', (line, language) => {
    expect(understand(line, language)).toMatchObject([{ item: 'lostAndFound' }]);
  });

  test.each<[string, AnswerLanguage]>([
    ['the cleaning lady walked in while i was in the shower', 'en'],
    ['la señora de la limpieza entró mientras me duchaba', 'es'],
    ['a empregada entrou enquanto eu estava no banho', 'pt'],
  ])('does not order a cleaning: %s', (line, language) => {
    expect(understand(line, language)).toEqual([{ kind: 'complain', item: 'cleaning' }]);
  });

  test.each<[string, AnswerLanguage, LexiconKey]>([
    ['we loved the massage, can we book another one', 'en', 'massage'],
    ['pool tomorrow at 10 please', 'en', 'pool'],
    ["i'd love a massage", 'en', 'massage'],
  ])('is asked for in a wish: %s', (line, language, item) => {
    expect(understand(line, language)).toMatchObject([{ kind: 'request', item }]);
  });

  test('a cleaner who may come in is not a complaint', () => {
    const acts = understand('can the cleaning lady come in when we are at the pool', 'en');
    expect(acts.map(({ kind }) => kind)).not.toContain('complain');
  });
});

describe('a thing that works again', () => {
  test.each<[string, AnswerLanguage]>([
    ['the telly works again, no need to come', 'en'],
    ['hot water is back, no need to send anyone', 'en'],
    ['la tele ya va, no hace falta que venga nadie', 'es'],
    ['a tv já dá, não é preciso vir ninguém', 'pt'],
  ])('is not mended: %s', (line, language) => {
    expect(understand(line, language).some(({ kind }) => kind === 'request')).toBe(false);
  });

  test.each<[string, AnswerLanguage]>([
    ['the ants are back', 'en'],
    ['the tv stopped working again', 'en'],
    ['la tele ya no funciona', 'es'],
    ['a tv já não dá', 'pt'],
  ])('is another thing than what fails again: %s', (line, language) => {
    expect(understand(line, language)[0]?.kind).toBe('request');
  });
});

test.each<[string, AnswerLanguage]>([
  ['la nevera no está rota, es que no la había enchufado, perdonen', 'es'],
  ['o ar condicionado não está avariado, eu é que não sabia ligá-lo', 'pt'],
])('a thing that is not broken is not mended: %s', (line, language) => {
  expect(understand(line, language).filter(({ kind }) => kind === 'request')).toEqual([]);
});
