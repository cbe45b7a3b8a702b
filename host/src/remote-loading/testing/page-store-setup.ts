import type { ComposedPage, ComposedRelease, Composition } from '@bellkey/shared/remote';
import { RemoteLoadError, type RemoteLoadErrorKind } from '../failures/remote-load-error.ts';
import type { PageModule } from '../loading/page-module.ts';
import { PageStore } from '../page/page-store.ts';
import type { PageStorePorts } from '../page/page-store-ports.ts';

export const chat: ComposedPage = {
  remote: 'guest',
  name: 'chat',
  path: '/chat',
  title: 'Chat',
  rendering: 'client',
  guard: null,
  frame: 'app',
};
export const orders: ComposedPage = { ...chat, name: 'orders', path: '/orders' };
export const release: ComposedRelease = {
  name: 'guest',
  version: '2.0.0',
  build: 'bbbbbb',
  contract: 1,
  container: 'bellkey_guest',
  base: '/remotes/guest/bbbbbb/',
  entry: 'entry.js',
  integrity: 'sha384-x',
};
export const earlier: ComposedRelease = {
  ...release,
  version: '1.0.0',
  build: 'aaaaaa',
  base: '/remotes/guest/aaaaaa/',
};
export const composition: Composition = { id: 'a', pages: [chat, orders], remotes: { guest: release } };
export const loaded: PageModule = { Page: () => null };

export const failure = (kind: RemoteLoadErrorKind, attempt = 1) =>
  new RemoteLoadError({ kind, phase: 'entry', remote: 'guest', version: '1', url: '/entry.js', attempt });

export function storeWith(ports: Partial<PageStorePorts>, composed = composition) {
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

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
