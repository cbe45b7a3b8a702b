import { resolveBrand } from '@bellkey/shared/brand';
import { Link } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SESSION_HINT_KEY } from '../session/session-hint.ts';
import { shownProperty } from './shown-property.ts';
import { TopBar } from './top-bar.tsx';

const IDLE = { status: 'idle' } as const;

function topBar(at = '/', brand = resolveBrand('localhost')) {
  const onNavigate = jest.fn();
  render(
    <TestShell at={at} services={shellServices({ brand })}>
      <TopBar onNavigate={onNavigate} />
    </TestShell>,
  );
  return onNavigate;
}
const toggle = () => screen.getByRole('button', { name: /menu/ });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const currentIn = (nav: string) =>
  within(screen.getByRole('navigation', { name: nav }))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test('it has the five links, Scan QR, Staff Login, and a logo that leads home', () => {
  topBar();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Demo',
    'Use Cases',
    'STR',
    'Integrations',
    'Pricing',
  ]);
  expect(screen.getByRole('link', { name: 'Scan QR' })).toHaveAttribute('href', '/scan-qr');
  expect(screen.getByRole('link', { name: 'Staff Login' })).toHaveAttribute('href', '/staff-login');
  expect(screen.getByRole('link', { name: 'Bellkey, home' })).toHaveAttribute('href', '/');
});

test.each([
  ['/use-cases', ['Use Cases']],
  ['/', []],
  ['/#pricing', ['Pricing']],
  ['/#contact', []],
])('at %s the current links are %j', (at, current) => {
  topBar(at);
  expect(currentIn('Main')).toEqual(current);
});

test('a link with a hash becomes the current one on a page that the server rendered without knowing it', async () => {
  const bar = (at: string) => (
    <TestShell at={at}>
      <TopBar onNavigate={() => undefined} />
    </TestShell>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar('/'));
  document.body.append(container);
  render(bar('/#pricing'), { container, hydrate: true });
  expect(currentIn('Main')).toEqual(['Pricing']);
});

test('signed-in staff get the link to their dashboard instead, and nothing is loaded to know that', async () => {
  const start = jest.fn();
  const idle = shellServices();
  const session = { ...idle.session, get: () => IDLE, start };
  localStorage.setItem(SESSION_HINT_KEY, '1');
  render(
    <TestShell services={{ ...idle, session }}>
      <TopBar onNavigate={() => undefined} />
    </TestShell>,
  );
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await userEvent.click(toggle());
  const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toContain('Dashboard');
  expect(screen.queryByRole('link', { name: 'Staff Login' })).toBeNull();
  expect(start).not.toHaveBeenCalled();

  localStorage.removeItem(SESSION_HINT_KEY);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY })));
  expect(screen.getAllByRole('link', { name: 'Staff Login' })[0]).toHaveAttribute('href', '/staff-login');
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
});

test('the subheading shows on a co-brand, in a new tab when it has an address', () => {
  topBar('/', resolveBrand('harbourline.localhost'));
  const link = screen.getByRole('link', { name: 'Guest services by Bellkey' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/partners');
});

test('without an address it is plain text, and the product’s own brand has none', () => {
  const harbourline = resolveBrand('harbourline.localhost');
  topBar('/', { ...harbourline, subheadingUrl: null });
  expect(screen.getByText('Guest services by Bellkey').closest('a')).toBeNull();
  topBar('/', { ...resolveBrand('localhost'), subheading: 'Never shown' });
  expect(screen.queryByText('Never shown')).toBeNull();
});

test('on a property’s guest pages it has their name and links, and the specification’s links at the end of the menu', async () => {
  topBar('/chat');
  const close = jest.fn();
  act(() =>
    shownProperty.set({
      head: <Link to="/chat">Hotel Aurora</Link>,
      menu: (closeMenu) => (
        <button
          type="button"
          onClick={() => {
            close();
            closeMenu();
          }}
        >
          Your requests
        </button>
      ),
    }),
  );
  expect(screen.getByRole('link', { name: 'Hotel Aurora' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bellkey, home' })).toBeNull();
  await userEvent.click(toggle());
  const inMenu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(inMenu.getByRole('link', { name: 'Bellkey, home' })).toHaveAttribute('href', '/');
  expect(inMenu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Bellkey',
    'Demo',
    'Use Cases',
    'STR',
    'Integrations',
    'Pricing',
    'Staff Login',
    'Scan QR',
  ]);
  await userEvent.click(inMenu.getByRole('button', { name: 'Your requests' }));
  expect(menu()).toBeNull();
  act(() => shownProperty.set(null));
  expect(screen.getByRole('link', { name: 'Bellkey, home' })).toHaveAttribute('href', '/');
});

test('guests read the menu’s labels in their language, and the platform’s links are folded at its end', async () => {
  topBar('/chat');
  const labels = {
    skipToContent: 'Vai',
    openMenu: 'Apri il menu',
    closeMenu: 'Chiudi il menu',
    menu: 'Voci',
  };
  act(() => shownProperty.set({ head: 'Aurora', menu: () => <p>Le Sue richieste</p>, labels }));
  await userEvent.click(screen.getByRole('button', { name: 'Apri il menu' }));
  expect(screen.getByRole('button', { name: 'Chiudi il menu' })).toBeVisible();
  const inMenu = within(screen.getByRole('navigation', { name: 'Voci' }));
  expect(inMenu.getByText('Le Sue richieste')).toBeVisible();
  expect(inMenu.getByText('Use Cases')).not.toBeVisible();
  await userEvent.click(inMenu.getByText('Bellkey', { selector: 'summary' }));
  expect(inMenu.getByRole('link', { name: 'Use Cases' })).toBeVisible();
  expect(inMenu.getByRole('link', { name: 'Staff Login' })).toHaveAttribute('href', '/staff-login');
  expect(inMenu.getByRole('link', { name: 'Scan QR' })).toHaveAttribute('href', '/scan-qr');
  act(() => shownProperty.set(null));
});
