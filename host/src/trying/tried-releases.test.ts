import { beforeEach, describe, expect, test } from '@jest/globals';
import { isTrialAsked } from './is-trial-asked.ts';
import {
  isLocalHost,
  loadTried,
  parseWantedTrials,
  saveTried,
  TRIED_KEY,
  withDevServers,
  withoutTrials,
} from './tried-releases.ts';

const wantedTrialsOf = (query: string) => parseWantedTrials(new URL(`https://bellkey.example/chat?${query}`));

describe('an address that asks to try a release', () => {
  test('names a remote and a build, or the port of a dev server', () => {
    const { trials, refused } = wantedTrialsOf('c=1&remote.guest=3f2a91c0&remote.staff=&remote.events=3005');
    expect(trials).toEqual([
      { remote: 'guest', wanted: '3f2a91c0' },
      { remote: 'staff', wanted: null },
      { remote: 'events', wanted: '3005' },
    ]);
    expect(refused).toEqual([]);
  });

  test('loses that part alone', () => {
    const asked = new URL('https://bellkey.example/chat?c=1&remote.guest=3f2a91c0&remote.staff=#end');
    expect(withoutTrials(asked).href).toBe('https://bellkey.example/chat?c=1#end');
  });

  test('keeps the dev servers on trial, and those alone', () => {
    const asked = new URL('https://bellkey.example/chat?c=1&remote.staff=3006');
    expect(withDevServers(asked, { guest: '3005', marketing: '3f2a91c0' }).search).toBe(
      '?c=1&remote.guest=3005',
    );
  });

  test.each([
    'https://evil.example/release.json',
    '//evil.example',
    '../../upload',
    'evil.example',
    '0',
    '08080',
    '65536',
    '-3005',
    '3005.5',
    '3005 https://evil.example',
    'localhost:4711',
    'data:text/javascript,1',
  ])('can’t name a foreign place: %s', (value) => {
    const { trials, refused } = wantedTrialsOf(`remote.guest=${encodeURIComponent(value)}`);
    expect(trials).toEqual([]);
    expect(refused).toEqual(['guest']);
  });
});

describe("a tab's trials", () => {
  const storage = () => sessionStorage;
  beforeEach(() => sessionStorage.clear());

  test('last until they are ended', () => {
    saveTried(storage, { guest: '3f2a91c0', staff: '3005' });
    expect(loadTried(storage)).toEqual({ guest: '3f2a91c0', staff: '3005' });
    saveTried(storage, {});
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['no json', '[]', 'null', '{"guest":"https://evil.example/"}', '{"../x":"3f2a91c0"}'])(
    'are empty when %s is stored',
    (text) => {
      sessionStorage.setItem(TRIED_KEY, text);
      expect(loadTried(storage)).toEqual({});
    },
  );

  test('load their code only when stored or requested', () => {
    const at = (search: string) => ({ search }) as Location;
    expect(isTrialAsked(at('?c=1'), storage)).toBe(false);
    expect(isTrialAsked(at('?remote.guest=3f2a91c0'), storage)).toBe(true);
    saveTried(storage, { guest: '3f2a91c0' });
    expect(isTrialAsked(at(''), storage)).toBe(true);
  });
});

test.each([
  ['localhost', true],
  ['harbourline.localhost', true],
  ['127.0.0.1', true],
  ['bellkey.example', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
])('%s is this machine: %s', (hostname, local) => {
  expect(isLocalHost(hostname)).toBe(local);
});
