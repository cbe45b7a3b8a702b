import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { browserFiles, LOAD_TIMEOUT_MS } from './browser-files.ts';

const BASE = 'http://localhost/remotes/guest/a/';
const added = () => {
  const element = document.head.lastElementChild;
  if (!element) throw new Error('Nothing was added to the head.');
  return element;
};

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('a script', () => {
  test('carries its hash and is removed after it has run', async () => {
    const outcome = browserFiles.runScript(`${BASE}entry.js`, 'sha384-x');
    const script = added();
    // jsdom does not mirror this property as an attribute.
    expect(script).toHaveProperty('integrity', 'sha384-x');
    expect(script).toHaveAttribute('crossorigin', 'anonymous');
    script.dispatchEvent(new Event('load'));
    expect(await outcome).toBe('loaded');
    expect(script.isConnected).toBe(false);
  });

  test('that fails is reported', async () => {
    const outcome = browserFiles.runScript(`${BASE}entry.js`, null);
    added().dispatchEvent(new Event('error'));
    expect(await outcome).toBe('error');
  });

  test('times out after 15 s', async () => {
    jest.useFakeTimers();
    expect(LOAD_TIMEOUT_MS).toBe(15_000);
    const outcome = browserFiles.runScript(`${BASE}entry.js`, null);
    jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
    expect(await outcome).toBe('timeout');
  });
});

describe('a style sheet', () => {
  test('stays on the page once loaded, and is removed when it failed', async () => {
    const loaded = browserFiles.addStyle(`${BASE}chat.css`, null);
    const sheet = added();
    sheet.dispatchEvent(new Event('load'));
    expect(await loaded).toBe('loaded');
    expect(sheet.isConnected).toBe(true);

    const failed = browserFiles.addStyle(`${BASE}other.css`, null);
    const other = added();
    other.dispatchEvent(new Event('error'));
    expect(await failed).toBe('error');
    expect(other.isConnected).toBe(false);
  });
});

describe('requests of a remote’s own loader', () => {
  const ask = (url: string) => {
    const script = document.createElement('script');
    script.src = url;
    document.head.append(script);
    return script;
  };

  test('are followed below its base only, until they have completed', () => {
    const watch = browserFiles.watch('/remotes/guest/a/');
    const arrives = ask(`${BASE}here.js`);
    ask(`${BASE}lost.js`);
    ask('http://localhost/remotes/staff/a/other.js');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${BASE}lost.css`;
    document.head.append(link);
    arrives.dispatchEvent(new Event('load'));
    expect(watch.stop()).toEqual([
      { url: `${BASE}lost.js`, phase: 'chunk' },
      { url: `${BASE}lost.css`, phase: 'css' },
    ]);
  });

  test('leave out style sheets that failed before', () => {
    const failed = document.createElement('link');
    failed.rel = 'stylesheet';
    failed.href = `${BASE}chat.css`;
    document.head.append(failed);
    expect(failed.sheet).toBeNull();
    browserFiles.watch('/remotes/guest/a/').stop();
    expect(failed.isConnected).toBe(false);
  });
});
