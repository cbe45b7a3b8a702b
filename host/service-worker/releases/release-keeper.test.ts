/** @jest-environment node */
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { ReleaseKeeper } from './release-keeper.ts';

const BASE = '/remotes/guest/build-1/';
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A release of three files on a server that may fail, and checks hashes as browsers do. */
function aRelease(faults: Record<string, Response | 'other content'> = {}) {
  const contents: Record<string, string> = {
    'browser/entry.js': 'entry',
    'browser/chat.js': 'chat',
    'browser/chat.css': 'css',
  };
  const files = Object.entries(contents).map(([path, text]) => ({ path, integrity: integrityOf(text) }));
  const asked: string[] = [];
  const caches = new MemoryCaches();
  const keeper = new ReleaseKeeper({
    caches,
    fetch: async (url, { integrity }) => {
      const path = url.slice(BASE.length);
      asked.push(path);
      const fault = faults[path];
      if (fault instanceof Response) return fault;
      const text = fault ?? contents[path] ?? '';
      if (integrityOf(text) !== integrity) throw new TypeError('Failed to fetch');
      return new Response(text);
    },
  });
  const keep = () => keeper.keep('guest/build-1', BASE, async () => files);
  const find = (path: string) => keeper.find('guest/build-1', `https://bellkey.test${BASE}${path}`);
  return { keeper, caches, keep, find, asked, faults };
}

describe('a release on the device', () => {
  test('is used when it is complete', async () => {
    const { keep, find, keeper } = aRelease();
    expect(await find('browser/entry.js')).toBeNull();
    await keep();
    expect(await (await find('browser/entry.js'))?.text()).toBe('entry');
    expect(await (await find('browser/chat.css?try=2'))?.text()).toBe('css');
    expect(await keeper.kept()).toEqual(['guest/build-1']);
  });

  test.each([
    ['is missing', () => new Response('Not found', { status: 404 })],
    ['answers with an error', () => new Response('', { status: 503 })],
    ['is not what the release says', () => 'other content' as const],
  ])('is not used at all when a file %s', async (_, fault) => {
    const { keep, find } = aRelease({ 'browser/chat.js': fault() });
    await expect(keep()).rejects.toThrow();
    expect(await find('browser/entry.js')).toBeNull();
    expect(await find('browser/chat.js')).toBeNull();
  });

  test('is completed by the next attempt, which loads only what is missing', async () => {
    const { keep, find, asked, faults } = aRelease({ 'browser/chat.js': new Response('', { status: 503 }) });
    await expect(keep()).rejects.toThrow('/remotes/guest/build-1/browser/chat.js answers 503');
    delete faults['browser/chat.js'];
    asked.length = 0;
    await keep();
    expect(asked).toEqual(['browser/chat.js']);
    expect(await (await find('browser/chat.js'))?.text()).toBe('chat');
  });

  test('is not loaded twice, even by a restarted worker', async () => {
    const { keep, caches } = aRelease();
    await keep();
    const started = new ReleaseKeeper({ caches, fetch: () => Promise.reject(new Error('asked again')) });
    await started.keep('guest/build-1', BASE, () => Promise.reject(new Error('asked again')));
    expect(await started.isComplete('guest/build-1')).toBe(true);
  });

  test('is gone when it was dropped', async () => {
    const { keep, find, keeper } = aRelease();
    await keep();
    await keeper.forget('guest/build-1');
    expect(await find('browser/entry.js')).toBeNull();
    expect(await keeper.kept()).toEqual([]);
  });
});
