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
  ])('%s', (line, language, wished) => {
    const acts = understand(line, language);
    const found = acts.map((act) => (act.kind === 'request' ? [act.item, act.quantity] : [act.kind, null]));
    expect(Object.fromEntries(found)).toEqual(wished);
  });
});
