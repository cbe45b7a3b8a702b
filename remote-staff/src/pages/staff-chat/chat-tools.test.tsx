import { MAX_REPLY_NAME_CHARS, MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NAME_MAX_CHARS, TEXT_MAX_CHARS } from '../../features/conversations/canned/reply-form.tsx';
import { WRITING_SHOWN_MS } from '../../features/conversations/thread/colleague-writing.tsx';
import { messageFixture } from '../../test-support/conversation-fixture.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { openStaffChat, quiet, waiting } from './open-staff-chat.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const AT = '/dashboard/staff-chat?c=c1';
const field = () => screen.findByRole('textbox', { name: 'Answer to the guest' });
const late = {
  id: 'late',
  name: 'late',
  texts: { en: '{me}: until noon in {place}.', pt: 'Até ao meio-dia.' },
};

describe('an answer', () => {
  test('that a colleague was faster with stays, and is sent again only when its writer says so', async () => {
    let refuses = true;
    const { calls } = openStaffChat(
      {
        'POST /api/staff/conversations/{id}/messages': ({ body }) =>
          refuses
            ? { ok: false, error: problemFixture('colleague-answered', 409, 'Rui answered 3 s ago.') }
            : {
                ok: true,
                value: messageFixture({ id: 'm9', clientId: body.clientId, body: body.body }),
              },
      },
      AT,
    );
    await userEvent.type(await field(), 'Yes, we have.{Enter}');
    expect(await screen.findByText(/Rui answered 3 s ago/)).toBeVisible();
    refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(screen.queryByText(/Rui answered/)).toBeNull());
    const [first, second] = calls
      .filter(({ key }) => key === 'POST /api/staff/conversations/{id}/messages')
      .map(({ input }) => (input as { body: { clientId: string; after?: string | null } }).body);
    // m2 is the last that was on the screen.
    expect(first).toMatchObject({ body: 'Yes, we have.', after: 'm2' });
    expect(second).toMatchObject({ body: 'Yes, we have.' });
    expect(second).not.toHaveProperty('after');
    expect(second?.clientId).not.toBe(first?.clientId);
  });

  test('tells colleagues that someone is writing, not with every letter, and not for a note', async () => {
    const { calls } = openStaffChat({}, AT);
    const signs = () =>
      calls.filter(({ key }) => key === 'POST /api/staff/conversations/{id}/writing').length;
    await userEvent.type(await field(), 'Yes');
    expect(signs()).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    await userEvent.type(screen.getByRole('textbox', { name: /note/i }), 'Careful');
    expect(signs()).toBe(1);
  });
});

test('a colleague who writes is shown for a few seconds, and oneself is not', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { stream } = openStaffChat({}, AT);
  await field();
  const writes = (id: string, name: string) =>
    act(() => stream().emit({ type: 'staff.writing', conversationId: 'c1', by: { id, name } }));
  writes('member-ana', 'Ana');
  expect(screen.queryByText(/is writing an answer/)).toBeNull();
  writes('member-rui', 'Rui');
  expect(await screen.findByText('Rui is writing an answer')).toBeVisible();
  act(() => void jest.advanceTimersByTime(WRITING_SHOWN_MS + 1));
  expect(screen.queryByText(/is writing an answer/)).toBeNull();
  jest.useRealTimers();
});

describe('canned replies', () => {
  const open = (language?: string) =>
    openStaffChat(
      {
        'GET /api/staff/canned-replies': () => ({ ok: true, value: { replies: [late] } }),
        'POST /api/staff/canned-replies': ({ body }) => ({ ok: true, value: { id: 'new', ...body } }),
        'DELETE /api/staff/canned-replies/{id}': () => ({ ok: true, value: undefined }),
        'GET /api/staff/conversations/{id}': () => ({
          ok: true,
          value: {
            conversation: waiting(),
            messages: [],
            requests: [],
            cursor: '7',
            ...(language && { language }),
          },
        }),
      },
      AT,
    );

  test('are found by a slash, and Enter uses the first, filled in', async () => {
    const { calls } = open();
    await userEvent.type(await field(), '/la');
    expect(await screen.findByRole('list', { name: 'Canned replies that match' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await field()).toHaveValue('Ana: until noon in Room 204.');
    expect(calls.map(({ key }) => key)).not.toContain('POST /api/staff/conversations/{id}/messages');
  });

  test('come in the guest’s language', async () => {
    open('pt');
    await userEvent.type(await field(), '/late');
    await userEvent.click(await screen.findByRole('button', { name: /^\/late/ }));
    expect(await field()).toHaveValue('Até ao meio-dia.');
  });

  test('are kept and deleted in their dialog', async () => {
    const { calls } = open();
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Canned replies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Canned replies' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep a reply' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(dialog.getByText('Give it a name.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'breakfast');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text, English' }), 'From seven.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete late' }));
    const sent = (key: string) => calls.filter((call) => call.key === key).map(({ input }) => input);
    expect(sent('POST /api/staff/canned-replies')).toMatchObject([
      { body: { name: 'breakfast', texts: { en: 'From seven.' } } },
    ]);
    expect(sent('DELETE /api/staff/canned-replies/{id}')).toMatchObject([{ params: { id: 'late' } }]);
  });

  test('have the API’s limits', () => {
    expect(NAME_MAX_CHARS).toBe(MAX_REPLY_NAME_CHARS);
    expect(TEXT_MAX_CHARS).toBe(MESSAGE_MAX_CHARS);
  });
});

test('a search finds rooms at once, and words of all messages', async () => {
  const { calls } = openStaffChat({
    'GET /api/staff/conversation-search': () => ({
      ok: true,
      value: { found: [{ conversation: quiet, message: messageFixture({ body: 'My suitcase is broken' }) }] },
    }),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the conversations' }), '310');
  const found = within(await screen.findByRole('navigation', { name: 'Search the conversations' }));
  expect(found.getAllByRole('link', { name: /Room 310/ })[0]).toHaveAttribute(
    'href',
    '/dashboard/staff-chat?c=c2',
  );
  expect(await found.findByText('My suitcase is broken')).toBeVisible();
  expect(await found.findByText('2 conversations found')).toBeVisible();
  // One question for three letters.
  expect(calls.filter(({ key }) => key === 'GET /api/staff/conversation-search')).toHaveLength(1);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
});

test('a guest moves to another room with their conversation', async () => {
  const { calls } = openStaffChat(
    {
      'GET /api/staff/request-form': () => ({
        ok: true,
        value: {
          services: [],
          places: [{ id: 'p310', label: 'Room 310', kind: 'room', floor: null, conversationId: null }],
        },
      }),
      'PUT /api/staff/conversations/{id}/place': () => ({
        ok: true,
        value: { ...waiting(), place: { id: 'p310', label: 'Room 310', kind: 'room' } },
      }),
    },
    AT,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change the room' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the guest from Room 204' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'New place' }), '310');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('region', { name: 'Conversation with Room 310' })).toBeVisible();
  expect(calls.find(({ key }) => key === 'PUT /api/staff/conversations/{id}/place')?.input).toMatchObject({
    params: { id: 'c1' },
    body: { placeId: 'p310' },
  });
});
