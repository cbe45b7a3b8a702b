import { describe, expect, test } from '@jest/globals';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { refusesIt } from './refuses.ts';
import { understand } from './understand.ts';

describe('a line that ends by refusing what it mentioned', () => {
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
  ])('is detected in other languages: %s', (line) => {
    expect(refusesIt(line)).toBe(true);
  });

  test.each(["I don't want to miss breakfast", 'we need one', "I don't want it cold, bring ice"])(
    'is not one that wants something: %s',
    (line) => {
      expect(refusesIt(line)).toBe(false);
    },
  );
});

describe('a line that says that something did not come', () => {
  test.each<[string, AnswerLanguage]>([
    ['we never got the towels', 'en'],
    ['never received the towels we asked for', 'en'],
    ["we didn't get any towels", 'en'],
    ['nunca llegaron las toallas', 'es'],
    ["on n'a jamais eu les serviettes", 'en'],
  ])('asks where it is: %s', (line, language) => {
    expect(understand(line, language)).toEqual([{ kind: 'status', item: 'towels' }]);
  });

  test.each<[string, AnswerLanguage]>([
    ['not enough hangers in the wardrobe', 'en'],
    ['there are not enough hangers', 'en'],
    ['no hay suficientes perchas', 'es'],
    ['não há cabides suficientes', 'pt'],
    ['nicht genug Kleiderbügel im Schrank', 'en'],
    ['pas assez de cintres', 'en'],
  ])('or that there is too little of it, wants it: %s', (line, language) => {
    const [act, ...others] = understand(line, language);
    expect(act).toMatchObject({ kind: expect.stringMatching(/^(?:request|confirm)$/), item: 'hangers' });
    expect(others).toEqual([]);
  });

  test.each<[string, AnswerLanguage]>([
    ['we have enough towels', 'en'],
    ['no towels today please', 'en'],
    ['there is no need for towels', 'en'],
    ['no hacen falta toallas', 'es'],
    ['we never use the towels, take them', 'en'],
  ])('is not a refusal: %s', (line, language) => {
    expect(understand(line, language).map(({ kind }) => kind)).not.toContain('status');
    expect(understand(line, language).map(({ kind }) => kind)).not.toContain('confirm');
  });
});
