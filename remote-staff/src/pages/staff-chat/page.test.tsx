import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageFixture } from '../../test-support/conversation-fixture.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { asked, openStaffChat, quiet, thread, waiting } from './open-staff-chat.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('the list', () => {
  test('starts with those who wait for a person, with their waiting time', async () => {
    openStaffChat({}, '/dashboard/staff-chat');
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Room 204waiting 4 min.*2 unread$/),
      expect.stringMatching(/^Room 310.*Thank you/),
    ]);
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Needs a reply 1', 'Others 1']);
  });

  test('a conversation that starts waiting moves up by itself', async () => {
    const { stream } = openStaffChat({}, '/dashboard/staff-chat');
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    act(() =>
      stream().emit({
        type: 'conversation.updated',
        conversation: { ...quiet, state: 'awaiting_human', waitingSince: new Date().toISOString() },
      }),
    );
    expect(within(list).getByRole('heading', { name: 'Needs a reply 2' })).toBeVisible();
  });

  test('a person who may not read chats reads so', async () => {
    openStaffChat({
      'GET /api/staff/conversations': () => ({ ok: false, error: problemFixture('forbidden', 403) }),
    });
    expect(await screen.findByText('Guest chats are not yours to see')).toBeVisible();
  });
});

describe('a thread', () => {
  test('shows why a person was asked for, and distinguishes guest, note and request', async () => {
    openStaffChat();
    const region = await thread();
    expect(await within(region).findByText(asked.body)).toBeVisible();
    expect(within(region).getByText('The guest asked for a person.')).toBeVisible();
    expect(within(region).getByText('Rui, internal note', { exact: false })).toBeVisible();
    expect(within(region).getByRole('link', { name: 'Towels × 2' })).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Accept Towels × 2, Room 204' })).toBeVisible();
  });

  test('is marked as read when it is visible', async () => {
    const { calls } = openStaffChat();
    await within(await thread()).findByText(asked.body);
    expect(calls.filter(({ key }) => key.endsWith('/seen')).map(({ input }) => input)).toEqual([
      { params: { id: 'c1' }, query: { property: 'aurora' } },
    ]);
  });

  test('shows what the guest writes, and the assistant while it writes', async () => {
    const { stream } = openStaffChat();
    const region = await thread();
    await within(region).findByText(asked.body);
    act(() => stream().emit({ type: 'reply.delta', conversationId: 'c1', turnId: 't1', text: 'Let me' }));
    expect(within(region).getByText('Let me')).toBeVisible();
    const more = messageFixture({ id: 'm5', body: 'And a pillow', createdAt: '2026-03-15T09:06:00.000Z' });
    act(() => stream().emit({ type: 'message.created', message: more }));
    expect(within(region).getByText('And a pillow')).toBeVisible();
  });

  test('can be taken over, and says so when that fails', async () => {
    let fails = true;
    openStaffChat({
      'POST /api/staff/conversations/{id}/handler': () =>
        fails
          ? { ok: false, error: problemFixture('unavailable', 503, 'Try again in a moment.') }
          : {
              ok: true,
              value: { ...waiting(), state: 'human_active', assignee: { id: 'member-ana', name: 'Ana' } },
            },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await within(await thread()).findByText('You answer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Return to assistant' })).toBeVisible();
  });

  test('that does not exist says so', async () => {
    openStaffChat({}, '/dashboard/staff-chat?c=nobody');
    expect(await screen.findByText('This conversation does not exist')).toBeVisible();
  });
});
