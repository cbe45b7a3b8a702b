import { MESSAGE_MAX_CHARS, type Message } from '@bellkey/shared/api';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGE_LIMIT } from '../../features/conversations/thread/composer.tsx';
import { conversationFixture, messageFixture } from '../../test-support/conversation-fixture.ts';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { Page } from './page.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const waiting = () =>
  conversationFixture({
    state: 'awaiting_human',
    handoff: { reason: 'guest-asked', at: '2026-03-15T09:00:00.000Z' },
    waitingSince: new Date(Date.now() - 4.5 * 60_000).toISOString(),
    unreadByStaff: 2,
  });
const quiet = conversationFixture({
  id: 'c2',
  place: { id: 'p310', label: 'Room 310', kind: 'room' },
  preview: 'Thank you',
});
const asked = messageFixture({ parts: [{ kind: 'request', requestId: 'r1' }] });
const note = messageFixture({
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

const sentBy = ({ clientId, body }: { clientId: string; body: string }): Message =>
  messageFixture({
    id: `m-${clientId}`,
    clientId,
    body,
    sender: { kind: 'staff', name: 'Ana' },
    createdAt: '2026-03-15T09:05:00.000Z',
  });

function open(overrides: Answers = {}, at = '/dashboard/staff-chat?c=c1') {
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

const thread = () => screen.findByRole('region', { name: 'Conversation with Room 204' });
const answerBox = () => screen.findByRole('textbox', { name: 'Answer to the guest' });

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('the list', () => {
  test('puts first who waits for a person, with the time they have waited', async () => {
    open({}, '/dashboard/staff-chat');
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
    const { stream } = open({}, '/dashboard/staff-chat');
    const list = await screen.findByRole('navigation', { name: 'Conversations' });
    act(() =>
      stream().emit({
        type: 'conversation.updated',
        conversation: { ...quiet, state: 'awaiting_human', waitingSince: new Date().toISOString() },
      }),
    );
    expect(within(list).getByRole('heading', { name: 'Needs a reply 2' })).toBeVisible();
  });

  test('who may not read chats is told so', async () => {
    open({ 'GET /api/staff/conversations': () => ({ ok: false, error: problemFixture('forbidden', 403) }) });
    expect(await screen.findByText('Guest chats are not yours to see')).toBeVisible();
  });
});

describe('a thread', () => {
  test('says why a person was fetched, and tells guest, note and request apart', async () => {
    open();
    const region = await thread();
    expect(await within(region).findByText(asked.body)).toBeVisible();
    expect(within(region).getByText('The guest asked for a person.')).toBeVisible();
    expect(within(region).getByText('Rui, internal note', { exact: false })).toBeVisible();
    expect(within(region).getByRole('link', { name: 'Towels × 2' })).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Accept Towels × 2, Room 204' })).toBeVisible();
  });

  test('is read by being looked at', async () => {
    const { calls } = open();
    await within(await thread()).findByText(asked.body);
    expect(calls.filter(({ key }) => key.endsWith('/seen')).map(({ input }) => input)).toEqual([
      { params: { id: 'c1' }, query: { property: 'aurora' } },
    ]);
  });

  test('shows what the guest writes, and the assistant while it writes', async () => {
    const { stream } = open();
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
    open({
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
    open({}, '/dashboard/staff-chat?c=nobody');
    expect(await screen.findByText('This conversation does not exist')).toBeVisible();
  });
});

describe('writing', () => {
  test('the limit is the API’s', () => {
    expect(MESSAGE_LIMIT).toBe(MESSAGE_MAX_CHARS);
  });

  test('Enter sends, Shift + Enter starts a new line', async () => {
    const { calls } = open({
      'POST /api/staff/conversations/{id}/messages': ({ body }) => ({ ok: true, value: sentBy(body) }),
    });
    const user = userEvent.setup();
    await user.type(await answerBox(), 'On its way.{Shift>}{Enter}{/Shift}Ana{Enter}');
    expect(await answerBox()).toHaveValue('');
    const call = calls.find(({ key }) => key === 'POST /api/staff/conversations/{id}/messages');
    expect(call?.input).toMatchObject({ body: { body: 'On its way.\nAna', clientId: call?.idempotencyKey } });
    expect(await within(await thread()).findByText(/On its way\./)).toBeVisible();
  });

  test('a message is on the screen before the API has answered', async () => {
    open({ 'POST /api/staff/conversations/{id}/messages': () => new Promise(() => undefined) });
    await userEvent.type(await answerBox(), 'On its way{Enter}');
    expect(await screen.findByText('On its way')).toBeVisible();
    expect(screen.getByText('Sending')).toBeVisible();
  });

  test('what could not be sent stays, and is sent again under the same key', async () => {
    let fails = true;
    const { calls } = open({
      'POST /api/staff/conversations/{id}/messages': ({ body }) =>
        fails
          ? { ok: false, error: problemFixture('unreachable', 0, 'The service can’t be reached.') }
          : { ok: true, value: sentBy(body) },
    });
    const user = userEvent.setup();
    await user.type(await answerBox(), 'On its way{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. The service can’t be reached.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('On its way')).toBeVisible();
    const keys = calls
      .filter(({ key }) => key.endsWith('/messages'))
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a note is a mode of its own and goes to its own place', async () => {
    const { calls } = open({
      'POST /api/staff/conversations/{id}/notes': ({ body }) => ({
        ok: true,
        value: { ...sentBy(body), visibility: 'internal' },
      }),
    });
    const user = userEvent.setup();
    await user.type(await answerBox(), 'An answer in the making');
    await user.click(screen.getByRole('radio', { name: 'Internal note' }));
    await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Ask maintenance first{Enter}');
    expect(await screen.findByText('Ana, internal note', { exact: false })).toBeVisible();
    expect(calls.filter(({ key }) => key.endsWith('/messages'))).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Answer' }));
    expect(await answerBox()).toHaveValue('An answer in the making');
  });

  test('a draft waits where it was written, and holds the page until it is gone', async () => {
    const { holdReload, releases } = open();
    const user = userEvent.setup();
    await user.type(await answerBox(), 'Half a sen');
    expect(holdReload).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: /Room 310/ }));
    expect(await answerBox()).toHaveValue('');
    await user.click(screen.getByRole('link', { name: /Room 204/ }));
    expect(await answerBox()).toHaveValue('Half a sen');
    await user.clear(await answerBox());
    expect(releases).toHaveBeenCalledTimes(holdReload.mock.calls.length);
  });

  test('too long a message is kept and counted, not cut and not sent', async () => {
    const { calls } = open();
    const user = userEvent.setup();
    const box = await answerBox();
    await user.click(box);
    await user.paste('x'.repeat(MESSAGE_LIMIT + 5));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('5 characters too many.');
    expect(screen.getByText('2,005 / 2,000')).toBeVisible();
    expect(box).toHaveValue('x'.repeat(MESSAGE_LIMIT + 5));
    expect(calls.filter(({ key }) => key.endsWith('/messages'))).toEqual([]);
  });
});
