import type { Membership, TeamMember } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render } from '@testing-library/react';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

/** A member of the team in tests. */
export const member = (overrides: Partial<TeamMember>): TeamMember => ({
  id: 'rita',
  name: 'Rita',
  fullName: 'Rita Costa',
  email: 'rita@aurora.example',
  jobTitle: null,
  role: 'staff',
  state: 'approved',
  departments: ['housekeeping'],
  onDuty: true,
  lastSeenAt: null,
  changeable: true,
  ...overrides,
});

/** Their departments. */
export const departments = [
  { key: 'housekeeping', name: 'Housekeeping' },
  { key: 'maintenance', name: 'Maintenance' },
];

/** Opens the page with four members and an invitation. */
export function open(answers: Parameters<typeof fakeApi>[0] = {}, role: Membership['role'] = 'manager') {
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/registrations': () => ({ ok: true, value: { registrations: [] } }),
    'GET /api/staff/join-code': () => ({
      ok: true,
      value: { code: '0KX2A1B9', rotatedAt: '2026-03-01T09:00:00.000Z' },
    }),
    'GET /api/staff/team': () => ({
      ok: true,
      value: {
        members: [
          member({}),
          member({
            id: 'member-ana',
            name: 'Ana',
            fullName: null,
            role,
            changeable: false,
            lastSeenAt: new Date().toISOString(),
          }),
          member({
            id: 'olga',
            name: 'Olga',
            fullName: null,
            role: 'owner',
            changeable: false,
            onDuty: false,
          }),
          member({ id: 'tom', name: 'Tom', fullName: null, state: 'suspended' }),
        ],
        invitations: [
          {
            id: 'i1',
            role: 'agent',
            departments: ['maintenance'],
            email: 'new@aurora.example',
            invitedBy: 'Ana',
            createdAt: '2026-03-15T09:00:00.000Z',
            expiresAt: '2026-03-22T09:00:00.000Z',
          },
        ],
        departments,
        changes: [
          {
            at: '2026-03-15T09:00:00.000Z',
            by: 'Ana',
            memberId: 'tom',
            name: 'Tom',
            state: 'suspended',
            role: 'staff',
            departments: ['housekeeping'],
            reason: 'Leave until May.',
          },
        ],
      },
    }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/team" services={shellServices({ api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return { calls, sent: (key: string) => calls.filter((call) => call.key === key).map(({ input }) => input) };
}
