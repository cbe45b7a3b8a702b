import { describe, expect, test } from '@jest/globals';
import { type FaultRow, faultMatrix } from './testing/fault-matrix.ts';
import { faultyBrowser } from './testing/faulty-browser.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const nameOf = ({ phase, fault }: FaultRow) => `${phase}: ${fault}`;

/** A page that throws while rendering has loaded; `remote-page.test.tsx` covers it. */
const loading = faultMatrix.filter(({ phase }) => phase !== 'render');
const inTheSameTab = loading.filter(({ healedBy }) => healedBy === 'Try again');

describe('the fault matrix', () => {
  test('names every fault of a phase once', () => {
    expect(new Set(faultMatrix.map(nameOf)).size).toBe(faultMatrix.length);
  });

  test.each(loading.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    const ports = faultyBrowser(row);
    let store = ports.newTab();
    store.load(ports.broken);
    store.load(ports.sound);
    await settled();
    expect(store.get(ports.sound).status).toBe('ready');
    expect(ports.reloads()).toBe(row.reloads);

    if (row.reloads > 0) {
      // The skeleton stays until the new document has loaded.
      expect(store.get(ports.broken).status).toBe('loading');
      store = ports.newTab();
      store.load(ports.broken);
      await settled();
      expect(ports.reloads()).toBe(1);
    }
    expect(store.get(ports.broken)).toMatchObject({
      status: 'failed',
      error: { kind: row.kind, phase: row.seenIn ?? row.phase },
    });
    expect(ports.triesOf('broken')).toBe(row.tries);
  });

  test.each(inTheSameTab.map((row) => [nameOf(row), row] as const))(
    '%s: “Try again” shows the page once the fault is gone',
    async (_name, row) => {
      const ports = faultyBrowser(row);
      const store = ports.newTab();
      store.load(ports.broken);
      await settled();
      ports.heal();
      store.retry(ports.broken);
      await settled();
      expect(store.get(ports.broken).status).toBe('ready');
    },
  );

  test.each(loading.map((row) => [nameOf(row), row] as const))(
    '%s: no attempt requests the URL of an earlier one',
    async (_name, row) => {
      const ports = faultyBrowser(row);
      const store = ports.newTab();
      store.load(ports.broken);
      await settled();
      store.retry(ports.broken);
      await settled();
      const failing = ports.requests.filter((url) => url.includes('/broken/'));
      expect(failing.filter((url, at) => failing.indexOf(url) !== at)).toEqual([]);
    },
  );
});
