import { describe, expect, test } from '@jest/globals';
import { mentionsAllergy, withAllergy, wordsOnAllergy } from './allergies.ts';

describe('what the kitchen must know', () => {
  test.each([
    [null, null, null],
    ['nuts', null, 'nuts'],
    [null, 'milk', 'milk'],
    ['nuts', 'milk', 'nuts / milk'],
    ['nuts / milk', 'Milk', 'nuts / milk'],
    ['nuts', 'nuts / eggs', 'nuts / eggs'],
    ['peanut allergy', 'nut allergy', 'peanut allergy / nut allergy'],
    ['nuts', 'two\nlines', 'nuts / two lines'],
  ])('%j with %j is %j', (known, said, expected) => {
    expect(withAllergy(known, said)).toBe(expected);
  });

  test('is the part of a long message that says it', () => {
    const talk = 'We had such a long journey today and everyone is tired. '.repeat(6);
    expect(wordsOnAllergy(`${talk}My son has a sesame allergy. ${talk}`)).toBe(
      'My son has a sesame allergy.',
    );
    const endless = `${'and we walked '.repeat(30)}and I have coeliac disease ${'and we walked '.repeat(30)}`;
    const words = wordsOnAllergy(endless);
    expect(words).toContain('coeliac');
    expect(words.length).toBeLessThanOrEqual(200);
  });

  test.each(['Hühnereiallergie!', 'soy celíaco', 'allergie aux œufs', 'egg allergy', 'aplv'])(
    'is mentioned by: %s',
    (line) => expect(mentionsAllergy(line)).toBe(true),
  );

  test.each(['two towels please', 'is the pool open', ''])('is not mentioned by: %s', (line) =>
    expect(mentionsAllergy(line)).toBe(false),
  );
});
