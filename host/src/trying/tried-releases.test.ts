import { beforeEach, describe, expect, test } from '@jest/globals';
import { isTrialAsked } from './is-trial-asked.ts';
import { isLocalHost, readTried, readWishes, TRIED_KEY, writeTried } from './tried-releases.ts';

const wishesOf = (query: string) => readWishes(new URL(`https://bellkey.example/chat?${query}`));

describe('an address that asks to try a release', () => {
  test('names a remote and a build, and is cleaned of that alone', () => {
    const { wishes, refused, rest } = wishesOf('c=1&remote.guest=3f2a91c0&remote.staff=');
    expect(wishes).toEqual([
      { remote: 'guest', build: '3f2a91c0' },
      { remote: 'staff', build: null },
    ]);
    expect(refused).toEqual([]);
    expect(rest.href).toBe('https://bellkey.example/chat?c=1');
  });

  test.each([
    'https://evil.example/release.json',
    '//evil.example',
    '../../upload',
    'evil.example',
    '4711',
    'localhost:4711',
    'data:text/javascript,1',
  ])('can’t name a place: %s', (value) => {
    const { wishes, refused, rest } = wishesOf(`remote.guest=${encodeURIComponent(value)}`);
    expect(wishes).toEqual([]);
    expect(refused).toEqual(['guest']);
    expect(rest.search).toBe('');
  });
});

describe('what a tab tries', () => {
  const storage = () => sessionStorage;
  beforeEach(() => sessionStorage.clear());

  test('is remembered until it is put back', () => {
    writeTried(storage, { guest: '3f2a91c0' });
    expect(readTried(storage)).toEqual({ guest: '3f2a91c0' });
    writeTried(storage, {});
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['no json', '[]', 'null', '{"guest":"https://evil.example/"}', '{"../x":"3f2a91c0"}'])(
    'is nothing when %s is stored',
    (text) => {
      sessionStorage.setItem(TRIED_KEY, text);
      expect(readTried(storage)).toEqual({});
    },
  );

  test('loads the code for it only when it is stored or asked for', () => {
    const at = (search: string) => ({ search }) as Location;
    expect(isTrialAsked(at('?c=1'), storage)).toBe(false);
    expect(isTrialAsked(at('?remote.guest=3f2a91c0'), storage)).toBe(true);
    writeTried(storage, { guest: '3f2a91c0' });
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
