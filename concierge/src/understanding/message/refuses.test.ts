import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { refusesIt } from './refuses.ts';
import { understand } from './understand.ts';

describe('a line that ends in not wanting what it has spoken of', () => {
  test.each<[string, AnswerLanguage]>([
    ["Nobody told me about an upgrade and I don't want one", 'en'],
    ["there's a crib in here and we don't need it, thanks", 'en'],
    ['me ofrecieron un masaje y no lo quiero', 'es'],
    ['falaram-me de uma massagem mas não quero', 'pt'],
  ])('asks for nothing: %s', (line, language) => {
    expect(understand(line, language).filter(({ kind }) => kind === 'request')).toEqual([]);
  });

  test.each([
    'ich habe ein Babybett hier, das brauche ich nicht',
    "il y a un lit bébé, je n'en veux pas",
    'un cuscino in più non lo voglio',
  ])('is one in other languages: %s', (line) => {
    expect(refusesIt(line)).toBe(true);
  });

  test.each(["I don't want to miss breakfast", 'we need one', "I don't want it cold, bring ice"])(
    'is not one that wants something: %s',
    (line) => {
      expect(refusesIt(line)).toBe(false);
    },
  );
});
