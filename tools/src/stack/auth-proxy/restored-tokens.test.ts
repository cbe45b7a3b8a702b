import { describe, expect, test } from '@jest/globals';
import { MARKER_ID } from './account.ts';
import { acceptableToken, fromEmulator, toEmulator, trueValidSince } from './restored-tokens.ts';

const restored = new Map([['anna', { trueValidSince: 1_000, emulatorValidSince: 5_000 }]]);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.`;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

describe('a token from before a restart of the emulator', () => {
  test('gets an issue time that the emulator accepts, and keeps every other claim', () => {
    const token = acceptableToken(
      restored,
      tokenOf({ user_id: 'anna', iat: 2_000, exp: 9_000, email: 'a@b' }),
    );
    expect(claimsOf(token)).toEqual({ user_id: 'anna', iat: 5_000, exp: 9_000, email: 'a@b' });
  });

  test.each([
    ['was revoked before the restart', { user_id: 'anna', iat: 999 }],
    ['was issued after the restart', { user_id: 'anna', iat: 5_000 }],
    ['belongs to an account that was not restored', { user_id: 'ben', iat: 2_000 }],
  ])('is unchanged when it %s', (_, claims) => {
    const token = tokenOf(claims);
    expect(acceptableToken(restored, token)).toBe(token);
  });

  test.each(['', 'not a token', 'a.b.c', 'e30.e30.'])('that is invalid (%j) is unchanged', (token) => {
    expect(acceptableToken(restored, token)).toBe(token);
  });
});

describe('the moment from which tokens are valid', () => {
  test('is the true one for a restored account', () => {
    expect(trueValidSince(restored, 'anna', '5000')).toBe('1000');
  });

  test('is the new one once the account changed it, as a new password does', () => {
    expect(trueValidSince(restored, 'anna', '6000')).toBe('6000');
  });
});

describe('bodies that pass the proxy', () => {
  test('a request without a token is unchanged, byte for byte', () => {
    const body = '{ "email": "a@b.example",  "password": "secret" }';
    expect(toEmulator(restored, body)).toBe(body);
    expect(toEmulator(restored, 'grant_type=refresh_token')).toBe('grant_type=refresh_token');
  });

  test('a response shows true moments and not our marker', () => {
    const users = [{ localId: MARKER_ID }, { localId: 'anna', validSince: '5000' }];
    expect(JSON.parse(fromEmulator(restored, JSON.stringify({ kind: 'k', users })))).toEqual({
      kind: 'k',
      users: [{ localId: 'anna', validSince: '1000' }],
    });
  });

  test('a page of the emulator is unchanged', () => {
    expect(fromEmulator(restored, '<html>')).toBe('<html>');
  });
});
