import { expect, test } from '@jest/globals';
import { desktopLinks, isActive, mobileLinks, staffLogin } from './links.ts';

test('the links are the specification’s', () => {
  expect(desktopLinks.map(({ to, label }) => `${label} ${to}`)).toEqual([
    'Demo /demo',
    'Use Cases /use-cases',
    'STR /str',
    'Integrations /integrations',
    'Pricing /#pricing',
  ]);
  expect([...mobileLinks, staffLogin].map(({ to }) => to)).toEqual([
    '/demo',
    '/use-cases',
    '/str',
    '/integrations',
    '/staff-login',
  ]);
});

test('a link is active by path, and by hash too when it has one', () => {
  expect(isActive('/str', { pathname: '/str', hash: '#faq' })).toBe(true);
  expect(isActive('/#pricing', { pathname: '/', hash: '' })).toBe(false);
  expect(isActive('/#pricing', { pathname: '/', hash: '#pricing' })).toBe(true);
  expect(isActive('/#pricing', { pathname: '/demo', hash: '#pricing' })).toBe(false);
});
