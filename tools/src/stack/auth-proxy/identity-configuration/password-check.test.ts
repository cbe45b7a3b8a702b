import { describe, expect, test } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import commonPasswords from '../../../../../shared/src/ui/password/common-passwords.json' with {
  type: 'json',
};
import { DEFAULT_CONFIGURATION } from './configuration.ts';
import { isCommonPassword, passwordRefusal } from './password-check.ts';

const strict = {
  ...DEFAULT_CONFIGURATION,
  passwordPolicy: { minimumLength: 12 },
  refuseCommonPasswords: true,
};
const setting = (password: string, pathname = '/v1/accounts:signUp', authorized = false) =>
  passwordRefusal(pathname, JSON.stringify({ email: 'a@b.example', password }), authorized, strict);

describe('A new password', () => {
  test('has at least the characters of the policy', () => {
    expect(setting('elevenchars')).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/);
    expect(setting('a bell in the night')).toBeNull();
  });

  test.each(['1q2w3e4r5t6y', '1Q2W3E4R5T6Y', 'motherfucker', 'passwordpassword', '123456123456'])(
    '%s is one of the most used',
    (password) => expect(setting(password)).toMatch(/^WEAK_PASSWORD/),
  );

  test('is checked wherever one is set, and nowhere else', () => {
    const common = '1q2w3e4r5t6y';
    expect(setting(common, '/v1/accounts:update')).not.toBeNull();
    const reset = JSON.stringify({ oobCode: 'x', newPassword: common });
    expect(passwordRefusal('/v1/accounts:resetPassword', reset, false, strict)).not.toBeNull();
    expect(setting(common, '/v1/accounts:signInWithPassword')).toBeNull();
    expect(setting(common, '/v1/accounts:signUp', true)).toBeNull();
  });

  test('all of the 10,000 most used are known, and without a policy the specification’s default applies', () => {
    const most = dictionary['passwords-common'].slice(0, 10_000);
    expect(most).toHaveLength(10_000);
    expect(most.every((password) => isCommonPassword(String(password)))).toBe(true);
    const body = JSON.stringify({ password: 'dragon' });
    expect(passwordRefusal('/v1/accounts:signUp', body, false, DEFAULT_CONFIGURATION)).toBeNull();
  });

  test('of twelve characters or more is refused in the browser by the same list', () => {
    const long = dictionary['passwords-common'].map(String).filter((password) => password.length >= 12);
    expect(commonPasswords).toEqual(long.sort());
  });
});
