import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { flood } from './testing/flood.ts';
import { listeningHost } from './testing/listening-host.ts';
import { rawRequest, sendRaw } from './testing/raw-request.ts';
import { SmallStore } from './testing/small-store.ts';

const MEGABYTE = 1024 * 1024;
/** An attacker's payload, and how much of it may be in memory at any moment. */
const FLOOD = 400 * MEGABYTE;
const MOST_GROWTH = 40 * MEGABYTE;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let store: SmallStore;
let host: Awaited<ReturnType<typeof listeningHost>>;
beforeAll(async () => {
  store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-limits-')));
  await store.trust(['guest']);
  await store.register({ guest: { live: await store.publish('guest', 'build-1') } });
  host = await listeningHost(store);
  // One-time costs are paid first: buffers, compiled code.
  await flood(host.port, '/shell/errors', 8 * MEGABYTE, true);
  await flood(host.port, '/api/guest/messages', 8 * MEGABYTE, false);
});
afterAll(async () => {
  host.close();
  await rm(store.folder, { recursive: true });
});

/** Memory in use, without what the next collection frees: how much garbage waits for it depends on the machine. */
function heldMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Peak memory that the process holds during an action, above its level before. */
async function growthDuring<T>(work: () => Promise<T>): Promise<{ result: T; growth: number }> {
  const before = heldMemory();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, heldMemory());
  }, 5);
  const result = await work();
  clearInterval(watching);
  return { result, growth: Math.max(most, heldMemory()) - before };
}

describe.each(['/shell/errors', '/shell/beacon', '/api/guest/messages', '/guest', '/remotes/guest/x'])(
  'a body of 400 MB to %s is refused and not buffered',
  (target) => {
    test.each([
      ['its length declared', true],
      ['in chunks', false],
    ])('with %s', async (_, declared) => {
      const { result, growth } = await growthDuring(() => flood(host.port, target, FLOOD, declared));
      expect(result.answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(result.answer).toContain('content-type: application/problem+json');
      expect(result.answer).toContain('"code":"body-too-large"');
      expect(growth).toBeLessThan(MOST_GROWTH);
    });
  },
);

test.each([
  ['/shell/errors', 16_384, 204],
  ['/shell/errors', 16_385, 413],
  ['/api/guest/messages', 65_536, 401],
  ['/api/guest/messages', 65_537, 413],
  ['/api/guest/photos?clientId=photo-0001', 5 * 1024 * 1024 + 1, 413],
])('to %s a body of %i bytes gets %i', async (target, length, status) => {
  const json = JSON.stringify('x'.repeat(length - 2));
  const declared = rawRequest('POST', target, [`Content-Length: ${length}`], json);
  const chunk = `${length.toString(16)}\r\n${json}\r\n0\r\n\r\n`;
  const chunked = rawRequest('POST', target, ['Transfer-Encoding: chunked'], chunk);
  expect((await sendRaw(host.port, declared)).status).toBe(status);
  expect((await sendRaw(host.port, chunked)).status).toBe(status);
});

describe('a client that takes too long is cut off', () => {
  test.each([
    ['in the head', 'POST /shell/errors HTTP/1.1\r\nHost: localhost\r\n'],
    ['in a declared body', rawRequest('POST', '/shell/errors', ['Content-Length: 100'], '"x')],
    [
      'in a chunked body',
      rawRequest('POST', '/api/guest/messages', ['Transfer-Encoding: chunked'], 'ff\r\n"'),
    ],
  ])('%s', async (_, bytes) => {
    const socket = connect(host.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.write(bytes);
    // A byte now and then does not count as progress.
    const dripping = setInterval(() => socket.write('x'), 200);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('application/problem+json');
  });

  test('but a response may take its time', async () => {
    const answer = await sendRaw(host.port, rawRequest('GET', '/api/slow'));
    expect([answer.status, answer.body]).toEqual([200, 'slow']);
  });
});
