/**
 * @jest-environment-options {"url": "http://harbourline.localhost/"}
 */
import type { ComposedPage } from '@bellkey/shared/remote';
import { Link, ShellContext } from '@bellkey/shared/shell';
import { shellServices } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { COPYRIGHT_YEAR } from '../footer/footer.tsx';
import { PageStore } from '../remote-loading/page/page-store.ts';
import { PageStoreContext } from '../remote-loading/page/page-store-context.ts';
import { createRoutes } from './routes.tsx';
import { FADE_IN_REVEAL_DELAY_MS, SUBDOMAIN_REPLACEMENT_DELAY_MS } from './shell.tsx';

const pageOf = (name: string, path: string, more: Partial<ComposedPage> = {}): ComposedPage => ({
  remote: 'marketing',
  name,
  path,
  title: name,
  rendering: 'server',
  guard: null,
  frame: 'full',
  ...more,
});
const pages = [
  pageOf('home', '/'),
  pageOf('use-cases', '/use-cases'),
  pageOf('chat', '/chat', { frame: 'app' }),
  pageOf('leaflet', '/leaflet', { frame: 'bare' }),
  pageOf('guide', '/guides/:slug', { params: { slug: ['place-qr-codes'] } }),
  pageOf('fragile', '/fragile'),
];

/** What the page `fragile` throws while it renders; null: nothing. */
const fault: { thrown: Error | null } = { thrown: null };
function Fragile() {
  if (fault.thrown) throw fault.thrown;
  return <h1>The fragile page</h1>;
}

const Page = () => (
  <>
    <h1>The page</h1>
    <Link to="/use-cases">on</Link>
  </>
);

function shell(at: string) {
  const announce = jest.fn();
  const reported: unknown[] = [];
  const reportError = (error: unknown) => {
    reported.push(error);
    return 'K7M2QX';
  };
  const store = new PageStore(
    { id: 'test', pages, remotes: {} },
    {
      loadOnce: async () => ({ Page }),
      retire: () => undefined,
      note: () => undefined,
      reload: () => false,
      report: () => undefined,
      now: Date.now,
      random: () => 0,
      sleep: () => Promise.resolve(),
      online: () => Promise.resolve(),
    },
  );
  for (const page of pages) store.accept(page, { Page: page.name === 'fragile' ? Fragile : Page });
  const router = createMemoryRouter(createRoutes(store.composition, 1), { initialEntries: [at] });
  render(
    <ShellContext value={shellServices({ announce, reportError })}>
      <PageStoreContext value={store}>
        <RouterProvider router={router} />
      </PageStoreContext>
    </ShellContext>,
  );
  return { router, announce, reported };
}
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
  const { router } = shell('/use-cases?business=hotel#night');
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
  shell('/');
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

test('a navigation moves the focus to the page and reads its title out', async () => {
  const { announce } = shell('/');
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
  shell(at);
  expect(screen.queryByRole('banner') !== null).toBe(bar);
  expect(screen.queryByRole('contentinfo') !== null).toBe(foot);
});

test.each([
  ['an unmatched path', '/rooms/999'],
  ['a parameter’s unknown value', '/guides/no-such-guide'],
])('%s shows Room Not Found, between top bar and footer', (_what, at) => {
  shell(at);
  expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`Page not found: ${at}`);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
});

test('the skip link leads to the page', () => {
  shell('/');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main().id}`);
});

test('a parameter’s known value shows the page', () => {
  shell('/guides/place-qr-codes');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

describe('a remote’s page that throws while rendering', () => {
  beforeEach(() => {
    // React reports to the console what a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    fault.thrown = null;
    jest.restoreAllMocks();
  });

  test('shows the full-page error with 404, the default, and the id of the log, between top bar and footer', () => {
    fault.thrown = new TypeError('x is undefined');
    const { reported } = shell('/fragile');
    expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByText('K7M2QX')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    expect(reported[0]).toMatchObject({ kind: 'crashed', phase: 'render', remote: 'marketing' });
  });

  test('with a status of its own it shows that status and message, and no Room Not Found', () => {
    fault.thrown = Object.assign(new Error('The till is being counted.'), {
      statusCode: 503,
      statusMessage: 'Desk closed',
    });
    shell('/fragile');
    expect(screen.getByRole('heading', { level: 1, name: 'Desk closed' })).toBeVisible();
    expect(screen.getByText('503')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The till is being counted.');
    expect(screen.queryByText('Room Not Found!')).toBeNull();
    expect(document.title).toMatch(/^Desk closed · /);
  });

  test('comes back by “Try again” once it no longer throws, and shows the error again while it does', async () => {
    fault.thrown = new TypeError('x is undefined');
    shell('/fragile');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
    fault.thrown = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading', { name: 'The fragile page' })).toBeVisible();
  });
});
