import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { demoAccounts, seedAccounts } from '../demo/demo-accounts.ts';
import { PROJECT } from '../programs/auth-emulator.ts';
import { AccountKeeper } from './account-keeper.ts';
import { emulatorAt } from './emulator.ts';
import { CONTROL_PATH } from './server.ts';
import { setUpProxy } from './testing/running-proxy.ts';

const running = setUpProxy();

async function call(
  operation: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${running.url}/identitytoolkit.googleapis.com/v1/${operation}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const signIn = (email: string, password: string) =>
  call('accounts:signInWithPassword', { email, password, returnSecureToken: true });
const kept = () =>
  JSON.parse(readFileSync(running.accountsFile, 'utf8')) as { accounts: { email: string }[] };

beforeEach(async () => {
  await running.deleteAccounts(running.url);
});

describe('calls that the emulator lacks', () => {
  test('the password policy is that of the specification', async () => {
    const response = await fetch(`${running.url}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=demo`);
    expect(await response.json()).toMatchObject({
      schemaVersion: 1,
      enforcementState: 'ENFORCE',
      customStrengthOptions: { minPasswordLength: 6 },
    });
  });

  test('reCAPTCHA is off', async () => {
    const response = await fetch(`${running.url}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=demo`);
    expect(await response.json()).toMatchObject({
      recaptchaEnforcementState: [{ enforcementState: 'OFF' }, { enforcementState: 'OFF' }],
    });
  });

  test('revoking a token of another provider is answered', async () => {
    const response = await fetch(
      `${running.url}/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=demo`,
      {
        method: 'POST',
        body: '{}',
      },
    );
    expect(response.status).toBe(200);
  });
});

describe('calls that pass through', () => {
  test('a person signs up and in, from a page of another origin', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    expect((await signIn('anna@aurora.example', 'correct horse')).status).toBe(200);
    const preflight = await fetch(`${running.url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-client-version');
  });

  test("a wrong password gets the emulator's own refusal", async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    const refused = await signIn('anna@aurora.example', 'wrong');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: { message: 'INVALID_PASSWORD' } });
  });
});

describe('accounts', () => {
  test('are in the file, readable by this user only, before the caller sees that they exist', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    expect(kept().accounts.map(({ email }) => email)).toEqual(['anna@aurora.example']);
    expect(statSync(running.accountsFile).mode & 0o777).toBe(0o600);
  });

  test('survive a restart: the password, the ID token and the refresh token still work', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    const { idToken, refreshToken } = (await signIn('anna@aurora.example', 'correct horse')).body;

    await running.restartWithAnEmptyEmulator();
    expect((await signIn('anna@aurora.example', 'correct horse')).status).toBe(200);
    expect((await call('accounts:lookup', { idToken: String(idToken) })).body).toMatchObject({
      users: [{ email: 'anna@aurora.example' }],
    });
    const refreshed = await fetch(`${running.url}/securetoken.googleapis.com/v1/token?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }),
    });
    expect(refreshed.status).toBe(200);
  });

  test('survive a second restart with what changed between', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    await running.restartWithAnEmptyEmulator();
    const { idToken } = (await signIn('anna@aurora.example', 'correct horse')).body;
    await call('accounts:update', { idToken: String(idToken), password: 'battery staple' });
    await running.restartWithAnEmptyEmulator();
    expect((await signIn('anna@aurora.example', 'correct horse')).status).toBe(400);
    expect((await signIn('anna@aurora.example', 'battery staple')).status).toBe(200);
  });

  test('a token from before a new password stays revoked after a restart', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    const { idToken } = (await signIn('anna@aurora.example', 'correct horse')).body;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await call('accounts:update', { idToken: String(idToken), password: 'battery staple' });
    await running.restartWithAnEmptyEmulator();
    expect((await call('accounts:lookup', { idToken: String(idToken) })).body).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
  });

  test('deleted on purpose stay deleted', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    await running.deleteAccounts(running.url);
    expect(kept().accounts).toEqual([]);
    await running.restartWithAnEmptyEmulator();
    expect((await signIn('anna@aurora.example', 'correct horse')).body).toMatchObject({
      error: { message: 'EMAIL_NOT_FOUND' },
    });
  });

  test('in a broken file are a clear error, and the file is not overwritten', async () => {
    const broken = path.join(running.folder, 'broken.json');
    writeFileSync(broken, '{ "accounts": [');
    await running.deleteAccounts(running.emulatorUrl);
    const keeper = new AccountKeeper(emulatorAt(running.emulatorUrl, PROJECT), broken);
    await expect(keeper.synchronise()).rejects.toThrow(`${broken} does not hold the demo stack's accounts.`);
    expect(readFileSync(broken, 'utf8')).toBe('{ "accounts": [');
  });

  test('the demo people are created once, and keep a password that they changed', async () => {
    const accounts = await demoAccounts(path.join(running.folder, 'demo-accounts.json'));
    await seedAccounts(running.url, PROJECT, accounts);
    const signedIn = await signIn(accounts.manager.email, accounts.manager.password);
    expect(signedIn.body).toMatchObject({ localId: 'demo-manager' });
    await call('accounts:update', { idToken: String(signedIn.body.idToken), password: 'my own words' });
    await seedAccounts(running.url, PROJECT, accounts);
    expect((await signIn(accounts.manager.email, 'my own words')).status).toBe(200);
  });
});

describe('injected faults', () => {
  const order = (faults: object[]) =>
    fetch(`${running.url}${CONTROL_PATH}`, { method: 'PUT', body: JSON.stringify(faults) });

  test.each([429, 500, 503])(
    '%i affects the injected number of calls, in the format of the real service',
    async (status) => {
      await order([{ path: 'accounts:lookup', status, times: 1 }]);
      const hit = await call('accounts:lookup', { idToken: 'x' });
      expect(hit.status).toBe(status);
      expect(hit.body).toMatchObject({ error: { code: status } });
      expect((await call('accounts:lookup', { idToken: 'x' })).status).toBe(400);
    },
  );

  test('a delay makes a call late and passes it on', async () => {
    await order([{ path: 'signUp', delayMs: 300 }]);
    const before = performance.now();
    const late = await call('accounts:signUp', { email: 'late@aurora.example', password: 'correct horse' });
    expect(late.status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(290);
  });
});
