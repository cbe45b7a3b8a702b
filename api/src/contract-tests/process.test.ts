import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SeededPlace } from '../public/demo/seed-places.ts';

interface Running {
  child: ChildProcess;
  url: string;
  places: SeededPlace[];
}

/** The API as a separate process, from source, on its embedded database. */
describe('The API process', () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bellkey-process-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  function launch(environment: Record<string, string>): { child: ChildProcess; errors: () => string } {
    const child = fork(join(__dirname, '../main.ts'), [], {
      execArgv: ['--import', 'tsx'],
      env: {
        PATH: process.env.PATH ?? '',
        DATA_DIR: folder,
        SEED_DEMO: '1',
        LOG_LEVEL: 'silent',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    children.push(child);
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk);
    });
    return { child, errors: () => errors };
  }

  async function start(): Promise<Running> {
    const { child } = launch({ API_PORT: '0' });
    const [message] = (await once(child, 'message')) as [{ port: number; places: SeededPlace[] }];
    return { child, url: `http://127.0.0.1:${message.port}`, places: message.places };
  }

  const send = (url: string, body: unknown, cookie = '') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  test('killed in the middle of a conversation, it keeps everything it acknowledged, and the guest gets the answer', async () => {
    const first = await start();
    const room = first.places.find(({ label }) => label === 'Room 204');
    const session = await send(`${first.url}/api/guest/session`, { code: room?.code });
    const cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const text = 'Could we have two more towels please?';
    const said = await send(
      `${first.url}/api/guest/messages`,
      { clientId: 'client-0001', body: text },
      cookie,
    );
    expect(said.status).toBe(201);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();
    expect(second.places).toEqual(first.places);
    const read = async () =>
      (await fetch(`${second.url}/api/guest/conversation`, { headers: { cookie } })).json();
    let body = await read();
    // Until the test's time is up: a busy machine takes long to load what a turn needs.
    while (body.messages.length < 2) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      body = await read();
    }
    expect(body.messages.map((m: { body: string }) => m.body)[0]).toBe(text);
    expect(body.messages[1].sender.kind).toBe('ai');
    expect(body.requests).toHaveLength(1);

    const stopped = once(second.child, 'exit');
    second.child.kill('SIGTERM');
    expect(await stopped).toEqual([0, null]);
  }, 180_000);

  test('a stop with an open stream asks the client to come back, and exits with 0', async () => {
    const { child, url, places } = await start();
    const session = await send(`${url}/api/guest/session`, { code: places[0]?.code });
    const cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const stream = await fetch(`${url}/api/guest/events`, { headers: { cookie } });
    const text = stream.text();
    const stopped = once(child, 'exit');
    child.kill('SIGINT');
    expect(await stopped).toEqual([0, null]);
    expect((await text).match(/retry: \d+/g)).toHaveLength(2);
  }, 120_000);

  test('a second process on the same embedded database is refused before it does harm', async () => {
    await start();
    const { child, errors } = launch({ API_PORT: '0' });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(errors()).toContain('Another process uses the database');
  }, 120_000);

  test('a first start that is killed while the database is created leaves nothing half made', async () => {
    const { child } = launch({ API_PORT: '0' });
    while (!existsSync(join(folder, 'db.making'))) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { url } = await start();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  }, 120_000);

  test('a port in use is reported, with what to do, and the exit code is 1', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { child, errors } = launch({ API_PORT: String(port) });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(errors()).toContain(`Port ${port} is taken by another program. Set API_PORT`);
    blocker.close();
  }, 120_000);

  test('an invalid environment is explained line by line', async () => {
    const { child, errors } = launch({
      API_PORT: 'many',
      NODE_ENV: 'production',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(errors()).toContain('API_PORT');
    expect(errors()).toContain('FIREBASE_AUTH_EMULATOR_HOST');
  }, 120_000);
});
