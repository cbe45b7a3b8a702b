import { expect, test } from '@jest/globals';
import { safeNext } from './safe-next.ts';

test.each([
  ['/dashboard/staff-chat?c=c1#m3', '/dashboard/staff-chat?c=c1#m3'],
  ['/profile', '/profile'],
])('%s is a path of ours', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test.each([
  null,
  '',
  'https://elsewhere.example/dashboard',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/./\\elsewhere.example',
  'javascript:alert(1)',
  'dashboard',
  '/staff-login?next=/staff-login',
])('%s leads to the dashboard', (next) => {
  expect(safeNext(next)).toBe('/dashboard');
});
