import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { fakeSession } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const joined = membershipFixture({ state: 'pending', role: 'agent' });
  const { api, calls } = fakeApi({
    'POST /api/staff/invitations/resolve': () => ({
      ok: true,
      value: {
        property: joined.property,
        role: 'agent',
        departments: [{ key: 'reception', name: 'Reception' }],
        email: null,
        invitedBy: 'Marta',
        expiresAt: '2026-03-22T09:00:00.000Z',
      },
    }),
    'POST /api/staff/invitations/accept': () => ({ ok: true, value: joined }),
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [joined] },
    }),
    ...answers,
  });
  render(
    <TestShell
      at="/staff-register#invitation=secret-token"
      services={shellServices({ api, session: fakeSession() })}
    >
      <Page />
    </TestShell>,
  );
  return calls;
}

test('an invited person reads to which property, gives name and account, and joins', async () => {
  const calls = open();
  const user = userEvent.setup();
  expect(await screen.findByText('Marta invites you to Hotel Aurora')).toBeVisible();
  // The invitation is the approval: no manager decides.
  expect(screen.queryByText(/A manager there decides/)).toBeNull();
  expect(screen.getByText('As Front desk, for Reception.')).toBeVisible();
  expect(screen.queryByLabelText('Join code')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('Type your first and last name.')).toBeVisible();
  await user.type(screen.getByLabelText('Full name'), 'Rita Costa');
  await user.type(screen.getByLabelText('Work e-mail'), 'rita@aurora.example');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /api/staff/invitations/accept')?.input).toEqual({
    body: { token: 'secret-token', fullName: 'Rita Costa', languages: [] },
  });
});

test('an invitation that is no longer open says so and offers no form', async () => {
  open({
    'POST /api/staff/invitations/resolve': () => ({
      ok: false,
      error: problemFixture('unknown-invitation', 404, 'Ask whoever invited you for a new one.'),
    }),
  });
  expect(await screen.findByText('This invitation is not open any more')).toBeVisible();
  expect(screen.queryByLabelText('Full name')).toBeNull();
});

test('one for another address keeps the typed text', async () => {
  open({
    'POST /api/staff/invitations/accept': () => ({
      ok: false,
      error: problemFixture('invitation-for-another', 403, 'Sign in with that one.'),
    }),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Full name'), 'Rita Costa');
  await user.type(screen.getByLabelText('Work e-mail'), 'rita@aurora.example');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Sign in with that one.')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Rita Costa');
});
