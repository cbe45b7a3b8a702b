import { resolveBrand } from '@bellkey/shared/brand';
import { Link } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TopBar } from './top-bar.tsx';

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

test('the menu opens and closes by its button', async () => {
  topBar();
  expect(menu()).toBeNull();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(menu()).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Demo',
    'Use Cases',
    'STR',
    'Integrations',
    'Staff Login',
    'Scan QR',
  ]);
  await userEvent.click(toggle());
  expect(menu()).toBeNull();
});

test('the menu is closed in the server’s HTML', () => {
  const html = renderToString(
    <TestShell at="/demo">
      <TopBar onNavigate={() => undefined} />
    </TestShell>,
  );
  expect(html).toContain('aria-expanded="false"');
});

test('a link of the page closes the menu as well', async () => {
  render(
    <TestShell at="/demo">
      <TopBar onNavigate={() => undefined} />
      <Link to="?tab=evening">Evening</Link>
    </TestShell>,
  );
  await userEvent.click(toggle());
  await userEvent.click(screen.getByRole('link', { name: 'Evening' }));
  expect(menu()).toBeNull();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  topBar();
  await userEvent.click(toggle());
  await userEvent.tab();
  expect(toggle()).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(toggle()).toHaveFocus();
});

test('a link of the menu closes it, even to the current page, and the focus is not lost', async () => {
  const onNavigate = topBar('/demo');
  await userEvent.click(toggle());
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Demo' }),
  );
  expect(menu()).toBeNull();
  expect(toggle()).toHaveFocus();
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('a link to another page resets the fade-in', async () => {
  const onNavigate = topBar();
  await userEvent.click(screen.getByRole('link', { name: 'Integrations' }));
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('“Scan QR” in the menu closes it, on /scan-qr too, and resets the fade-in', async () => {
  const onNavigate = topBar('/scan-qr');
  await userEvent.click(toggle());
  const inMenu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await userEvent.click(inMenu.getByRole('link', { name: 'Scan QR' }));
  expect(menu()).toBeNull();
  expect(onNavigate).toHaveBeenCalledTimes(1);
});
