import { expect, test } from '@jest/globals';
import type { PasswordPolicy } from '../../shell/session.ts';
import { meetsPolicy, passwordRules } from './password-rules.ts';

const sixOrMore: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: null,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
  allowedNonAlphanumeric: '!?',
};
const everything: PasswordPolicy = {
  ...sixOrMore,
  minimumLength: 8,
  maximumLength: 10,
  lowercase: true,
  uppercase: true,
  numeric: true,
  nonAlphanumeric: true,
};

test('the default policy only requires a length', () => {
  expect(passwordRules(sixOrMore, 'sesam')).toEqual([{ text: 'At least 6 characters', met: false }]);
  expect(meetsPolicy(sixOrMore, 'sesame')).toBe(true);
});

test.each([
  ['', []],
  ['abcdefgh', ['At least 8 characters', 'At most 10 characters', 'A lowercase letter, a to z']],
  ['ABCDEFGHIJK', ['At least 8 characters', 'An uppercase letter, A to Z']],
  ['1', ['At most 10 characters', 'A digit']],
  ['!', ['At most 10 characters', 'A sign, such as ! or ?']],
  ['§', ['At most 10 characters']],
])('of all rules, “%s” meets %j', (password, met) => {
  const rules = passwordRules(everything, password);
  expect(rules).toHaveLength(6);
  expect(rules.filter((rule) => rule.met).map(({ text }) => text)).toEqual(met);
});

test('a password that meets every rule is accepted', () => {
  expect(meetsPolicy(everything, 'Abcdef1!')).toBe(true);
  expect(meetsPolicy(everything, 'Abcdef1!xy')).toBe(true);
  expect(meetsPolicy(everything, 'Abcdef1!xyz')).toBe(false);
});
