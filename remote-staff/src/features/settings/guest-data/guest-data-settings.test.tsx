import type { Conversation, OperationOutput } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { show } from '../settings-fixture.tsx';
import { GuestDataSettings } from './guest-data-settings.tsx';

fakeDialogs();
// jsdom has neither blob URLs nor downloads.
const savedNames: string[] = [];
URL.createObjectURL = () => 'blob:copy';
URL.revokeObjectURL = () => undefined;
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  savedNames.push(this.download);
});
afterEach(() => {
  savedNames.length = 0;
});

const retention = { conversationDays: 365, requestDays: 365, eventDays: 365, version: 0 };
const retained = (conversations: number): OperationOutput<'GET /api/staff/retention'> => ({
  retention,
  due: {
    conversations,
    conversationsBefore: '2026-08-03T10:00:00.000Z',
    requests: 0,
    requestsBefore: '2026-08-03T10:00:00.000Z',
  },
});
const conversation: Conversation = {
  id: 'c1',
  place: { id: 'room-204', label: 'Room 204', kind: 'room' },
  state: 'resolved',
  assignee: null,
  handoff: null,
  waitingSince: null,
  queuePosition: null,
  lastMessageAt: '2026-11-20T10:00:00.000Z',
  preview: null,
  unreadByStaff: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const erasure = {
  id: 'e1',
  at: '2026-11-23T10:00:00.000Z',
  by: 'Ana',
  conversationId: 'c1',
  counts: { conversations: 1, messages: 6, orders: 0 },
};
const answers = {
  'GET /api/staff/conversations': () => ({
    ok: true as const,
    value: { conversations: [conversation], cursor: '0' },
  }),
  'GET /api/staff/erasures': () => ({ ok: true as const, value: { erasures: [erasure] } }),
};

test('a shorter time says what it erases before it is saved', async () => {
  const { writes } = show(GuestDataSettings, {
    ...answers,
    'GET /api/staff/retention': ({ query }) => ({
      ok: true,
      value: retained(query.conversationDays ? 1204 : 0),
    }),
    'PUT /api/staff/retention': ({ body }) => ({ ok: true, value: { ...body, version: 1 } }),
  });
  const days = await screen.findByRole('textbox', { name: 'Conversations, in days' });
  await userEvent.clear(days);
  await userEvent.type(days, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase what is older?' });
  expect(dialog).toHaveTextContent('This erases 1,204 conversations from before 3 August 2026.');
  expect(writes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and erase' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ input: { body: { conversationDays: 90, version: 0 } } }]),
  );
});

test('a copy is saved and a guest is erased after a confirmation that names the conversation', async () => {
  let open = true;
  const { writes } = show(GuestDataSettings, {
    ...answers,
    'GET /api/staff/retention': () => ({ ok: true, value: retained(0) }),
    'GET /api/staff/conversations/{id}/data': () => ({
      ok: true,
      value: { property: 'Aurora' } as OperationOutput<'GET /api/staff/conversations/{id}/data'>,
    }),
    'POST /api/staff/conversations/{id}/erasure': () =>
      open
        ? { ok: false, error: problemFixture('guest-still-served', 409, 'End it first.') }
        : { ok: true, value: erasure },
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Conversation' }), 'c1');
  await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
  await waitFor(() => expect(savedNames).toEqual(['guest-c1.json']));

  const erase = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    const dialog = screen.getByRole('dialog', { name: /Erase the guest of Room 204/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  };
  await erase();
  expect(await screen.findByText('End it first.')).toBeVisible();
  open = false;
  await erase();
  expect(await screen.findByText('Erased: 1 conversation and 6 messages.')).toBeVisible();
  expect(writes()).toHaveLength(2);
  expect(screen.getByRole('listitem')).toHaveTextContent('Ana 1 conversation and 6 messages');
});
