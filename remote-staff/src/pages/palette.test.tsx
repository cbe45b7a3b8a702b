import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDashboard, rowOf } from './dashboard/open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

async function open() {
  openDashboard();
  await rowOf(/Towels/);
  // What hears the keys loads after the page.
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Go to' }));
  return { dialog, options: () => dialog.getAllByRole('option').map(({ textContent }) => textContent) };
}

test('Ctrl+K offers the pages that one may open', async () => {
  const { options } = await open();
  expect(options()).toContain('Guest chatPage');
  // Ana works at the front desk.
  expect(options()).not.toContain('SettingsPage');
});

test('an open request is found by its room and opened with Enter', async () => {
  const { dialog, options } = await open();
  await userEvent.type(dialog.getByRole('combobox'), 'shower 310');
  expect(options()).toEqual([
    'Shower runs cold, Room 310 #42Request',
    'Search the queue for “shower 310”Page',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const details = await screen.findByRole('complementary');
  expect(within(details).getByRole('heading', { name: 'Shower runs cold' })).toBeVisible();
});

test('the arrows choose, and the field names what is chosen', async () => {
  const { dialog } = await open();
  const field = dialog.getByRole('combobox');
  await userEvent.type(field, 'shower');
  await userEvent.keyboard('{ArrowDown}');
  const chosen = dialog.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Search the queue for “shower”');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('searchbox', { name: 'Search the queue' })).toHaveValue('shower');
});
