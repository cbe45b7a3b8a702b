import { resolveBrand } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { linkPicture } from './link-picture.ts';

const brand = resolveBrand('bellkey.example');
const live = (...paths: string[]) =>
  ({
    base: '/remotes/marketing/3f2a91c0/',
    release: { files: paths.map((path) => ({ path, integrity: 'sha384-x', size: 1 })) },
  }) as unknown as NonNullable<Parameters<typeof linkPicture>[2]>;

test.each([
  ['/', 'index'],
  ['/use-cases', 'use-cases'],
  ['/guides/place-qr-codes', 'guides/place-qr-codes'],
])('%s has the link picture that its release ships', (pathname, name) => {
  const path = `browser/previews/default/${name}.png`;
  expect(linkPicture(brand, pathname, live(path))).toBe(`/remotes/marketing/3f2a91c0/${path}`);
});

test('a page without its own picture, or of no remote, gets the brand’s', () => {
  expect(linkPicture(brand, '/use-cases', live('browser/previews/harbourline/use-cases.png'))).toBe(
    '/brand/default/og.png',
  );
  expect(linkPicture(brand, '/nowhere', undefined)).toBe('/brand/default/og.png');
});
