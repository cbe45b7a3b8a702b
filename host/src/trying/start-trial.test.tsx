import type { Composition } from '@bellkey/shared/remote';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { RemoteLoadError } from '../remote-loading/failures/remote-load-error.ts';
import type { ShareScope } from '../remote-loading/loading/share-scope.ts';
import { isTrialAsked } from './is-trial-asked.ts';
import { startTrial } from './start-trial.tsx';
import { loadTried, saveTried } from './tried-releases.ts';

const remote = (name: string, build: string) => ({
  name,
  version: '1.0.0',
  build,
  contract: 1,
  container: `bellkey_${name}`,
  base: `/remotes/${name}/${build}/`,
  entry: 'browser/entry.js',
  integrity: 'sha384-live',
});
const composition: Composition = {
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

/** Where there is one to be read: held by this host, and served by a dev server. */
const releases = ['/remotes/guest/other-1/release.json', 'http://localhost:3005/release.json'];

/** A tab at an address; the host knows the token `developer` as one of who may see what is deployed. */
async function open(address: string, token: string | null = null) {
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

const LOCAL = 'http://localhost:3000/chat?remote.guest=other-1';
const ELSEWHERE = 'https://bellkey.example/chat?remote.guest=other-1';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
});

describe('trying a release', () => {
  test('puts it in the place of the live one, without an earlier one behind it, and says so', async () => {
    const { trial, replaceState, admit, retire } = await open(LOCAL);
    expect(trial.composition.remotes.guest).toEqual({
      ...remote('guest', 'other-1'),
      version: '2.0.0',
      integrity: 'sha384-other',
    });
    expect(trial.composition.pages.map(({ path }) => path)).toEqual(['/talk']);
    expect(trial.tried).toEqual(['guest']);
    expect(admit).toHaveBeenCalledWith(trial.composition.remotes.guest, undefined);
    expect(retire).toHaveBeenCalledWith(composition.remotes.guest);
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('http://localhost:3000/chat');
    expect(screen.getByRole('region', { name: 'Trying a release' })).toHaveTextContent('guest other-1');
  });

  test.each([null, 'owner'])('is not for everybody elsewhere: %s', async (token) => {
    const { trial } = await open(ELSEWHERE, token);
    expect(trial.composition).toBe(composition);
    expect(loadTried(() => sessionStorage)).toEqual({});
    expect(screen.getByRole('status')).toHaveTextContent('Sign in as a developer');
  });

  test('is elsewhere for whom the host lets see what is deployed', async () => {
    const { trial } = await open(ELSEWHERE, 'developer');
    expect(trial.composition.remotes.guest?.build).toBe('other-1');
  });

  test('that this host does not hold changes nothing and says so', async () => {
    const { trial } = await open('http://localhost:3000/chat?remote.guest=none-1');
    expect(trial.composition).toBe(composition);
    expect(screen.getByRole('status')).toHaveTextContent('There is no release none-1 of guest here.');
  });

  test('by an address of elsewhere is refused', async () => {
    const { trial } = await open('http://localhost:3000/chat?remote.guest=https://evil.example/');
    expect(trial.composition).toBe(composition);
    expect(screen.getByRole('status')).toHaveTextContent('only releases of this site');
  });

  test('goes on in the tab, and ends with one click', async () => {
    await open(LOCAL);
    document.body.replaceChildren();
    const { trial, reload } = await open('http://localhost:3000/chat');
    expect(trial.tried).toEqual(['guest']);
    screen.getByRole('button', { name: 'Put back' }).click();
    expect(loadTried(() => sessionStorage)).toEqual({});
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that fails is put back by itself, and the next load says why', async () => {
    const { trial, reload } = await open(LOCAL);
    const error = (of: string) =>
      new RemoteLoadError({
        kind: 'crashed',
        phase: 'render',
        remote: of,
        version: '2',
        url: null,
        attempt: 1,
      });
    trial.onError(error('staff'));
    expect(reload).not.toHaveBeenCalled();
    trial.onError(error('guest'));
    expect(reload).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
    expect(isTrialAsked({ search: '' } as Location, () => sessionStorage)).toBe(true);
    const next = await open('http://localhost:3000/chat');
    expect(next.trial.composition).toBe(composition);
    expect(screen.getByRole('status')).toHaveTextContent(
      'guest other-1 failed (remote-crashed) and was put back.',
    );
  });

  describe('from a dev server of this machine', () => {
    const PORT = 'http://localhost:3000/chat?c=1&remote.guest=3005';

    test('takes its files as they come, keeps the port in the address, and says so', async () => {
      const { trial, admit, scope, replaceState, replace } = await open(PORT);
      expect(trial.composition.remotes.guest).toMatchObject({
        base: 'http://localhost:3005/',
        build: 'other-1',
        integrity: '',
      });
      const [, hashes] = admit.mock.calls[0] as [unknown, ReadonlyMap<string, string>];
      expect(hashes.get('browser/main.hot-update.js')).toBe('');
      expect(Object.keys(scope)).toEqual(['react/jsx-dev-runtime']);
      expect(replaceState).not.toHaveBeenCalled();
      expect(replace).not.toHaveBeenCalled();
      expect(screen.getByRole('region', { name: 'Trying a release' })).toHaveTextContent(
        'guest of port 3005',
      );
    });

    test('loads a document anew that the server has made without it', async () => {
      saveTried(() => sessionStorage, { guest: '3005' });
      const replace = jest.fn();
      const location = { href: 'http://localhost:3000/chat', hostname: 'localhost', replace };
      void startTrial({
        ...({} as Parameters<typeof startTrial>[0]),
        location: location as never,
        storage: () => sessionStorage,
      });
      await act(async () => undefined);
      expect(replace).toHaveBeenCalledWith('http://localhost:3000/chat?remote.guest=3005');
    });

    test('ends with one click, in the address too', async () => {
      const { replace, reload } = await open(PORT);
      screen.getByRole('button', { name: 'Put back' }).click();
      expect(loadTried(() => sessionStorage)).toEqual({});
      expect(replace).toHaveBeenCalledWith('http://localhost:3000/chat?c=1');
      expect(reload).not.toHaveBeenCalled();
    });

    test('that fails is put back by itself, in the address too', async () => {
      const { trial, replace } = await open(PORT);
      trial.onError(
        new RemoteLoadError({
          kind: 'unavailable',
          phase: 'chunk',
          remote: 'guest',
          version: '2',
          url: null,
          attempt: 3,
        }),
      );
      expect(replace).toHaveBeenCalledWith('http://localhost:3000/chat?c=1');
      expect(loadTried(() => sessionStorage)).toEqual({});
    });

    test('that is not there changes nothing, and leaves the address', async () => {
      const { trial, replaceState } = await open('http://localhost:3000/chat?remote.guest=3999');
      expect(trial.composition).toBe(composition);
      expect(String(replaceState.mock.calls[0]?.[2])).toBe('http://localhost:3000/chat');
      expect(screen.getByRole('status')).toHaveTextContent('No dev server of guest answers at port 3999');
    });

    test.each([null, 'owner'])('is not for everybody elsewhere: %s', async (role) => {
      const { trial } = await open('https://bellkey.example/chat?remote.guest=3005', role);
      expect(trial.composition).toBe(composition);
      expect(loadTried(() => sessionStorage)).toEqual({});
    });
  });
});
