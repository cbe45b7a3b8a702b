import type { Membership, TeamMessage } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render, screen } from '@testing-library/react';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { channelFixture, teamMessageFixture } from '../../test-support/team-fixture.ts';
import { Page } from './page.tsx';

export const people = [
  { id: 'member-rui', name: 'Rui', onDuty: true },
  { id: 'member-eva', name: 'Eva Lima', onDuty: false },
];
export const everyone = channelFixture({
  id: 'everyone',
  kind: 'everyone',
  name: null,
  last: null,
  readUpTo: 0,
});

export function openTeamChat(
  answers: Parameters<typeof fakeApi>[0] = {},
  {
    at = '/dashboard/team-chat?t=d-housekeeping',
    role = 'agent',
    messages = [teamMessageFixture()],
  }: { at?: string; role?: Membership['role']; messages?: TeamMessage[] } = {},
) {
  const stored = [...messages];
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [requestFixture()], cursor: '7' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations: [], cursor: '7' } }),
    'GET /api/staff/channels': () => ({
      ok: true,
      value: { channels: [everyone, channelFixture()], people },
    }),
    'GET /api/staff/channels/{id}': () => ({
      ok: true,
      value: { channel: channelFixture(), messages: [...stored], more: false, people },
    }),
    'POST /api/staff/channels/{id}/messages': ({ body }) => {
      const message = teamMessageFixture({
        no: stored.length + 1,
        by: { id: 'member-ana', name: 'Ana' },
        body: body.body,
        clientId: body.clientId,
      });
      stored.push(message);
      return { ok: true, value: message };
    },
    'POST /api/staff/channels/{id}/read': () => ({ ok: true, value: undefined }),
    ...answers,
  });
  render(
    <TestShell at={at} services={shellServices({ api: fake.api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return { ...fake, stored, sent: (key: string) => fake.calls.filter((call) => call.key === key) };
}

export const field = () => screen.findByRole('textbox', { name: 'Message to Housekeeping' });
