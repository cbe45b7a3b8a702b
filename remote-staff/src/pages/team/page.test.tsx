import type { JoinCode, Membership, StaffRegistration } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

beforeEach(() => localStorage.clear());

const me = (memberships: Membership[]) => ({
  ok: true as const,
  value: { uid: 'u1', email: 'ana@aurora.example', name: 'Ana', memberships },
});

describe('the team page', () => {
  const rita: StaffRegistration = {
    id: 'rita',
    fullName: 'Rita Costa',
    email: 'rita@aurora.example',
    emailVerified: true,
    jobTitle: 'Room attendant',
    departments: [{ key: 'housekeeping', name: 'Housekeeping' }],
    languages: ['pt'],
    role: 'staff',
    state: 'pending',
    submittedAt: '2026-03-15T09:00:00.000Z',
    expiresAt: '2026-03-29T09:00:00.000Z',
  };
  const code: JoinCode = { code: '0KX2A1B9', rotatedAt: '2026-03-01T09:00:00.000Z' };

  function open(role: Membership['role'], asking = rita) {
    let waiting: StaffRegistration[] = [asking];
    const { api, calls } = fakeApi({
      'GET /api/staff/me': () => me([membershipFixture({ role })]),
      'GET /api/staff/registrations': () => ({ ok: true, value: { registrations: waiting } }),
      'GET /api/staff/join-code': () => ({ ok: true, value: code }),
      'POST /api/staff/join-code/rotate': () => ({ ok: true, value: { ...code, code: 'ZZZZ1111' } }),
      'POST /api/staff/registrations/{id}/decision': () => {
        waiting = [];
        return { ok: true, value: { ...rita, state: 'rejected' } };
      },
    });
    render(
      <TestShell at="/dashboard/team" services={shellServices({ api, session: signedInAsAna() })}>
        <Page />
      </TestShell>,
    );
    return calls;
  }

  test('a manager declines with a required reason', async () => {
    const calls = open('manager');
    const card = await screen.findByRole('listitem', { name: 'Rita Costa' });
    await userEvent.click(within(card).getByRole('button', { name: 'Decline' }));
    await userEvent.click(within(card).getByRole('button', { name: 'Decline' }));
    expect(calls.some(({ key }) => key.endsWith('/decision'))).toBe(false);
    const reason = within(card).getByLabelText(/Reason/);
    expect(reason).toHaveAccessibleDescription(/Write one sentence/);
    await userEvent.type(reason, 'Use your work e-mail.');
    await userEvent.click(within(card).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Rita Costa was declined.')).toBeVisible();
    expect(calls.find(({ key }) => key.endsWith('/decision'))?.input).toMatchObject({
      params: { id: 'rita' },
      body: { decision: 'reject', reason: 'Use your work e-mail.' },
    });
    expect(screen.getByText(/Nobody waits/)).toBeVisible();
  });

  test('an applicant without a verified e-mail is shown in red and cannot be approved, only declined', async () => {
    open('manager', { ...rita, emailVerified: false });
    const card = await screen.findByRole('listitem', { name: 'Rita Costa' });
    expect(within(card).getByText('E-mail not verified')).toBeVisible();
    expect(within(card).getByText(/Ask them to open the link/)).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(within(card).getByRole('button', { name: 'Decline' })).toBeEnabled();
  });

  test('the join code is changed only after a confirmation', async () => {
    const calls = open('manager');
    expect(await screen.findByText('0KX2-A1B9')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change the code' }));
    expect(calls.some(({ key }) => key.endsWith('/rotate'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, change it' }));
    expect(await screen.findByText('ZZZZ-1111')).toBeVisible();
  });

  test('a person who is not a manager reads so, and the API is not called', async () => {
    const calls = open('agent');
    expect(await screen.findByText(/decided by managers and owners/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
    expect(calls.some(({ key }) => /staff\/registrations|join-code/.test(key))).toBe(false);
  });
});
