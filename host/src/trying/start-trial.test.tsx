import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RemoteLoadError } from '../remote-loading/failures/remote-load-error.ts';
import { isTrialAsked } from './is-trial-asked.ts';
import { composition, openTrial, remote } from './testing/open-trial.ts';
import { loadTried } from './tried-releases.ts';

const LOCAL = 'http://localhost:3000/chat?remote.guest=other-1';
const ELSEWHERE = 'https://bellkey.example/chat?remote.guest=other-1';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
});

describe('trying a release', () => {
  test('replaces the live one, without an earlier one to fall back to, and says so', async () => {
    const { trial, replaceState, admit, retire } = await openTrial(LOCAL);
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

  test.each([null, 'owner'])('is not open to everyone elsewhere: %s', async (token) => {
    const { trial } = await openTrial(ELSEWHERE, token);
    expect(trial.composition).toBe(composition);
    expect(loadTried(() => sessionStorage)).toEqual({});
    expect(screen.getByRole('status')).toHaveTextContent('Sign in as a developer');
  });

  test('is open elsewhere to people whom the host shows what is deployed', async () => {
    const { trial } = await openTrial(ELSEWHERE, 'developer');
    expect(trial.composition.remotes.guest?.build).toBe('other-1');
  });

  test('that this host does not have changes nothing and says so', async () => {
    const { trial } = await openTrial('http://localhost:3000/chat?remote.guest=none-1');
    expect(trial.composition).toBe(composition);
    expect(screen.getByRole('status')).toHaveTextContent('There is no release none-1 of guest here.');
  });

  test('by a foreign address is refused', async () => {
    const { trial } = await openTrial('http://localhost:3000/chat?remote.guest=https://evil.example/');
    expect(trial.composition).toBe(composition);
    expect(screen.getByRole('status')).toHaveTextContent('only releases of this site');
  });

  test('continues in the tab, and ends with one click', async () => {
    await openTrial(LOCAL);
    document.body.replaceChildren();
    const { trial, reload } = await openTrial('http://localhost:3000/chat');
    expect(trial.tried).toEqual(['guest']);
    screen.getByRole('button', { name: 'Put back' }).click();
    expect(loadTried(() => sessionStorage)).toEqual({});
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that fails is reverted, and the next load says why', async () => {
    const { trial, reload } = await openTrial(LOCAL);
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
    const next = await openTrial('http://localhost:3000/chat');
    expect(next.trial.composition).toBe(composition);
    expect(screen.getByRole('status')).toHaveTextContent(
      'guest other-1 failed (remote-crashed) and was put back.',
    );
  });
});
