import { expect, test } from '@jest/globals';
import { asPasswordPolicy } from './password-policy.ts';

test('the policy has the specification’s minimum where the server names none', () => {
  expect(asPasswordPolicy({ customStrengthOptions: {}, allowedNonAlphanumericCharacters: '!' })).toEqual({
    minimumLength: 6,
    maximumLength: null,
    lowercase: false,
    uppercase: false,
    numeric: false,
    nonAlphanumeric: false,
    allowedNonAlphanumeric: '!',
  });
  const strict = asPasswordPolicy({
    customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 64, containsUppercaseLetter: true },
    allowedNonAlphanumericCharacters: '!',
  });
  expect(strict).toMatchObject({ minimumLength: 12, maximumLength: 64, uppercase: true, lowercase: false });
});

test.each([
  ['containsLowercaseLetter', 'lowercase'],
  ['containsUppercaseLetter', 'uppercase'],
  ['containsNumericCharacter', 'numeric'],
  ['containsNonAlphanumericCharacter', 'nonAlphanumeric'],
] as const)('the policy is the server’s: %s', (option, demand) => {
  const policy = asPasswordPolicy({
    customStrengthOptions: { [option]: true },
    allowedNonAlphanumericCharacters: '!',
  });
  const demands = (['lowercase', 'uppercase', 'numeric', 'nonAlphanumeric'] as const).filter(
    (name) => policy[name],
  );
  expect(demands).toEqual([demand]);
});
