import type { Membership } from '@bellkey/shared/api';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problemFixture } from '../../test-support/fake-api.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { openDashboard, rowOf } from './open-dashboard.tsx';

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
