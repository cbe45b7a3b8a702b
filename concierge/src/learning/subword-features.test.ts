import { describe, expect, test } from '@jest/globals';
import { featuresOf, foldLine } from './subword-features.ts';

const BITS = 16;
const bucketsOf = (line: string) => new Set(featuresOf(line, BITS).indices);
const shared = (a: string, b: string) => {
  const [one, other] = [bucketsOf(a), bucketsOf(b)];
  return [...one].filter((bucket) => other.has(bucket)).length / Math.min(one.size, other.size);
};

describe('the features of a line', () => {
  test.each([
    ['Não RESPIRA', 'nao respira'],
    ['he can’t breathe', 'he cant breathe'],
    ['ｈｅｌｐ', 'help'],
    ['room 304', 'room 12'],
  ])('"%s" reads as "%s"', (typed, plain) => {
    expect(featuresOf(typed, BITS)).toEqual(featuresOf(plain, BITS));
  });

  test('keep the vowels of scripts that write them as marks', () => {
    expect(foldLine('मदद की')).not.toBe(foldLine('मदद का'));
  });

  test('are similar for a word and its misspelling', () => {
    expect(shared('unconscious', 'unconcious')).toBeGreaterThan(0.3);
    expect(shared('unconscious', 'breakfast')).toBeLessThan(0.1);
  });

  test.each([
    ['着火了', '房间着火了'],
    ['助けて', '誰か助けてください'],
    ['불이 났어요', '방에 불이 났어요'],
  ])('are similar for %s and %s, which no space divides', (part, whole) => {
    expect(shared(part, whole)).toBeGreaterThan(0.3);
  });

  test('grow with the length of the line, not with its square', () => {
    const line = 'my husband has fallen and does not answer me any more ';
    const [once, tenTimes] = [1, 10].map((times) => {
      const numbered = Array.from({ length: times }, (_, at) =>
        line.replace('fallen', `fallen${'abcdefghij'[at]}`),
      );
      return featuresOf(numbered.join(''), 20).indices.length;
    });
    expect(tenTimes).toBeLessThan(10 * (once ?? 0));
    expect(once).toBeLessThan(250);
  });

  test('of an empty line are none', () => {
    expect(featuresOf(' …!', BITS).indices).toHaveLength(0);
  });
});
