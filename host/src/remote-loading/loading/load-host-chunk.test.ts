import { describe, expect, test } from '@jest/globals';
import { claimChunkReload } from '../failures/reload-guard.ts';
import type { Probe } from '../files/remote-files.ts';
import { loadHostChunk } from './load-host-chunk.ts';

const URL_OF_CHUNK = 'https://bellkey.example/host/abc/browser/identity-client.js';
const chunkError = (type = 'error') =>
  Object.assign(new Error('Loading chunk identity-client failed.'), {
    name: 'ChunkLoadError',
    type,
    request: URL_OF_CHUNK,
  });
const GONE: Probe = { status: 404, contentType: 'text/plain' };
const PAGE: Probe = { status: 200, contentType: 'text/html; charset=utf-8' };
const BUSY: Probe = { status: 503, contentType: 'text/plain' };

/** A chunk that fails as listed, then loads; in a tab whose reloads follow the real rule. */
function tab({ failures = [] as unknown[], probe = GONE }: { failures?: unknown[]; probe?: Probe }) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
  const seen = { loads: 0, reloads: 0, waits: [] as number[], probed: [] as string[] };
  const clock = { ms: 0 };
  const left = [...failures];
  const load = () =>
    loadHostChunk(
      async () => {
        seen.loads += 1;
        const failure = left.shift();
        if (failure) throw failure;
        return 'loaded';
      },
      {
        probe: async (url) => {
          seen.probed.push(url);
          return probe;
        },
        reload: () => {
          if (!claimChunkReload('/staff-login', clock.ms, () => storage)) return false;
          seen.reloads += 1;
          return true;
        },
        online: async () => undefined,
        sleep: async (ms) => {
          seen.waits.push(ms);
          clock.ms += ms;
        },
        now: () => clock.ms,
        random: () => 0.5,
      },
    );
  return { load, seen, clock };
}
const settled = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      (value) => value,
      (error: Error) => error.name,
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'still open')),
  ]);

describe('a failed chunk of the host (specification, section 4)', () => {
  test.each([
    ['answers 404', GONE, chunkError()],
    ['answers with a page', PAGE, chunkError()],
    ['ran, and is another one', BUSY, chunkError('missing')],
  ])('with %s reloads the page once, and not again within 10 s', async (_case, probe, failure) => {
    const { load, seen, clock } = tab({ probe, failures: [failure, failure, failure] });
    expect(await settled(load())).toBe('still open');
    expect(seen.reloads).toBe(1);
    clock.ms = 9_999;
    expect(await settled(load())).toBe('ChunkLoadError');
    expect(seen.reloads).toBe(1);
    clock.ms = 10_000;
    expect(await settled(load())).toBe('still open');
    expect(seen.reloads).toBe(2);
  });

  test('of a busy server is retried twice, with growing delays and without a reload', async () => {
    const { load, seen } = tab({ probe: BUSY, failures: [chunkError(), chunkError()] });
    expect(await settled(load())).toBe('loaded');
    expect(seen).toMatchObject({
      loads: 3,
      reloads: 0,
      waits: [400, 800],
      probed: [URL_OF_CHUNK, URL_OF_CHUNK],
    });
  });

  test('is an error if it still fails', async () => {
    const { load, seen } = tab({ probe: null, failures: Array(5).fill(chunkError()) });
    expect(await settled(load())).toBe('ChunkLoadError');
    expect(seen).toMatchObject({ loads: 3, reloads: 0 });
  });

  test('an error thrown by its code is not a failed chunk', async () => {
    const { load, seen } = tab({ failures: [new TypeError('of the chunk itself')] });
    expect(await settled(load())).toBe('TypeError');
    expect(seen).toMatchObject({ loads: 1, reloads: 0, probed: [] });
  });
});
