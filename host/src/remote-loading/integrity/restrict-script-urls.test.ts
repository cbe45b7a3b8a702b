import { expect, test } from '@jest/globals';
import { ReleaseIntegrity } from './release-integrity.ts';
import { restrictScriptUrls } from './restrict-script-urls.ts';

const ORIGIN = 'https://bellkey.example';

/** The policy of a page with one remote on the host and another on its team's own origin. */
function policy(): (url: string) => string | null {
  const integrity = new ReleaseIntegrity(ORIGIN);
  integrity.add({ name: 'guest', version: '1.0.0', build: 'aaaaaa', base: '/remotes/guest/aaaaaa/' });
  integrity.add({
    name: 'staff',
    version: '1.0.0',
    build: 'bbbbbb',
    base: 'https://staff.example/releases/bbbbbb/',
  });
  let decide: (url: string) => string | null = () => 'no policy was made';
  restrictScriptUrls({
    origin: ORIGIN,
    integrity,
    trustedTypes: {
      createPolicy: (_name, rules) => {
        decide = rules.createScriptURL;
      },
    },
  });
  return decide;
}

test.each([
  ['/remotes/guest/aaaaaa/browser/chat.js', `${ORIGIN}/remotes/guest/aaaaaa/browser/chat.js`],
  [
    'https://staff.example/releases/bbbbbb/browser/entry.js',
    'https://staff.example/releases/bbbbbb/browser/entry.js',
  ],
  ['/sw.js', `${ORIGIN}/sw.js`],
])('%s is allowed', (url, href) => {
  expect(policy()(url)).toBe(href);
});

test.each([
  'https://evil.example/remotes/guest/aaaaaa/browser/chat.js',
  'https://staff.example/other/entry.js',
  'https://staff.example.evil.example/releases/bbbbbb/entry.js',
  '/remotes/guest/aaaaaa/../../../upload/evil.js',
  '/sw.js?evil',
  'data:text/javascript,alert(1)',
  'blob:https://bellkey.example/1',
  '//evil.example/sw.js',
])('%s is refused', (url) => {
  expect(policy()(url)).toBeNull();
});

test('a browser without Trusted Types works without them', () => {
  expect(() =>
    restrictScriptUrls({ origin: ORIGIN, integrity: new ReleaseIntegrity(ORIGIN), trustedTypes: undefined }),
  ).not.toThrow();
});
