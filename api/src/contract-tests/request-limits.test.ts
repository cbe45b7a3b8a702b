import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BODY_MAX_BYTES } from '@bellkey/shared/server';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const MEGABYTE = 1024 * 1024;
const FLOOD = 400 * MEGABYTE;
/** One that buffers holds what arrives until the connection is cut: 75 MB on a busy machine. */
const MOST_GROWTH = 40 * MEGABYTE;
const CHUNK = Buffer.alloc(64 * 1024, 'x');
const FRAMED = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')]);

/** Whether a response has arrived with all of its body. */
function isWhole(response: string): boolean {
  const [head = '', ...body] = response.split('\r\n\r\n');
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return length !== undefined && body.join('\r\n\r\n').length >= Number(length);
}

/** The API as a separate process, to measure what it holds separately from what the test holds. */
describe('The API without the host in front of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellkey-api-limits-'));
  let child: ChildProcess;
  let port: number;

  beforeAll(async () => {
    child = fork(join(__dirname, '../testing/workers/measured-api-process.ts'), [], {
      execArgv: ['--import', 'tsx'],
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, LOG_LEVEL: 'silent', API_PORT: '0' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [ready] = (await once(child, 'message')) as [{ port: number }];
    port = ready.port;
    await send(4 * MEGABYTE, true);
    await send(4 * MEGABYTE, false);
  }, 180_000);
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Tells the process to begin or end measuring. @returns its answer */
  async function measure(what: 'begin' | 'end'): Promise<{ bytes?: number }> {
    const answer = once(child, 'message');
    child.send(what);
    return (await answer)[0];
  }

  /** Sends raw bytes; asks `body` for more until the connection is cut. @returns the whole response */
  async function talk(head: string, body: (write: (bytes: Buffer) => Promise<boolean>) => Promise<void>) {
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    let answer = '';
    const answered = new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
        if (isWhole(answer)) resolve();
      });
    });
    socket.on('error', () => undefined);
    socket.write(head);
    await body(async (bytes) => {
      if (!socket.write(bytes)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
      return !socket.destroyed;
    });
    await Promise.race([closed, answered]);
    socket.destroy();
    return answer;
  }

  const headOf = (line: string) =>
    `POST /api/guest/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${line}\r\n\r\n`;

  const send = (bytes: number, declared: boolean) =>
    talk(headOf(declared ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked'), async (write) => {
      for (let sent = 0; sent < bytes; sent += CHUNK.length)
        if (!(await write(declared ? CHUNK : FRAMED))) return;
    });

  test.each([
    ['its length declared', true],
    ['in chunks', false],
  ])(
    'refuses a body of 400 MB with %s, and buffers none of it',
    async (_, declared) => {
      await measure('begin');
      const answer = await send(FLOOD, declared);
      const { bytes } = await measure('end');
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('application/problem+json');
      expect(answer).toContain('"code":"body-too-large"');
      expect(bytes).toBeLessThan(MOST_GROWTH);
    },
    60_000,
  );

  test('accepts a body of the largest size', async () => {
    const json = Buffer.from(JSON.stringify('x'.repeat(API_BODY_MAX_BYTES - 2)));
    const answer = await talk(
      headOf(`Connection: close\r\nContent-Length: ${json.length}`),
      async (write) => {
        await write(json);
      },
    );
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  });

  test.each([
    ['TRACE', 'TRACE /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['broken percent-encoding', 'GET /api/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['NUL', 'GET /api/places/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an absolute target', 'GET http://evil.example/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('answers %s with 400 and a problem', async (_, bytes) => {
    const answer = await talk(bytes, async () => undefined);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('application/problem+json');
  });

  test('cuts off a body that arrives too slowly', async () => {
    const answer = await talk(headOf('Content-Length: 1000'), async (write) => {
      while (await write(Buffer.from('x'))) await sleep(500);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }, 60_000);
});
