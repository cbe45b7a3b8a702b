import { expect, test } from '@jest/globals';
import { matchPage } from './index.ts';

const pages = [
  { path: '/' },
  { path: '/guides' },
  { path: '/guides/:slug', params: { slug: ['place-qr-codes'] } },
  { path: '/guest-profile/:id' },
  { path: '/guest-profile/new' },
];

test.each([
  ['/', '/'],
  ['/guides/', '/guides'],
  ['/guides/place-qr-codes', '/guides/:slug'],
  ['/guest-profile/gst_7Hq2', '/guest-profile/:id'],
  ['/guest-profile/new', '/guest-profile/new'],
])('%s is answered by %s', (pathname, path) => {
  expect(matchPage(pages, pathname)?.path).toBe(path);
});

test.each([
  '//',
  '//guides',
  '/guides//',
  '/guides/no-such-guide',
  '/guides/place-qr-codes/print',
  '/guest-profile',
  '/rooms/999',
])('no page answers %s', (pathname) => {
  expect(matchPage(pages, pathname)).toBeNull();
});
