import type { Membership } from '@bellkey/shared/api';
import type { ApiClient, PropertyBar } from '@bellkey/shared/shell';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { fakeApi } from '../test-support/fake-api.ts';
import { signedInAsAna } from '../test-support/fake-session.ts';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { Page as Shift } from './shift/page.tsx';
import { Page as StaffLogin } from './staff-login/page.tsx';

beforeEach(() => localStorage.clear());

const earlier: PropertyBar = { head: 'Earlier property', menu: () => null };

/**
 * A staff page in a shell that mounts its bar first. The bar has an earlier page's property until the page changes it.
 */
function WithBar({ api, Page, close }: { api: ApiClient; Page: ComponentType; close: () => void }) {
  const [bar, setPropertyBar] = useState<PropertyBar | null>(earlier);
  const [services] = useState(() => shellServices({ api, session: signedInAsAna(), setPropertyBar }));
  return (
    <TestShell at="/dashboard/shift" services={services}>
      <nav aria-label="Bar">
        {bar?.head ?? 'Bellkey'}
        {bar?.menu(close)}
      </nav>
      <Page />
    </TestShell>
  );
}

function open(
  memberships: Membership[],
  { page = Shift, close = () => undefined }: { page?: ComponentType; close?: () => void } = {},
) {
  const { api } = fakeApi({
    'GET /api/staff/me': () => ({ ok: true, value: { ...sessionUser(), name: 'Ana', memberships } }),
  });
  render(<WithBar api={api} Page={page} close={close} />);
  return { bar: within(screen.getByRole('navigation', { name: 'Bar' })) };
}

test('on a staff page the bar names the property, the person and their presence', async () => {
  const { bar } = open([membershipFixture({ presence: 'away' })]);
  expect(await bar.findByRole('link', { name: 'Hotel Aurora' })).toHaveAttribute('href', '/dashboard');
  expect(bar.getByRole('link', { name: 'Ana Front desk' })).toHaveAttribute('href', '/profile');
  expect(bar.getByRole('link', { name: 'You are: Away for a moment' })).toHaveAttribute(
    'href',
    '/dashboard/shift',
  );
  // Once: not in the navigation as well.
  expect(screen.getAllByRole('link', { name: 'Ana Front desk' })).toHaveLength(1);
  expect(screen.getAllByText('Hotel Aurora')).toHaveLength(1);
});

test('an older API without presence leaves it out', async () => {
  const { bar } = open([membershipFixture()]);
  await bar.findByRole('link', { name: 'Hotel Aurora' });
  expect(bar.queryByText(/You are/)).toBeNull();
});

test('its menu has the pages of the navigation, the profile, and signing out', async () => {
  const close = jest.fn();
  const { bar } = open([membershipFixture()], { close });
  const list = within(await bar.findByRole('list', { name: 'Hotel Aurora' }));
  const inNavigation = within(screen.getByRole('navigation', { name: 'Staff' })).getAllByRole('link');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...inNavigation.map((link) => link.getAttribute('href')),
    '/profile',
  ]);
  expect(list.getByRole('link', { name: 'Shift' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(list.getByRole('link', { name: 'Shift' }));
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(bar.getByRole('button', { name: 'Sign out' }));
  expect(await bar.findByText('Bellkey')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
});

test('the sign-in page and a person without a property have the platform’s bar', async () => {
  const { bar } = open([], { page: StaffLogin });
  expect(await bar.findByText('Bellkey')).toBeVisible();
});

test('someone who waits for approval has the platform’s bar', async () => {
  const { bar } = open([membershipFixture({ state: 'pending' })]);
  expect(await screen.findByText('Hotel Aurora has your request')).toBeVisible();
  expect(await bar.findByText('Bellkey')).toBeVisible();
});
