import type { OperationOutput } from '@bellkey/shared/api';
import type { EnrolledApp } from '@bellkey/shared/shell';
import { useLocation } from '@bellkey/shared/shell';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffFrame } from '../frame/staff-frame.tsx';
import { fakeApi } from '../test-support/fake-api.ts';
import { fakeSession } from '../test-support/fake-session.ts';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { Page as Profile } from './profile/page.tsx';

type Me = OperationOutput<'GET /api/staff/me'>;
const phone: EnrolledApp = { id: 'app-1', name: 'Phone', since: '2026-11-20T08:00:00.000Z' };
const manager = membershipFixture({ role: 'manager', secondFactorRequired: true });

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(
  me: Partial<Me>,
  { at = '/profile', page = <Profile />, apps = [] as EnrolledApp[], afterSetUp = {} as Partial<Me> } = {},
) {
  let now: Me = { uid: 'u1', email: null, name: 'Ana', memberships: [], ...me };
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({ ok: true, value: now }),
    'PUT /api/staff/second-factor': ({ body }) => {
      const [first] = now.memberships;
      if (first) now = { ...now, memberships: [{ ...first, secondFactorRequired: body.required }] };
      return { ok: true, value: { required: body.required } };
    },
  });
  const session = fakeSession({
    initial: { status: 'signed-in', user: sessionUser({ uid: 'u1' }) },
    secondFactor: {
      list: async () => ({ ok: true, value: apps }),
      begin: async () => ({ ok: true, value: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://x' } }),
      confirm: async () => {
        now = { ...now, ...afterSetUp };
        return { ok: true, value: [phone] };
      },
    },
  });
  render(
    <TestShell at={at} services={shellServices({ api, session })} elsewhere={<Address />}>
      {page}
      <Address />
    </TestShell>,
  );
  return { calls, session };
}
async function setUp() {
  await userEvent.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn it on' }));
}
const gate = () => screen.findByRole('heading', { name: 'A second factor is required' });

beforeEach(() => localStorage.clear());

test('a manager without one is sent to the profile, and continues afterwards to the page they wanted', async () => {
  const { calls } = open(
    { memberships: [manager], secondFactor: false },
    { at: '/dashboard/team?a=1', page: <StaffFrame>secret</StaffFrame> },
  );
  expect(await screen.findByText('at /profile?next=%2Fdashboard%2Fteam%3Fa%3D1')).toBeVisible();
  expect(screen.queryByText('secret')).toBeNull();
  // The property, which would refuse it, is not asked.
  expect(calls.map(({ key }) => key)).toEqual(['GET /api/staff/me']);
});

test('sets one up there and continues', async () => {
  open(
    { memberships: [manager], secondFactor: false },
    { at: '/profile?next=%2Fdashboard%2Fteam', afterSetUp: { secondFactor: true } },
  );
  expect(await gate()).toBeVisible();
  expect(screen.getByText(/Hotel Aurora lets managers and owners in/)).toBeVisible();
  await setUp();
  expect(await screen.findByText('at /dashboard/team')).toBeVisible();
});

test('someone who has one but signed in before it was on signs in again', async () => {
  const { session } = open({ memberships: [manager], secondFactor: false }, { apps: [phone] });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(session.get()).toMatchObject({ status: 'signed-out' });
  expect(await screen.findByText('at /staff-login?next=%2Fdashboard')).toBeVisible();
});

test('someone who also works at another property can go there', async () => {
  const other = membershipFixture({ id: 'm2', property: { ...manager.property, id: 'b', name: 'Hotel B' } });
  open({ memberships: [manager, other], secondFactor: false });
  expect(await gate()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Hotel B' }));
  expect(await screen.findByText(/You work at Hotel B/)).toBeVisible();
});

test('an operator is sent there as well', async () => {
  open(
    { operatorNeedsSecondFactor: true, secondFactor: false },
    { afterSetUp: { operatorNeedsSecondFactor: undefined, operator: { brand: null }, secondFactor: true } },
  );
  expect(await gate()).toBeVisible();
  await setUp();
  expect(await screen.findByText('at /dashboard/leads')).toBeVisible();
});

test.each([
  ['signed in with one', { memberships: [manager], secondFactor: true }],
  ['talks to an API that does not say', { memberships: [manager] }],
  ['works where none is required', { memberships: [membershipFixture()], secondFactor: false }],
])('no one is redirected who %s', async (_, me) => {
  open(me);
  expect(await screen.findByText(/You work at Hotel Aurora/)).toBeVisible();
});

test('an owner with one can require it of others, an owner without one cannot', async () => {
  const owner = membershipFixture({ role: 'owner', secondFactorRequired: false });
  open({ memberships: [owner], secondFactor: true }, { apps: [phone] });
  await userEvent.click(await screen.findByRole('button', { name: 'Require a second factor' }));
  expect(await screen.findByText(/Hotel Aurora requires a second factor/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No longer require it' }));
  expect(await screen.findByText(/may sign in with their password alone/)).toBeVisible();
});

test('an owner without one reads how to require it', async () => {
  open({
    memberships: [membershipFixture({ role: 'owner', secondFactorRequired: false })],
    secondFactor: false,
  });
  expect(await screen.findByText(/once you have signed in with your own/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Require a second factor' })).toBeNull();
});
