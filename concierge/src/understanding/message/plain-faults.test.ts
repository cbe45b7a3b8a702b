import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { understand } from './understand.ts';

const requested = (line: string, language: AnswerLanguage) =>
  understand(line, language).map((act) => (act.kind === 'request' ? act.item : act.kind));

describe('a fault', () => {
  test.each<[AnswerLanguage, string, string[]]>([
    ['en', 'no ht watr in showr', ['hotWater']],
    ['de', 'Aus der Dusche kommt nur eiskaltes Wasser, und das seit heute früh', ['hotWater']],
    [
      'en',
      "I was wondering if it's not a bother could somebody look at the television because it was working last night and now it isn't",
      ['tv'],
    ],
    ['en', "if it's no trouble, the AC was fine yesterday and now it isn't working", ['airConditioning']],
    ['en', "just got out of the shower and there's no robe in here", ['bathrobe']],
    ['en', 'fresh out of the shower, could you send two towels please', ['towels']],
    ['en', "the shower is broken and there's no hot water", ['plumbing', 'hotWater']],
  ])('is carried out, and no other, in %s: %s', (language, line, items) => {
    expect(requested(line, language)).toEqual(items);
  });
});

describe('a wish next to a refusal', () => {
  test.each<[string, string[]]>([
    ["don't bother with cleaning today but do take the rubbish", ['tell', 'trash']],
    ['no cleaning today, but please do bring two towels', ['tell', 'towels']],
    ['no no I said ice not rice', ['ice']],
    ['no, I meant pillows not towels', ['pillows']],
  ])('is carried out: %s', (line, kinds) => {
    expect(requested(line, 'en')).toEqual(kinds);
  });
});
