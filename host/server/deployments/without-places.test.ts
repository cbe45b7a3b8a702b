import { describe, expect, test } from '@jest/globals';
import { folderOfPlace, withoutPlaces } from './without-places.ts';

const FOLDERS = ['/srv', '/srv/bell key/data'];

describe('a problem as any reader may see it', () => {
  test.each([
    [
      'a registry',
      `The registry /srv/bell key/data/remotes.json can't be read: ENOENT: no such file or directory, open '/srv/bell key/data/remotes.json'`,
      `The registry remotes.json can't be read: ENOENT: no such file or directory, open 'remotes.json'`,
    ],
    [
      'a release',
      'file:///srv/bell%20key/data/releases/guest/abc/release.json is not what the registry says: wrong sha384',
      'releases/guest/abc/release.json is not what the registry says: wrong sha384',
    ],
    [
      'a release elsewhere on the machine',
      "file:///home/ada/build/release.json is not signed: ENOENT: no such file or directory, open '/home/ada/build/release.sig.json'",
      "release.json is not signed: ENOENT: no such file or directory, open 'release.sig.json'",
    ],
  ])('names %s without its folder', (_, problem, told) => {
    expect(withoutPlaces(problem, FOLDERS)).toBe(told);
  });

  test.each([
    'https://releases.example.com/guest/abc/release.json answered 500',
    'Releases that claim the same path are not taken: /chat/:id belongs to both guest and staff',
    '',
  ])('keeps addresses and paths of pages: %s', (problem) => {
    expect(withoutPlaces(problem, FOLDERS)).toBe(problem);
  });
});

test('only a file on this machine has a folder', () => {
  expect(folderOfPlace('/srv/data/remotes.json')).toEqual(['/srv/data']);
  expect(folderOfPlace('https://releases.example.com/remotes.json')).toEqual([]);
  expect(folderOfPlace(null)).toEqual([]);
});
