import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { TOKEN_REFRESH_LEAD_MS } from '../identity/proactive-refresh.ts';
import { SESSION_HINT_KEY } from './session-hint.ts';
import { refusal, rita, storeOver } from './testing/session-store-over.ts';

test.each([
  ['that its session has ended', '1', 'user-token-expired'],
  ['nothing where there was none', null, null],
])('a start that finds no user signed in reports %s', async (_, hint, reason) => {
  localStorage.clear();
  if (hint) localStorage.setItem(SESSION_HINT_KEY, hint);
  let tell: (user: null) => void = () => undefined;
  const { store } = storeOver({
    onChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  store.start();
  await new Promise((resolve) => setTimeout(resolve));
  tell(null);
  expect(store.get()).toEqual({ status: 'signed-out', reason });
  expect(localStorage.getItem(SESSION_HINT_KEY)).toBeNull();
});

test('a sign-out in another tab ends the session at once; other storage events do not', async () => {
  let tell: (user: typeof rita | null) => void = () => undefined;
  const { store } = storeOver({
    onChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  await store.passwordPolicy();
  tell(rita);
  expect(store.get()).toMatchObject({ status: 'signed-in' });
  dispatchEvent(new StorageEvent('storage', { key: 'pwa-install-dismissed', newValue: null }));
  expect(store.get()).toMatchObject({ status: 'signed-in' });
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY, newValue: null }));
  expect(store.get()).toEqual({ status: 'signed-out', reason: null });
});

test('a session that ended by itself in another tab ends with the same reason', async () => {
  /** What this tab tells the others, whose storage events a test has to send itself. */
  const told: unknown[] = [];
  const setItem = jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation((...item) => void told.push(item));
  let tell: (user: typeof rita | null) => void = () => undefined;
  const onChange = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const disabled = storeOver({ onChange, getToken: () => Promise.reject(refusal('user-disabled')) });
  expect(await disabled.store.getIdToken()).toBeNull();
  expect(told).toEqual([[SESSION_HINT_KEY, 'user-disabled']]);
  const other = storeOver({ onChange });
  await other.store.passwordPolicy();
  tell(rita);
  told.length = 0;
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY, newValue: 'user-disabled' }));
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY, newValue: null }));
  expect(other.store.get()).toEqual({ status: 'signed-out', reason: 'user-disabled' });
  expect(told).toEqual([]);
  setItem.mockRestore();
});

describe('a session', () => {
  afterEach(() => void jest.useRealTimers());

  test('has its token refreshed 5 minutes before it expires, from signing in to signing out', async () => {
    jest.useFakeTimers();
    let tell: (user: typeof rita | null) => void = () => undefined;
    const asked: boolean[] = [];
    const { store } = storeOver({
      onChange: (listener) => {
        tell = listener;
        return () => undefined;
      },
      getToken: async (forced = false) => {
        asked.push(forced);
        return { token: 't', expiresAt: Date.now() + 3_600_000 };
      },
    });
    await store.passwordPolicy();
    tell(rita);
    await jest.advanceTimersByTimeAsync(3_600_000 - TOKEN_REFRESH_LEAD_MS - 1);
    expect(asked).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([false, true]);
    tell(null);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toEqual([false, true]);
  });

  test.each(['user-disabled', 'user-token-expired'] as const)(
    'ends with a reason when its token answers %s',
    async (code) => {
      const { store } = storeOver({ getToken: () => Promise.reject(refusal(code)) });
      expect(await store.getIdToken()).toBeNull();
      expect(store.get()).toEqual({ status: 'signed-out', reason: code });
    },
  );

  test.each([
    ['user-disabled', 'user-disabled'],
    ['user-token-expired', 'user-token-expired'],
    ['user-not-found', 'user-token-expired'],
  ])('ends with a reason when a refresh ahead of time answers %s', async (code, reason) => {
    jest.useFakeTimers();
    let tell: (user: typeof rita | null) => void = () => undefined;
    const { store, reported } = storeOver({
      onChange: (listener) => {
        tell = listener;
        return () => undefined;
      },
      getToken: async (forced = false) => {
        if (forced) throw refusal(code);
        return { token: 't', expiresAt: Date.now() + 3_600_000 };
      },
    });
    await store.passwordPolicy();
    tell(rita);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(store.get()).toEqual({ status: 'signed-out', reason });
    expect(reported).toEqual([]);
  });

  test('survives a network failure', async () => {
    const { store } = storeOver({ getToken: () => Promise.reject(refusal('network-request-failed')) });
    expect(await store.getIdToken()).toBeNull();
    expect(store.get()).toEqual({ status: 'idle' });
  });

  const never = () => new Promise<never>(() => undefined);
  test.each([
    ['the client is long in coming', { loadClient: never }],
    ['the client is here, and the provider does not answer it', {}],
  ])('reports after 8 s that it is still trying when %s', async (_when, ports) => {
    jest.useFakeTimers();
    const { store } = storeOver({}, ports);
    store.start();
    await jest.advanceTimersByTimeAsync(7_999);
    expect(store.get()).toEqual({ status: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(1);
    expect(store.get()).toEqual({ status: 'loading', slow: true });
  });

  test('that is ready in time never does', async () => {
    jest.useFakeTimers();
    const { store } = storeOver({
      onChange: (listener) => {
        listener(null);
        return () => undefined;
      },
    });
    store.start();
    await jest.advanceTimersByTimeAsync(8_000);
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
  });

  test('whose client failed to load is signed out', async () => {
    const { store, reported } = storeOver(
      {},
      { loadClient: () => Promise.reject(new Error('ChunkLoadError')) },
    );
    store.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.get()).toEqual({ status: 'signed-out', reason: null });
    expect(reported).toHaveLength(1);
  });
});
