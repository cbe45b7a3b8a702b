import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveBrand } from '@bellkey/shared/brand';
import type { Release } from '@bellkey/shared/release';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { compose, type LiveComposition } from '../composition/compose.ts';
import type { FailedTrial, RenderOutcome } from './render-outcome.ts';
import { Renderer, SPARE_MS } from './renderer.ts';

/** A renderer's thread that answers with its own composition, and follows commands in the address. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', ({ id, url }) => {
  if (url === '/loops/1') for (;;);
  if (url === '/throws' && workerData.serverEntries.marketing.includes('bad'))
    return parentPort.postMessage({ id, error: 'TypeError: x' });
  const answer = () => parentPort.postMessage({ id, html: workerData.composition.id + ' ' + url });
  if (url === '/slow') setTimeout(answer, 200); else answer();
});`;

let folder: string;
let outcomes: RenderOutcome[];
let trials: FailedTrial[];
let renderer: Renderer;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bellkey-renderer-'));
  const file = path.join(folder, 'thread.cjs');
  await writeFile(file, THREAD);
  outcomes = [];
  trials = [];
  renderer = new Renderer({
    file,
    config: {
      apiBaseUrl: '',
      identity: { apiKey: '', authDomain: '', projectId: '', emulatorUrl: null, botCheck: false },
      environment: 'demo',
    },
    onOutcome: (outcome) => outcomes.push(outcome),
    onFailedTrial: (trial) => trials.push(trial),
  });
});
afterEach(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

function releaseOf(name: string, build: string, paths: string[], server: boolean): Release {
  return {
    name,
    version: '1.0.0',
    build,
    builtAt: '2026-01-01T00:00:00Z',
    contract: 1,
    container: `c_${name}`,
    entry: 'browser/entry.js',
    entryCss: [],
    serverEntry: server ? 'server/entry.js' : null,
    pages: Object.fromEntries(
      paths.map((at, index) => [
        `page-${index}`,
        {
          path: at,
          rendering: server ? ('server' as const) : ('client' as const),
          title: at,
          js: [],
          css: [],
        },
      ]),
    ),
    files: [],
  };
}

function compositionOf(marketing: string, guest = 'guest-1', paths = ['/']): LiveComposition {
  const live = (release: Release) => ({
    release,
    location: new URL('file:///x/release.json'),
    folder: `/cache/${release.name}/${release.build}`,
    base: '/',
    key: null,
  });
  return compose({
    marketing: live(releaseOf('marketing', marketing, paths, true)),
    guest: live(releaseOf('guest', guest, ['/chat'], false)),
  });
}

const request = (url: string) => ({ url, brand: resolveBrand('localhost'), seed: 0 });
const first = compositionOf('build-1');

describe('rendering threads', () => {
  test('a remote that is not rendered on the server changes nothing here: the thread stays', async () => {
    await renderer.prepare([
      compositionOf('build-1', 'guest-1', ['/']),
      compositionOf('build-1', 'guest-2', ['/']),
    ]);
    expect(renderer.size).toBe(1);
  });

  test('a changed remote gets a new one; earlier requests get the answer of the old one', async () => {
    const [old, next] = [
      compositionOf('build-1', 'guest-1', ['/', '/slow']),
      compositionOf('build-2', 'guest-1', ['/', '/slow']),
    ];
    await renderer.prepare([old]);
    const asked = renderer.render(old, request('/slow'), 5_000);
    await renderer.prepare([next]);
    renderer.retain([next]);
    expect(await asked).toEqual({ ok: true, html: `${old.id} /slow` });
    expect(await renderer.render(next, request('/'), 5_000)).toEqual({ ok: true, html: `${next.id} /` });
    // A request that took the old composition just before still finds its thread.
    expect(await renderer.render(old, request('/'), 5_000)).toEqual({ ok: true, html: `${old.id} /` });
  });

  test('the previous composition stays warm for a rollback; the one before that ends', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const [one, two, three] = ['build-1', 'build-2', 'build-3'].map((build) => compositionOf(build));
      for (const next of [one, two, three]) {
        if (!next) throw new Error('There are three.');
        await renderer.prepare([next]);
        renderer.retain([next]);
        // As after every check of the registry.
        renderer.retain([next]);
      }
      expect(renderer.size).toBe(3);
      jest.advanceTimersByTime(10_000);
      expect(renderer.size).toBe(2);
      await renderer.prepare([two as LiveComposition]);
      renderer.retain([two as LiveComposition]);
      expect(renderer.size).toBe(2);
      jest.advanceTimersByTime(SPARE_MS - 1);
      expect(renderer.size).toBe(2);
      jest.advanceTimersByTime(1);
      expect(renderer.size).toBe(1);
      expect(renderer.healthy).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  test('an unprepared composition is left to the browser', async () => {
    expect(await renderer.render(first, request('/'))).toMatchObject({ ok: false, kind: 'ended' });
    expect(renderer.size).toBe(0);
  });

  test('a throw counts only against its release', async () => {
    const bad = compositionOf('bad', 'guest-1', ['/', '/throws']);
    await renderer.prepare([bad]);
    expect(outcomes).toEqual([
      { remote: 'marketing', build: 'bad', error: null },
      { remote: 'marketing', build: 'bad', error: 'TypeError: x' },
    ]);
    expect(trials).toEqual([
      { remote: 'marketing', build: 'bad', failed: 1, total: 2, error: 'TypeError: x' },
    ]);
    outcomes = [];
    await renderer.render(bad, request('/chat'), 5_000);
    for (const nowhere of ['/nowhere', '//demo', '//[', '///']) {
      expect(await renderer.render(bad, request(nowhere), 5_000)).toMatchObject({ ok: true });
    }
    expect(outcomes).toEqual([]);
  });

  test('one that hangs is ended, counted against the page’s release, and replaced', async () => {
    const looping = compositionOf('build-1', 'guest-1', ['/', '/loops/:id']);
    await renderer.prepare([looping]);
    outcomes = [];
    expect(await renderer.render(looping, request('/loops/1'), 50)).toMatchObject({
      ok: false,
      kind: 'timeout',
    });
    // It renders one page after the other: this one waits behind the loop, and ends with the thread.
    expect(await renderer.render(looping, request('/'), 20_000)).toMatchObject({ ok: false, kind: 'ended' });
    expect(outcomes).toEqual([
      { remote: 'marketing', build: 'build-1', error: 'rendering /loops/1 does not end' },
    ]);
    expect(await renderer.render(looping, request('/'), 5_000)).toMatchObject({ ok: true });
  }, 30_000);
});
