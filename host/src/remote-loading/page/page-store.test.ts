import type { ComposedPage } from '@bellkey/shared/remote';
import { describe, expect, jest, test } from '@jest/globals';
import { chat, failure, loaded, orders, settled, storeWith } from '../testing/page-store-setup.ts';

describe('the page store', () => {
  test('a page that loads is ready', async () => {
    const { store } = storeWith({});
    store.load(chat);
    expect(store.get(chat).status).toBe('loading');
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'ready', Page: loaded.Page });
  });

  test('two simultaneous loads are one', async () => {
    const loadOnce = jest.fn(async () => loaded);
    const { store } = storeWith({ loadOnce });
    store.load(chat);
    store.load(chat);
    await settled();
    expect(loadOnce).toHaveBeenCalledTimes(1);
  });

  test('an unavailable remote is tried three times in all, then fails; other pages still load', async () => {
    const loadOnce = jest.fn(async (page: ComposedPage, attempt: number) => {
      if (page.name === 'chat') throw failure('unavailable', attempt);
      return loaded;
    });
    const { store, slept, reported } = storeWith({ loadOnce });
    store.load(chat);
    store.load(orders);
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind: 'unavailable' } });
    expect(store.get(orders).status).toBe('ready');
    expect(slept).toHaveLength(2);
    expect(reported).toHaveLength(1);
  });

  test.each(['bad-build', 'incompatible', 'crashed'] as const)('%s is not retried', async (kind) => {
    const loadOnce = jest.fn(async () => {
      throw failure(kind);
    });
    const { store } = storeWith({ loadOnce });
    store.load(chat);
    await settled();
    expect(loadOnce).toHaveBeenCalledTimes(1);
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind } });
  });

  test('a stale deploy reloads once and shows the skeleton meanwhile; where a reload is not allowed, it shows the error', async () => {
    const loadOnce = async () => {
      throw failure('stale-deploy');
    };
    const reloading = storeWith({ loadOnce, reload: () => true });
    reloading.store.load(chat);
    await settled();
    expect(reloading.store.get(chat).status).toBe('loading');

    const suppressed = storeWith({ loadOnce, reload: () => false });
    suppressed.store.load(chat);
    await settled();
    expect(suppressed.store.get(chat)).toMatchObject({ status: 'failed', error: { kind: 'stale-deploy' } });
  });

  test('“Try again” makes a new attempt with a new number, and drops the failure', async () => {
    const attempts: number[] = [];
    let broken = true;
    const { store } = storeWith({
      loadOnce: async (_page, attempt) => {
        attempts.push(attempt);
        if (broken) throw failure('bad-build', attempt);
        return loaded;
      },
    });
    store.load(chat);
    await settled();
    broken = false;
    store.retry(chat);
    await settled();
    expect(attempts).toEqual([1, 2]);
    expect(store.get(chat).status).toBe('ready');
  });

  test('while offline it waits instead of using up attempts', async () => {
    let goOnline: () => void = () => undefined;
    const online = new Promise<void>((resolve) => {
      goOnline = resolve;
    });
    const loadOnce = jest.fn(async (_page: ComposedPage, attempt: number) => {
      if (attempt === 1) throw failure('unavailable');
      return loaded;
    });
    const { store } = storeWith({ loadOnce, online: () => online });
    store.load(chat);
    await settled();
    expect(loadOnce).toHaveBeenCalledTimes(1);
    goOnline();
    await settled();
    expect(store.get(chat).status).toBe('ready');
  });

  test('listeners receive every change until they unsubscribe', async () => {
    const { store } = storeWith({});
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.load(chat);
    await settled();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.load(orders);
    await settled();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('preloading makes the page ready, and shares the load that follows', async () => {
    const loadOnce = jest.fn(async () => loaded);
    const { store } = storeWith({ loadOnce });
    store.preload(chat);
    expect(store.get(chat).status).toBe('idle');
    store.preload(chat);
    store.load(chat);
    expect(store.get(chat).status).toBe('loading');
    await settled();
    expect(store.get(chat).status).toBe('ready');
    expect(loadOnce).toHaveBeenCalledTimes(1);
  });

  test('a failed preload is silent: no report, no reload, and the page can still be loaded', async () => {
    const attempts: number[] = [];
    const reload = jest.fn(() => true);
    const { store, reported } = storeWith({
      reload,
      loadOnce: async (_page, attempt) => {
        attempts.push(attempt);
        if (attempt === 1) throw failure('stale-deploy', attempt);
        return loaded;
      },
    });
    store.preload(chat);
    await settled();
    expect(store.get(chat).status).toBe('idle');
    expect(reported).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    store.load(chat);
    await settled();
    expect(attempts).toEqual([1, 2]);
    expect(store.get(chat).status).toBe('ready');
  });

  test('a page that the user asks for while it is preloaded follows the usual rules when the preload fails', async () => {
    const { store, reported } = storeWith({
      loadOnce: async (_page, attempt) => {
        throw failure('bad-build', attempt);
      },
    });
    store.preload(chat);
    store.load(chat);
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind: 'bad-build', attempt: 2 } });
    expect(reported).toHaveLength(1);
  });
});
