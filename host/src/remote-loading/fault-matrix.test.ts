import { describe, expect, test } from '@jest/globals';
import { type FaultRow, faultMatrix } from './testing/fault-matrix.ts';
import { faultyBrowser } from './testing/faulty-browser.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const nameOf = ({ phase, fault }: FaultRow) => `${phase}: ${fault}`;

/** A page that throws while it renders has been loaded; `remote-page.test.tsx` shows what happens then. */
const loading = faultMatrix.filter(({ phase }) => phase !== 'render');
const inTheSameTab = loading.filter(({ healedBy }) => healedBy === 'Try again');

describe('the fault matrix', () => {
  test('names every fault of a phase once', () => {
    expect(new Set(faultMatrix.map(nameOf)).size).toBe(faultMatrix.length);
  });

  test.each(loading.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    const world = faultyBrowser(row);
    let store = world.newTab();
    store.load(world.broken);
    store.load(world.sound);
    await settled();
    expect(store.get(world.sound).status).toBe('ready');
    expect(world.reloads()).toBe(row.reloads);

    if (row.reloads > 0) {
      // The skeleton stays until the new document is there.
      expect(store.get(world.broken).status).toBe('loading');
      store = world.newTab();
      store.load(world.broken);
      await settled();
      expect(world.reloads()).toBe(1);
    }
    expect(store.get(world.broken)).toMatchObject({
      status: 'failed',
      error: { kind: row.kind, phase: row.seenIn ?? row.phase },
    });
    expect(world.triesOf('broken')).toBe(row.tries);
  });

  test.each(inTheSameTab.map((row) => [nameOf(row), row] as const))(
    '%s: “Try again” brings the page once the fault is gone',
    async (_name, row) => {
      const world = faultyBrowser(row);
      const store = world.newTab();
      store.load(world.broken);
      await settled();
      world.heal();
      store.retry(world.broken);
      await settled();
      expect(store.get(world.broken).status).toBe('ready');
    },
  );

  test.each(loading.map((row) => [nameOf(row), row] as const))(
    '%s: no try asks for a URL that a try before it asked for',
    async (_name, row) => {
      const world = faultyBrowser(row);
      const store = world.newTab();
      store.load(world.broken);
      await settled();
      store.retry(world.broken);
      await settled();
      const failing = world.requests.filter((url) => url.includes('/broken/'));
      expect(failing.filter((url, at) => failing.indexOf(url) !== at)).toEqual([]);
    },
  );
});
