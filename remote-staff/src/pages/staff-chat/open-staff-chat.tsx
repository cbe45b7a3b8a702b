import type { Message } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { conversationFixture, messageFixture } from '../../test-support/conversation-fixture.ts';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { Page } from './page.tsx';

type Answers = Parameters<typeof fakeApi>[0];

export const waiting = () =>
  conversationFixture({
    state: 'awaiting_human',
    handoff: { reason: 'guest-asked', at: '2026-03-15T09:00:00.000Z' },
    waitingSince: new Date(Date.now() - 4.5 * 60_000).toISOString(),
    unreadByStaff: 2,
  });
export const quiet = conversationFixture({
  id: 'c2',
  place: { id: 'p310', label: 'Room 310', kind: 'room' },
  preview: 'Thank you',
});
export const asked = messageFixture({ parts: [{ kind: 'request', requestId: 'r1' }] });
export const note = messageFixture({
  id: 'm2',
  sender: { kind: 'staff', name: 'Rui' },
  body: 'He was here last year',
  visibility: 'internal',
  createdAt: '2026-03-15T09:01:00.000Z',
});

const answers = (): Answers => ({
  'GET /api/staff/me': () => ({
    ok: true,
    value: { uid: 'u1', email: 'ana@aurora.example', name: 'Ana', memberships: [membershipFixture()] },
  }),
  'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
  'GET /api/staff/conversations': () => ({
    ok: true,
    value: { conversations: [quiet, waiting()], cursor: '7' },
  }),
  'GET /api/staff/conversations/{id}': ({ params }) => ({
    ok: true,
    value:
      params.id === 'c1'
        ? { conversation: waiting(), messages: [asked, note], requests: [requestFixture()], cursor: '7' }
        : { conversation: quiet, messages: [], requests: [], cursor: '7' },
  }),
  'GET /api/staff/conversations/{id}/concierge': () => ({
    ok: true,
    value: {
      mode: 'auto',
      forcedBy: null,
      marks: { vip: false, complaintAt: null, nights: null },
      draft: null,
      reasons: [],
    },
  }),
  'POST /api/staff/conversations/{id}/seen': () => ({ ok: true, value: undefined }),
});

export const sentBy = ({ clientId, body }: { clientId: string; body: string }): Message =>
  messageFixture({
    id: `m-${clientId}`,
    clientId,
    body,
    sender: { kind: 'staff', name: 'Ana' },
    createdAt: '2026-03-15T09:05:00.000Z',
  });

export function openStaffChat(overrides: Answers = {}, at = '/dashboard/staff-chat?c=c1') {
  const fake = fakeApi({ ...answers(), ...overrides });
  const releases = jest.fn();
  const holdReload = jest.fn(() => releases);
  render(
    <TestShell at={at} services={shellServices({ api: fake.api, session: signedInAsAna(), holdReload })}>
      <Page />
    </TestShell>,
  );
  return { ...fake, holdReload, releases };
}

export const thread = () => screen.findByRole('region', { name: 'Conversation with Room 204' });
export const answerBox = () => screen.findByRole('textbox', { name: 'Answer to the guest' });
