import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anyFreePort } from '../../processes/ports.ts';
import { launch, signalGroup } from '../../processes/supervise/launch.ts';
import { openLogFile } from '../../processes/supervise/log-file.ts';
import { demoAccounts, seedAccounts } from '../demo/demo-accounts.ts';
import { authEmulator, PROJECT, untilAnswering } from '../programs/auth-emulator.ts';
import { AccountKeeper } from './account-keeper.ts';
import { DEFAULT_CONFIGURATION } from './configuration.ts';
import { emulatorAt } from './emulator.ts';
import { CONTROL_PATH, createAuthProxy } from './server.ts';

// The real emulator, started as the stack starts it: ten seconds on an idle machine, a minute on a busy one.
const EMULATOR_START_MS = 180_000;
const STOP_MS = 30_000;

let folder: string;
let accountsFile: string;
let emulatorUrl: string;
let emulator: ChildProcess | undefined;
let proxy: Server | undefined;
let url: string;

async function startProxy(): Promise<void> {
  const client = emulatorAt(emulatorUrl, PROJECT);
  const keeper = new AccountKeeper(client, accountsFile);
  await keeper.synchronise();
  const server = createAuthProxy({
    emulator: client,
    keeper,
    configuration: DEFAULT_CONFIGURATION,
    faultInjection: true,
    log: () => undefined,
  });
  const port = await anyFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  proxy = server;
  url = `http://127.0.0.1:${port}`;
}

/** A restart as the emulator sees it: it has lost all accounts, and the proxy starts over. */
async function restartWithAnEmptyEmulator(): Promise<void> {
  proxy?.close();
  await fetch(`${emulatorUrl}/emulator/v1/projects/${PROJECT}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  // The emulator counts in seconds; a restart takes longer than one.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await startProxy();
}

async function call(
  operation: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/${operation}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const signIn = (email: string, password: string) =>
  call('accounts:signInWithPassword', { email, password, returnSecureToken: true });
const kept = () => JSON.parse(readFileSync(accountsFile, 'utf8')) as { accounts: { email: string }[] };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-auth-'));
  accountsFile = path.join(folder, 'accounts.json');
  const port = await anyFreePort();
  emulatorUrl = `http://127.0.0.1:${port}`;
  emulator = launch(await authEmulator(folder, port), openLogFile(folder, 'emulator').descriptor);
  await untilAnswering(emulatorUrl);
  await startProxy();
}, EMULATOR_START_MS);

afterAll(async () => {
  proxy?.close();
  const child = emulator;
  if (child) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(child, 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
}, STOP_MS);

beforeEach(async () => {
  await fetch(`${url}/emulator/v1/projects/${PROJECT}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
});

describe('calls that the emulator lacks', () => {
  test('the password policy is that of the specification', async () => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=demo`);
    expect(await response.json()).toMatchObject({
      schemaVersion: 1,
      enforcementState: 'ENFORCE',
      customStrengthOptions: { minPasswordLength: 6 },
    });
  });

  test('reCAPTCHA is off', async () => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=demo`);
    expect(await response.json()).toMatchObject({
      recaptchaEnforcementState: [{ enforcementState: 'OFF' }, { enforcementState: 'OFF' }],
    });
  });

  test('revoking a token of another provider is answered', async () => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=demo`, {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(200);
  });
});

describe('calls that pass through', () => {
  test('a person signs up and in, from a page of another origin', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    expect((await signIn('anna@aurora.example', 'correct horse')).status).toBe(200);
    const preflight = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
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
    expect(statSync(accountsFile).mode & 0o777).toBe(0o600);
  });

  test('survive a restart: the password, the ID token and the refresh token still work', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    const { idToken, refreshToken } = (await signIn('anna@aurora.example', 'correct horse')).body;

    await restartWithAnEmptyEmulator();
    expect((await signIn('anna@aurora.example', 'correct horse')).status).toBe(200);
    expect((await call('accounts:lookup', { idToken: String(idToken) })).body).toMatchObject({
      users: [{ email: 'anna@aurora.example' }],
    });
    const refreshed = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }),
    });
    expect(refreshed.status).toBe(200);
  });

  test('survive a second restart with what changed between', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    await restartWithAnEmptyEmulator();
    const { idToken } = (await signIn('anna@aurora.example', 'correct horse')).body;
    await call('accounts:update', { idToken: String(idToken), password: 'battery staple' });
    await restartWithAnEmptyEmulator();
    expect((await signIn('anna@aurora.example', 'correct horse')).status).toBe(400);
    expect((await signIn('anna@aurora.example', 'battery staple')).status).toBe(200);
  });

  test('a token from before a new password stays revoked after a restart', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    const { idToken } = (await signIn('anna@aurora.example', 'correct horse')).body;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await call('accounts:update', { idToken: String(idToken), password: 'battery staple' });
    await restartWithAnEmptyEmulator();
    expect((await call('accounts:lookup', { idToken: String(idToken) })).body).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
  });

  test('deleted on purpose stay deleted', async () => {
    await call('accounts:signUp', { email: 'anna@aurora.example', password: 'correct horse' });
    await fetch(`${url}/emulator/v1/projects/${PROJECT}/accounts`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    expect(kept().accounts).toEqual([]);
    await restartWithAnEmptyEmulator();
    expect((await signIn('anna@aurora.example', 'correct horse')).body).toMatchObject({
      error: { message: 'EMAIL_NOT_FOUND' },
    });
  });

  test('in a broken file are a clear error, and the file is not overwritten', async () => {
    const broken = path.join(folder, 'broken.json');
    writeFileSync(broken, '{ "accounts": [');
    await fetch(`${emulatorUrl}/emulator/v1/projects/${PROJECT}/accounts`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    const keeper = new AccountKeeper(emulatorAt(emulatorUrl, PROJECT), broken);
    await expect(keeper.synchronise()).rejects.toThrow(`${broken} does not hold the demo stack's accounts.`);
    expect(readFileSync(broken, 'utf8')).toBe('{ "accounts": [');
  });

  test('the demo people are created once, and keep a password that they changed', async () => {
    const accounts = await demoAccounts(path.join(folder, 'demo-accounts.json'));
    await seedAccounts(url, PROJECT, accounts);
    const signedIn = await signIn(accounts.manager.email, accounts.manager.password);
    expect(signedIn.body).toMatchObject({ localId: 'demo-manager' });
    await call('accounts:update', { idToken: String(signedIn.body.idToken), password: 'my own words' });
    await seedAccounts(url, PROJECT, accounts);
    expect((await signIn(accounts.manager.email, 'my own words')).status).toBe(200);
  });
});

describe('injected faults', () => {
  const order = (faults: object[]) =>
    fetch(`${url}${CONTROL_PATH}`, { method: 'PUT', body: JSON.stringify(faults) });

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

describe('an unreachable emulator', () => {
  test('is a network failure to the Firebase client, which signs no one out for it', async () => {
    const away = createAuthProxy({
      emulator: emulatorAt('http://127.0.0.1:1', PROJECT),
      keeper: new AccountKeeper(emulatorAt('http://127.0.0.1:1', PROJECT), accountsFile),
      configuration: DEFAULT_CONFIGURATION,
      faultInjection: false,
      log: () => undefined,
    });
    const port = await anyFreePort();
    await new Promise<void>((resolve) => away.listen(port, '127.0.0.1', resolve));
    const response = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:lookup`,
      {
        method: 'POST',
        body: '{}',
      },
    );
    expect(response.status).toBe(503);
    await expect(response.json()).rejects.toThrow();
    away.close();
  });
});
