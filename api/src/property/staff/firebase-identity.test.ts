import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { firebaseIdentity } from './firebase-identity.ts';

const PROJECT = 'demo-bellkey';

/** An unsigned token, like the Auth emulator's. */
function emulatorToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const standard = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: 'uid-marta',
    user_id: 'uid-marta',
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...standard, ...claims })}.`;
}

/** The real firebase-admin against a server that knows one account, in place of the Auth emulator. */
describe('Firebase ID tokens', () => {
  let server: Server;
  const marta = { localId: 'uid-marta', email: 'marta@aurora.example', emailVerified: true };
  let users: object[] = [marta];
  const asked: string[] = [];
  const earlier = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const { verifyIdentity: verify, loadAccount, revokeSessions } = firebaseIdentity(PROJECT);

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => asked.push(`${request.url} ${body}`));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ localId: marta.localId, users }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    if (earlier === undefined) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    else process.env.FIREBASE_AUTH_EMULATOR_HOST = earlier;
    server.close();
    server.closeAllConnections();
  });

  test('a valid token identifies its person', async () => {
    const identity = await verify(emulatorToken({ email: 'marta@aurora.example', name: 'Marta' }));
    expect(identity).toMatchObject({ uid: 'uid-marta', email: 'marta@aurora.example', name: 'Marta' });
  });

  test('a token shows whether the sign-in had a second factor', async () => {
    const withPassword = { sign_in_provider: 'password', identities: {} };
    const withCode = { ...withPassword, sign_in_second_factor: 'totp', second_factor_identifier: 'phone' };
    const [one, two] = [
      await verify(emulatorToken({ firebase: withPassword })),
      await verify(emulatorToken({ firebase: withCode })),
    ];
    expect([one?.secondFactor, two?.secondFactor]).toEqual([false, true]);
  });

  test.each([
    ['of another project', { aud: 'another', iss: 'https://securetoken.google.com/another' }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['without a subject', { sub: '' }],
  ])('a token %s is refused', async (_, claims) => {
    expect(await verify(emulatorToken(claims))).toBeNull();
  });

  test('an account is loaded in its current state', async () => {
    expect(await loadAccount('uid-marta')).toEqual({
      disabled: false,
      emailVerified: true,
      validSince: null,
    });
    users = [{ ...marta, disabled: true, validSince: '1790000000' }];
    expect(await loadAccount('uid-marta')).toEqual({
      disabled: true,
      emailVerified: true,
      validSince: new Date(1_790_000_000_000),
    });
    users = [];
    expect(await loadAccount('uid-marta')).toBeNull();
    users = [marta];
  });

  test('sessions are ended by moving the instant from which sign-ins are valid', async () => {
    const before = Math.floor(Date.now() / 1000);
    await revokeSessions('uid-marta');
    const update = asked.find((one) => one.includes('accounts:update')) ?? '';
    const { localId, validSince } = JSON.parse(update.slice(update.indexOf(' ')));
    expect(localId).toBe('uid-marta');
    expect(Number(validSince)).toBeGreaterThanOrEqual(before);
  });

  test('text that is not a token is refused', async () => {
    expect(await verify('not-a-token')).toBeNull();
  });
});
