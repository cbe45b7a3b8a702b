import { expect, test } from '@jest/globals';
import { authErrorCode, registerErrorCode } from './auth-error.ts';

test.each([
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'network-request-failed',
  'operation-not-allowed',
  'user-disabled',
])('%s of the specification’s catalogue, section 8, is reported unchanged', (code) => {
  expect(authErrorCode(Object.assign(new Error(), { code: `auth/${code}` }))).toBe(code);
});

test.each([{ code: 'auth/quota-exceeded' }, new Error('bug'), 'text', null])(
  '%p is none of them',
  (thrown) => {
    expect(authErrorCode(thrown)).toBe('unknown');
  },
);

test('codes of signing in stay the specification’s', () => {
  expect(authErrorCode(Object.assign(new Error(), { code: 'auth/weak-password' }))).toBe('unknown');
  expect(registerErrorCode(Object.assign(new Error(), { code: 'auth/user-disabled' }))).toBe('user-disabled');
  expect(registerErrorCode('no error at all')).toBe('unknown');
});
