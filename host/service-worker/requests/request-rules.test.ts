import { describe, expect, test } from '@jest/globals';
import { isPagePath, isPublicFile, isUntouched, parseReleaseFile } from './request-rules.ts';

describe('the service worker', () => {
  test.each(['/api', '/api/staff/me', '/oauth/callback', '/__/auth/handler', '/shell/errors', '/sw.js'])(
    'never touches %s',
    (path) => {
      expect(isUntouched(path)).toBe(true);
      expect(isPagePath(path)).toBe(false);
      expect(isPublicFile(path)).toBe(false);
    },
  );

  test.each(['/', '/scan-qr', '/apis', '/shelley', '/guest-profile/42', '/proposals/miramar'])(
    'takes %s as a page',
    (path) => expect(isPagePath(path)).toBe(true),
  );

  test.each(['/assets/interface/chat.svg', '/brand/default/icon.png', '/manifest.webmanifest'])(
    'takes %s as a public file, not as a page',
    (path) => {
      expect(isPublicFile(path)).toBe(true);
      expect(isPagePath(path)).toBe(false);
    },
  );

  test('knows which release a file belongs to', () => {
    expect(parseReleaseFile('/remotes/guest/3f2a91c0/browser/entry.js')).toEqual({
      name: 'guest',
      build: '3f2a91c0',
    });
    expect(parseReleaseFile('/host/3f2a91c0/browser/main.js')).toEqual({ name: 'host', build: '3f2a91c0' });
    expect(parseReleaseFile('https://elsewhere.example/remotes/guest/3f2a91c0/entry.js')).toBeNull();
    expect(parseReleaseFile('/remotes')).toBeNull();
  });
});
