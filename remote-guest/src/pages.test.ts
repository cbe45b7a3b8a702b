import { completePage } from '@bellkey/shared/remote';
import { expect, test } from '@jest/globals';
import table from './pages.ts';

const pages = Object.entries(table.pages).map(([name, page]) => completePage('guest', name, page));

test('its paths are the specification’s, section 2, with the information and the e-mails below the chat and a property’s front page, and no guard comes before them', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([
    '/chat',
    '/chat/email',
    '/chat/information',
    '/compare',
    '/front',
    '/guest-profile/:id',
    '/guest-registration',
    '/orders',
    '/restaurant-chat',
    '/scan-qr',
  ]);
  expect(pages.filter(({ guard }) => guard !== null)).toEqual([]);
});

test('search engines index none of it', () => {
  expect(pages.filter(({ noindex }) => !noindex)).toEqual([]);
});
