/** @jest-environment node */
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { killSwitchScript } from './kill-switch-script.ts';
import { verifyWorker, WorkerRefusedError } from './verify-worker.ts';

const WORKER = "self.addEventListener('fetch', () => undefined);\n";
const line = (build: string) => `self.BELLKEY_SHELL={"build":"${build}","base":"/host/${build}/"};\n`;
const integrity = `sha384-${createHash('sha384').update(WORKER).digest('base64')}`;

/** A server that answers `script` as the worker. */
const verify = (script: string, status = 200) =>
  verifyWorker('/sw.js', async (input) => {
    if (input === '/sw.js') return new Response(script, { status });
    if (input !== '/host/abc123/release.json') return new Response('Not found', { status: 404 });
    return Response.json({ files: [{ path: 'browser/service-worker.js', integrity, size: 1 }] });
  });

test('the worker of a release and the kill switch are accepted', async () => {
  await expect(verify(line('abc123') + WORKER)).resolves.toBe('worker');
  await expect(verify(killSwitchScript)).resolves.toBe('kill-switch');
});

test('with any one byte of it another it is refused', async () => {
  const sound = Buffer.from(line('abc123') + WORKER);
  for (let place = 0; place < sound.length; place += 1) {
    const flipped = Buffer.from(sound);
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    // In the build's name it names another release, which is not there.
    await expect(verify(flipped.toString('latin1'))).rejects.toThrow();
  }
});

test('more than the release’s name in the first line is refused', async () => {
  const more = line('abc123').replace('"};', '","x":1};');
  await expect(verify(more + WORKER)).rejects.toBeInstanceOf(WorkerRefusedError);
  await expect(verify('self.alert(1)')).rejects.toBeInstanceOf(WorkerRefusedError);
});

test('a server that does not answer is no refusal', async () => {
  const failed = verify('', 503);
  await expect(failed).rejects.toThrow('/sw.js answered 503.');
  await expect(failed).rejects.not.toBeInstanceOf(WorkerRefusedError);
});

test('the list of the release is the one that the page has read, and requested again only when it does not match', async () => {
  const asked: Array<string | undefined> = [];
  const check = (listed: (cache: string | undefined) => string) =>
    verifyWorker('/sw.js', async (input, init) => {
      if (input === '/sw.js') return new Response(line('abc123') + WORKER);
      asked.push(init?.cache);
      return Response.json({
        files: [{ path: 'browser/service-worker.js', integrity: listed(init?.cache) }],
      });
    });
  await check(() => integrity);
  expect(asked).toEqual(['default']);
  const other = `sha384-${'A'.repeat(64)}`;
  await check((cache) => (cache === 'reload' ? integrity : other));
  expect(asked).toEqual(['default', 'default', 'reload']);
  await expect(check(() => other)).rejects.toBeInstanceOf(WorkerRefusedError);
});
