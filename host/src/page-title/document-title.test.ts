import { resolveBrand } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { documentTitle } from './document-title.ts';

const harbourline = resolveBrand('harbourline.localhost');

test.each([
  [{ path: '/', title: 'Home' }, 'Harbourline Hotels: guest services'],
  [{ path: '/chat', title: 'Chat' }, 'Chat · Harbourline Hotels'],
  [null, 'Page Not Found · Harbourline Hotels'],
])('of %j the tab says “%s”', (page, title) => {
  expect(documentTitle(harbourline, page)).toBe(title);
});
