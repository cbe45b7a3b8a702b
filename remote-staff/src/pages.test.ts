import { completePage } from '@bellkey/shared/remote';
import { expect, test } from '@jest/globals';
import table from './pages.ts';

const pages = Object.entries(table.pages).map(([name, page]) => completePage('staff', name, page));
const at = (path: string) => pages.find((page) => page.path === path);

test.each([
  ['/staff-login', 'auth'],
  ['/staff-register', 'auth'],
  ['/waiting-approval', 'auth'],
  ['/profile', 'staff-auth'],
  ['/dashboard', 'staff-auth'],
  ['/dashboard/staff-chat', 'staff-auth'],
  ['/staff-ai-chat', null],
  ['/staff', null],
  ['/oauth/callback', null],
  ['/developers-admin/indexing', null],
  ['/developers-admin/developers', null],
] as const)('%s has the guard of the specification, section 2: %s', (path, guard) => {
  expect(at(path)?.guard).toBe(guard);
});

test.each(['/dashboard/staff-chat', '/staff-ai-chat'])('%s is rendered on the client only', (path) => {
  expect(at(path)?.rendering).toBe('client');
});

test('search engines index none of it', () => {
  expect(pages.filter(({ noindex }) => !noindex)).toEqual([]);
});
