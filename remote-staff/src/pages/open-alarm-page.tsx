import type { Alarm, Conversation } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { alarmFixture } from '../test-support/alarm-fixture.ts';
import { conversationFixture, messageFixture } from '../test-support/conversation-fixture.ts';
import { fakeApi } from '../test-support/fake-api.ts';
import { signedInAsAna } from '../test-support/fake-session.ts';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { Page as Dashboard } from './dashboard/page.tsx';

type Answers = Parameters<typeof fakeApi>[0];
export const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export const rita = { id: 'member-rita', name: 'Rita' };
const room304 = { id: 'p304', label: 'Room 304', kind: 'room' as const };
export const smoke = (alarm: Partial<Alarm> = {}) =>
  conversationFixture({
    id: 'c304',
    place: room304,
    alarm: alarmFixture({ raisedAt: fromNow(-72), ...alarm }),
  });
export const flood = () =>
  conversationFixture({
    id: 'c501',
    place: { id: 'p501', label: 'Room 501', kind: 'room' },
    alarm: alarmFixture({
      kind: 'water',
      words: 'water comes through the ceiling',
      messageId: 'm-flood',
      raisedAt: fromNow(-10),
    }),
  });

export function openAlarmPage(
  conversations: Conversation[],
  {
    answers = {},
    at = '/dashboard',
    Page = Dashboard,
  }: { answers?: Answers; at?: string; Page?: ComponentType } = {},
) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role: 'manager' })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [requestFixture()], cursor: '7' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations, cursor: '7' } }),
    'GET /api/staff/conversations/{id}': () => ({
      ok: true,
      value: {
        conversation: conversations[0] ?? conversationFixture(),
        messages: [messageFixture()],
        requests: [],
        cursor: '7',
      },
    }),
    'POST /api/staff/conversations/{id}/alarm': ({ body }) => ({
      ok: true,
      value:
        body.to === 'over'
          ? { ...smoke(), alarm: null }
          : smoke({ takenBy: { id: 'member-ana', name: 'Ana' }, takenAt: fromNow(0) }),
    }),
    ...answers,
  });
  const announce = jest.fn();
  const titles: Array<string | null> = [];
  const page = render(
    <TestShell
      at={at}
      services={shellServices({
        api: fake.api,
        session: signedInAsAna(),
        announce,
        setTitle: (title) => titles.push(title),
      })}
    >
      <Page />
    </TestShell>,
  );
  const becomes = (conversation: Conversation) =>
    act(() => fake.stream().emit({ type: 'conversation.updated', conversation }));
  return { ...fake, announce, titles, page, becomes };
}

export const noBar = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^(Silence|Turn sound)/ })).toBeNull());
