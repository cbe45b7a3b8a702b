/**
 * @jest-environment-options {"url": "http://harbourline.localhost/"}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { COPYRIGHT_YEAR } from '../footer/footer.tsx';
import { FADE_IN_REVEAL_DELAY_MS, SUBDOMAIN_REPLACEMENT_DELAY_MS } from './shell.tsx';
import { renderShell } from './testing/render-shell.tsx';

const main = () => screen.getByRole('main');
const go = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

test('the constants are the specification’s, section 9', () => {
  expect({ SUBDOMAIN_REPLACEMENT_DELAY_MS, FADE_IN_REVEAL_DELAY_MS, COPYRIGHT_YEAR }).toEqual({
    SUBDOMAIN_REPLACEMENT_DELAY_MS: 50,
    FADE_IN_REVEAL_DELAY_MS: 100,
    COPYRIGHT_YEAR: 2025,
  });
});

test('on a host with a subdomain the route is replaced once, after 50 ms, with query and hash', async () => {
  const { router } = renderShell('/use-cases?business=hotel#night');
  const seen: string[] = [];
  router.subscribe(({ historyAction, location }) =>
    seen.push(`${historyAction} ${location.pathname}${location.search}${location.hash}`),
  );
  await go(49);
  expect(seen).toEqual([]);
  await go(1);
  expect(new Set(seen)).toEqual(new Set(['REPLACE /use-cases?business=hotel#night']));
  const count = seen.length;
  await go(5_000);
  expect(seen).toHaveLength(count);
});

test('a click in the navigation hides the page and reveals it after 100 ms', async () => {
  renderShell('/');
  await go(50);
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Use Cases' }),
  );
  await go(0);
  expect(main()).toHaveAttribute('data-hidden');
  await go(99);
  expect(main()).toHaveAttribute('data-hidden');
  await go(1);
  expect(main()).not.toHaveAttribute('data-hidden');
});

test('a navigation moves the focus to the page and announces its title', async () => {
  const { announce } = renderShell('/');
  await go(50);
  fireEvent.click(screen.getByRole('link', { name: 'on' }));
  await go(0);
  expect(main()).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('use-cases · Bellkey');
  expect(document.title).toBe('use-cases · Bellkey');
});

test.each([
  ['/', true, true],
  ['/chat', true, false],
  ['/leaflet', false, false],
])('%s has a top bar: %s, a footer: %s', (at, bar, foot) => {
  renderShell(at);
  expect(screen.queryByRole('banner') !== null).toBe(bar);
  expect(screen.queryByRole('contentinfo') !== null).toBe(foot);
});

test.each([
  ['an unmatched path', '/rooms/999'],
  ['a parameter’s unknown value', '/guides/no-such-guide'],
])('%s shows Room Not Found, between top bar and footer', (_what, at) => {
  renderShell(at);
  expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`Page not found: ${at}`);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
});

test('the skip link leads to the page', () => {
  renderShell('/');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main().id}`);
});

test('a parameter’s known value shows the page', () => {
  renderShell('/guides/place-qr-codes');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
