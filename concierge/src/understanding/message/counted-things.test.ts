import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { understand } from './understand.ts';

describe('how many of what', () => {
  test.each<[string, AnswerLanguage, Record<string, number | null>]>([
    ['bring robe slippers and pillow', 'en', { bathrobe: null, slippers: null, pillows: null }],
    ['twenty-five hangers please', 'en', { hangers: 25 }],
    ['queremos vinte e cinco cabides', 'pt', { hangers: 25 }],
    ['two pillows per person, we are three', 'en', { pillows: 6 }],
    ['duas toalhas por pessoa, somos quatro', 'pt', { towels: 8 }],
    ['wardrobe only has 3 coat hangers for the two of us, 6 more please', 'en', { hangers: 6 }],
    ['tres towels and dos pillows bitte', 'en', { towels: 3, pillows: 2 }],
    ['two robes and two pairs of those fluffy slippers please', 'en', { bathrobe: 2, slippers: 2 }],
    ['água natural, duas garrafas', 'pt', { water: 2 }],
    ['umbrella x2, plug adapter x1', 'es', { umbrella: 2, adapter: null }],
    ['1 pair of slippers for me, another for the missus and a third for her mother', 'en', { slippers: 3 }],
    ['a robe for me and two for the kids please', 'en', { bathrobe: 3 }],
    ['uma toalha para mim e outra para a minha mulher, por favor', 'pt', { towels: 2 }],
    ['as nossas toalhas já estão todas encharcadas, podem trazer mais três?', 'pt', { towels: 3 }],
    ['die Handtücher sind nass, bringen Sie bitte noch zwei', 'de', { towels: 2 }],
    ['slippers please, size 45', 'en', { slippers: null }],
    ['two pairs of slippers in size 44 please', 'en', { slippers: 2 }],
    ['my husband wants something warm for his feet, size 45 if you have', 'en', { slippers: null }],
    ['mais uma toalha, só uma, não precisa mais', 'pt', { towels: 1 }],
    ['another pillow please, just the one, no need for more', 'en', { pillows: 1 }],
  ])('%s', (line, language, wished) => {
    const acts = understand(line, language);
    const found = acts.map((act) => (act.kind === 'request' ? [act.item, act.quantity] : [act.kind, null]));
    expect(Object.fromEntries(found)).toEqual(wished);
  });
});
