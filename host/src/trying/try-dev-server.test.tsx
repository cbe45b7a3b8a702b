import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { RemoteLoadError } from '../remote-loading/failures/remote-load-error.ts';
import { startTrial } from './start-trial.tsx';
import { composition, openTrial } from './testing/open-trial.ts';
import { loadTried, saveTried } from './tried-releases.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
});

describe('trying a release from a dev server of this machine', () => {
  const PORT = 'http://localhost:3000/chat?c=1&remote.guest=3005';

  test('takes its files unchecked, keeps the port in the address, and says so', async () => {
    const { trial, admit, scope, replaceState, replace } = await openTrial(PORT);
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
    expect(screen.getByRole('region', { name: 'Trying a release' })).toHaveTextContent('guest of port 3005');
  });

  test('reloads a document that the server rendered without it', async () => {
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

  test('ends with one click, in the address as well', async () => {
    const { replace, reload } = await openTrial(PORT);
    screen.getByRole('button', { name: 'Put back' }).click();
    expect(loadTried(() => sessionStorage)).toEqual({});
    expect(replace).toHaveBeenCalledWith('http://localhost:3000/chat?c=1');
    expect(reload).not.toHaveBeenCalled();
  });

  test('that fails is reverted, in the address as well', async () => {
    const { trial, replace } = await openTrial(PORT);
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

  test('that does not answer changes nothing, and leaves the address', async () => {
    const { trial, replaceState } = await openTrial('http://localhost:3000/chat?remote.guest=3999');
    expect(trial.composition).toBe(composition);
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('http://localhost:3000/chat');
    expect(screen.getByRole('status')).toHaveTextContent('No dev server of guest answers at port 3999');
  });

  test.each([null, 'owner'])('is not open to everyone elsewhere: %s', async (role) => {
    const { trial } = await openTrial('https://bellkey.example/chat?remote.guest=3005', role);
    expect(trial.composition).toBe(composition);
    expect(loadTried(() => sessionStorage)).toEqual({});
  });
});
