import type { ComposedPage, ComposedRelease, Composition } from '@bellkey/shared/remote';
import { describe, expect, jest, test } from '@jest/globals';
import { RemoteLoadError, type RemoteLoadErrorKind } from '../failures/remote-load-error.ts';
import type { PageModule } from '../loading/page-module.ts';
import { PageStore } from './page-store.ts';
import type { PageStorePorts } from './page-store-ports.ts';

const chat: ComposedPage = {
  remote: 'guest',
  name: 'chat',
  path: '/chat',
  title: 'Chat',
  rendering: 'client',
  guard: null,
  frame: 'app',
};
const orders: ComposedPage = { ...chat, name: 'orders', path: '/orders' };
const release: ComposedRelease = {
  name: 'guest',
  version: '2.0.0',
  build: 'bbbbbb',
  contract: 1,
  container: 'bellkey_guest',
  base: '/remotes/guest/bbbbbb/',
  entry: 'entry.js',
  integrity: 'sha384-x',
};
const earlier: ComposedRelease = {
  ...release,
  version: '1.0.0',
  build: 'aaaaaa',
  base: '/remotes/guest/aaaaaa/',
};
const composition: Composition = { id: 'a', pages: [chat, orders], remotes: { guest: release } };
const loaded: PageModule = { Page: () => null };

const failure = (kind: RemoteLoadErrorKind, attempt = 1) =>
  new RemoteLoadError({ kind, phase: 'entry', remote: 'guest', version: '1', url: '/entry.js', attempt });

function storeWith(ports: Partial<PageStorePorts>, composed = composition) {
  const slept: number[] = [];
  const reported: unknown[] = [];
  const store = new PageStore(composed, {
    loadOnce: async () => loaded,
    retire: () => undefined,
    note: () => undefined,
    reload: () => false,
    report: (error) => reported.push(error),
    now: () => 0,
    random: () => 0.5,
    sleep: async (ms) => void slept.push(ms),
    online: async () => undefined,
    ...ports,
  });
  return { store, slept, reported };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the page store', () => {
  test('a page that loads is ready', async () => {
    const { store } = storeWith({});
    store.load(chat);
    expect(store.get(chat).status).toBe('loading');
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'ready', Page: loaded.Page });
  });

  test('loading twice at once is loading once', async () => {
    const loadOnce = jest.fn(async () => loaded);
    const { store } = storeWith({ loadOnce });
    store.load(chat);
    store.load(chat);
    await settled();
    expect(loadOnce).toHaveBeenCalledTimes(1);
  });

  test('an unavailable remote is tried three times in all, then fails and leaves other pages alone', async () => {
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

  test.each(['bad-build', 'incompatible', 'crashed'] as const)('%s is not tried again', async (kind) => {
    const loadOnce = jest.fn(async () => {
      throw failure(kind);
    });
    const { store } = storeWith({ loadOnce });
    store.load(chat);
    await settled();
    expect(loadOnce).toHaveBeenCalledTimes(1);
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind } });
  });

  test('a stale deploy reloads once and shows the skeleton meanwhile; where it may not, it shows the error', async () => {
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

  test('“Try again” really tries again, with a new attempt number, and forgets the failure', async () => {
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

  test('while offline it waits instead of burning tries', async () => {
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

  test('listeners hear of every change until they leave', async () => {
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

  test('loading ahead makes the page ready, and is one with the load that follows', async () => {
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

  test('loading ahead that fails is quiet: no report, no reload, and the page can still be loaded', async () => {
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

  test('a page that somebody came to want while it was loaded ahead goes on by the rules when that fails', async () => {
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

describe('a broken release with an earlier one behind it', () => {
  const withEarlier: Composition = { ...composition, remotes: { guest: { ...release, earlier } } };
  /** Only the earlier release gives pages. */
  const sound =
    (kind: RemoteLoadErrorKind) => async (_page: ComposedPage, attempt: number, from: ComposedRelease) => {
      if (from.build === release.build) throw failure(kind, attempt);
      return loaded;
    };

  test.each(['bad-build', 'incompatible', 'stale-deploy'] as const)(
    '%s: the earlier one serves the page, and every other page of the remote from then on',
    async (kind) => {
      const loadOnce = jest.fn(sound(kind));
      const retire = jest.fn();
      const { store, reported } = storeWith({ loadOnce, retire }, withEarlier);
      store.load(chat);
      await settled();
      expect(store.get(chat).status).toBe('ready');
      expect(store.releaseOf('guest')).toEqual(earlier);
      expect(retire).toHaveBeenCalledTimes(1);
      expect(reported).toHaveLength(1);

      store.load(orders);
      await settled();
      expect(loadOnce.mock.calls.at(-1)?.[2]).toEqual(earlier);
      expect(reported).toHaveLength(1);
    },
  );

  test.each(['unavailable', 'timeout'] as const)('%s is no fault of the release: it stays', async (kind) => {
    const { store } = storeWith({ loadOnce: sound(kind) }, withEarlier);
    store.load(chat);
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind } });
    expect(store.releaseOf('guest')?.build).toBe(release.build);
  });

  test('when the earlier one is broken too, a person is told', async () => {
    const loadOnce = async () => {
      throw failure('bad-build');
    };
    const { store, reported } = storeWith({ loadOnce }, withEarlier);
    store.load(chat);
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind: 'bad-build' } });
    expect(reported).toHaveLength(2);
  });

  test('a page that throws while it renders gets the earlier one, once', async () => {
    const { store } = storeWith({}, withEarlier);
    store.load(chat);
    await settled();
    expect(store.fallBackFrom(chat, failure('crashed'))).toBe(true);
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'ready', attempt: 2 });
    expect(store.fallBackFrom(chat, failure('crashed'))).toBe(false);
  });
});
