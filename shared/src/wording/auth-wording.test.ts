import { expect, test } from '@jest/globals';
import type { AuthErrorCode } from '../shell/session.ts';
import { authWording } from './auth-wording.ts';

const CATALOGUE: AuthErrorCode[] = [
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
];

test.each(CATALOGUE)('%s has a sentence without its code', (code) => {
  const { text } = authWording(code);
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toContain(code);
});

test('the wording does not reveal whether an account exists', () => {
  const same = new Set(
    (['user-not-found', 'wrong-password', 'invalid-credential'] as const).map((code) =>
      JSON.stringify(authWording(code)),
    ),
  );
  expect(same.size).toBe(1);
});
