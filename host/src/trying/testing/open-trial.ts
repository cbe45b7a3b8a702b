import type { Composition } from '@bellkey/shared/remote';
import { jest } from '@jest/globals';
import { act } from 'react';
import type { ShareScope } from '../../remote-loading/loading/share-scope.ts';
import { startTrial } from '../start-trial.tsx';

/** A build of a remote as a composition lists it. */
export const remote = (name: string, build: string) => ({
  name,
  version: '1.0.0',
  build,
  contract: 1,
  container: `bellkey_${name}`,
  base: `/remotes/${name}/${build}/`,
  entry: 'browser/entry.js',
  integrity: 'sha384-live',
});
/** The live releases. */
export const composition: Composition = {
  id: 'a',
  pages: [
    {
      remote: 'guest',
      name: 'chat',
      path: '/chat',
      title: 'Chat',
      rendering: 'client',
      guard: null,
      frame: 'app',
    },
  ],
  remotes: { guest: { ...remote('guest', 'live-1'), earlier: remote('guest', 'older-1') } },
};
const released = {
  ...remote('guest', 'other-1'),
  version: '2.0.0',
  pages: { talk: { path: '/talk', rendering: 'client', title: 'Talk', js: [], css: [] } },
  files: [{ path: 'browser/entry.js', integrity: 'sha384-other' }],
};

/** Sources of a release: held by this host, and served by a dev server. */
const releases = ['/remotes/guest/other-1/release.json', 'http://localhost:3005/release.json'];

/**
 * Opens a tab at an address. With the token `developer` the host shows what is deployed; with any other it does not.
 */
export async function openTrial(address: string, token: string | null = null) {
  const url = new URL(address);
  const reload = jest.fn();
  const replace = jest.fn();
  const location = { href: url.href, hostname: url.hostname, reload, replace };
  const replaceState = jest.fn((_state: unknown, _title: string, to: URL) => {
    location.href = to.href;
  });
  const scope: ShareScope = {};
  const admit = jest.fn();
  const retire = jest.fn();
  const trial = await act(() =>
    startTrial({
      composition,
      location: location as unknown as Location,
      history: { state: null, replaceState } as unknown as History,
      document,
      storage: () => sessionStorage,
      getIdToken: async () => token,
      fetch: (async (input: string, options?: { headers: { authorization: string } }) =>
        input === '/shell/deployments'
          ? { ok: options?.headers.authorization === 'Bearer developer' }
          : releases.includes(input)
            ? { ok: true, json: async () => released }
            : { ok: false }) as unknown as typeof fetch,
      admit,
      scope,
      retire,
    }),
  );
  return { trial, reload, replace, replaceState, admit, scope, retire };
}
