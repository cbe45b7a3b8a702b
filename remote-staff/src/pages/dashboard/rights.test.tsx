import type { Membership } from '@bellkey/shared/api';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCESS_ASKED_EVERY_MS } from '../../features/sign-in/use-access-again.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { openDashboard, rowOf, towels } from './open-dashboard.tsx';

beforeEach(() => localStorage.clear());

/** A dashboard whose person may change at the API. */
function openAs(first: Membership) {
  const now = { membership: first };
  const opened = openDashboard({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [now.membership] },
    }),
  });
  return { ...opened, becomes: (membership: Membership) => Object.assign(now, { membership }) };
}

test('an open page loses the queue when its person is suspended', async () => {
  const { stream, becomes } = openAs(membershipFixture());
  await rowOf(/Towels/);
  becomes(membershipFixture({ state: 'suspended' }));
  act(() => stream().is({ status: 'ended', problem: problemFixture('forbidden', 403) }));
  expect(await screen.findByText('Your access is suspended')).toBeVisible();
  expect(screen.queryByText('Towels × 2')).toBeNull();
});

test('a page without access opens by itself when it is given back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { becomes } = openAs(membershipFixture({ state: 'suspended' }));
    expect(await screen.findByText('Your access is suspended')).toBeVisible();
    becomes(membershipFixture());
    await act(() => jest.advanceTimersByTimeAsync(ACCESS_ASKED_EVERY_MS));
    await rowOf(/Towels/);
    expect(screen.queryByText('Your access is suspended')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a page that was opened without a connection goes on by itself when it is back', async () => {
  let isOnline = false;
  openDashboard({
    'GET /api/staff/me': () =>
      isOnline
        ? { ok: true, value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture()] } }
        : { ok: false, error: problemFixture('offline', 0) },
  });
  expect(await screen.findByText('We can’t look up your access')).toBeVisible();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await rowOf(/Towels/);
});

test('an open page loads again when its person gets other departments', async () => {
  const { stream, becomes, calls } = openAs(membershipFixture());
  await rowOf(/Towels/);
  const loads = () => calls.filter(({ key }) => key === 'GET /api/staff/requests').length;
  const before = loads();
  act(() => stream().emit({ type: 'membership.updated', membershipId: 'someone-else', state: 'approved' }));
  becomes(membershipFixture({ departments: ['maintenance'] }));
  act(() => stream().emit({ type: 'membership.updated', membershipId: 'member-ana', state: 'approved' }));
  await waitFor(() => expect(loads()).toBe(before + 1));
});

test.each([
  ['staff', false],
  ['agent', true],
] as const)('the end of an emergency is for those who answer guests: %s', async (role, mayEnd) => {
  const doctor = { ...towels(), title: 'Doctor', priority: 'emergency', state: 'in_progress' } as const;
  openDashboard({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [doctor], cursor: '7' } }),
  });
  const row = await rowOf(/Doctor/);
  expect(within(row).queryByRole('button', { name: /^Done Doctor/ }) !== null).toBe(mayEnd);
  await userEvent.click(within(row).getByRole('button', { name: 'Doctor × 2' }));
  const details = await screen.findByRole('complementary');
  const who = within(details).queryByText(/Tell the front desk or a manager when the danger is over/);
  expect(who === null).toBe(mayEnd);
  expect(within(details).queryByRole('button', { name: /^Done Doctor/ }) !== null).toBe(mayEnd);
});

test('who may not approve reads who does, and is offered no conversation they may not open', async () => {
  const sauna = { ...towels(), title: 'Sauna', state: 'needs_approval', conversationId: 'c204' } as const;
  openDashboard({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role: 'staff' })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [sauna], cursor: '7' } }),
  });
  const row = await rowOf(/Sauna/);
  expect(within(row).getByText('A manager or the owner approves it.')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Sauna × 2' }));
  const details = await screen.findByRole('complementary');
  expect(within(details).queryByRole('link', { name: /conversation/ })).toBeNull();
  expect(within(details).getByText(/The front desk and managers read and answer/)).toBeVisible();
});

test('who does not work on requests reads where their work is, and no link of the navigation leads here', async () => {
  const { calls } = openDashboard({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role: 'developer' })] },
    }),
  });
  const work = await screen.findByRole('link', { name: 'The language model and the API' });
  expect(work).toHaveAttribute('href', '/developers-admin/developers');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText(/not yours to see/)).toBeNull();
  const navigation = within(screen.getByRole('navigation', { name: 'Staff' }));
  expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/developers-admin/indexing',
    '/developers-admin/developers',
  ]);
  expect(calls.map(({ key }) => key)).not.toContain('GET /api/staff/views');
});
