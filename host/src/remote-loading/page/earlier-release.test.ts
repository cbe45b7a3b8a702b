import type { ComposedPage, ComposedRelease, Composition } from '@bellkey/shared/remote';
import { describe, expect, jest, test } from '@jest/globals';
import type { RemoteLoadErrorKind } from '../failures/remote-load-error.ts';
import {
  chat,
  composition,
  earlier,
  failure,
  loaded,
  orders,
  release,
  settled,
  storeWith,
} from '../testing/page-store-setup.ts';

describe('a broken release with an earlier one to fall back to', () => {
  const withEarlier: Composition = { ...composition, remotes: { guest: { ...release, earlier } } };
  /** Only the earlier release has pages. */
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

  test.each(['unavailable', 'timeout'] as const)("%s is not the release's fault: it stays", async (kind) => {
    const { store } = storeWith({ loadOnce: sound(kind) }, withEarlier);
    store.load(chat);
    await settled();
    expect(store.get(chat)).toMatchObject({ status: 'failed', error: { kind } });
    expect(store.releaseOf('guest')?.build).toBe(release.build);
  });

  test('when the earlier one is broken too, the user sees an error', async () => {
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
