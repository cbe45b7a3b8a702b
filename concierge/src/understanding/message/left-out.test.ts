import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { understand } from './understand.ts';

const itemsOf = (line: string, language: AnswerLanguage) =>
  understand(line, language).flatMap((act) => (act.kind === 'request' ? [act.item] : []));

describe('a wish next to another one is not dropped', () => {
  test.each<[AnswerLanguage, string, string[]]>([
    ['en', 'wake me at 6 tomorrow and have a taxi waiting at quarter to seven', ['wakeupCall', 'taxi']],
    ['en', 'wake us at 7 and have a cab outside at half eight', ['wakeupCall', 'taxi']],
    ['en', 'bring an iron please and someone to look at the tv, it freezes', ['iron', 'tv']],
    ['en', 'cot for the baby, 4 hangers, ice', ['crib', 'hangers', 'ice']],
    ['en', 'robes n slippers please', ['bathrobe', 'slippers']],
    ['pt', 'acordem-me às seis e quero um táxi às sete', ['wakeupCall', 'taxi']],
    ['es', 'despiértenme a las seis y que haya un taxi esperando a las siete', ['wakeupCall', 'taxi']],
    ['de', 'Wecken Sie mich um sechs und ein Taxi soll um sieben bereitstehen', ['wakeupCall', 'taxi']],
    ['fr', 'réveillez-moi à six heures et un taxi pour sept heures', ['wakeupCall', 'taxi']],
    ['it', 'mi svegli alle sei e un taxi alle sette', ['wakeupCall', 'taxi']],
  ])('%s: %s', (language, line, items) => {
    expect(itemsOf(line, language).sort()).toEqual([...items].sort());
  });

  test.each([
    'two towels please, the pool was lovely',
    'the basin will not drain, the water stays in it',
    'no towels, just a bathrobe',
    'can I have a blanket? what time does the gym open',
  ])('and a thing that is only mentioned next to a wish is not wanted: %s', (line) => {
    expect(itemsOf(line, 'en')).toHaveLength(1);
  });
});
