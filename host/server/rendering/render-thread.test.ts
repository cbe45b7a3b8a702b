import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveBrand } from '@bellkey/shared/brand';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RenderThread } from './render-thread.ts';

/** Remote server code that looks for secrets, and takes all memory at `/greedy`. */
const THREAD = `
const { parentPort, SHARE_ENV } = require('node:worker_threads');
parentPort.on('message', ({ id, url }) => {
  const hoard = [];
  while (url === '/greedy') hoard.push(new Array(1e6).fill({ id }));
  parentPort.postMessage({ id, html: JSON.stringify({ env: process.env, argv: process.argv.slice(2), execArgv: process.execArgv }) });
});`;

const SECRETS = { RELEASE_KEY: 'team-key', DATABASE_URL: 'postgres://u:p@db/x', AI_API_KEY: 'sk-1' };

let folder: string;
let thread: RenderThread;
beforeEach(async () => {
  Object.assign(process.env, SECRETS);
  folder = await mkdtemp(path.join(tmpdir(), 'bellkey-thread-'));
  const file = path.join(folder, 'thread.cjs');
  await writeFile(file, THREAD);
  thread = new RenderThread(
    file,
    {
      composition: { id: 'c', pages: [], remotes: {} },
      serverEntries: {},
      config: {
        apiBaseUrl: '',
        identity: { apiKey: '', authDomain: '', projectId: '', emulatorUrl: null, botCheck: false },
        environment: 'demo',
      },
    },
    () => undefined,
  );
});
afterEach(async () => {
  for (const name of Object.keys(SECRETS)) delete process.env[name];
  await thread.end();
  await rm(folder, { recursive: true });
});

const render = (url: string) => thread.render({ url, brand: resolveBrand('localhost'), seed: 0 }, 60_000);

test('server code of a remote sees no secret of the host’s environment', async () => {
  const rendered = await render('/');
  const seen = JSON.parse(rendered.ok ? rendered.html : '{}');
  expect(Object.keys(seen.env).filter((name) => !['NODE_ENV', 'TZ', 'LANG'].includes(name))).toEqual([]);
  expect(seen.env.NODE_ENV).toBe(process.env.NODE_ENV);
  expect([seen.argv, seen.execArgv]).toEqual([[], []]);
});

test('server code that takes all memory only ends its own thread', async () => {
  expect(await render('/greedy')).toMatchObject({ ok: false, kind: 'ended' });
  expect(thread.dead).toBe(true);
}, 60_000);
