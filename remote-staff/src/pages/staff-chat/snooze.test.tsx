import type { Conversation } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alarmFixture } from '../../test-support/alarm-fixture.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { openStaffChat, waiting } from './open-staff-chat.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const AT = '/dashboard/staff-chat?c=c1';
const snoozed = (until: string): Conversation => ({
  ...waiting(),
  state: 'human_active',
  assignee: { id: 'rui', name: 'Rui' },
  waitingSince: null,
  snoozed: { until, by: { id: 'rui', name: 'Rui' } },
});
const takes = (): Parameters<typeof openStaffChat>[0] => ({
  'PUT /api/staff/conversations/{id}/snooze': ({ body }) => ({
    ok: true,
    value: body.until === null ? { ...waiting(), snoozed: null } : snoozed(body.until),
  }),
});
const asked = (calls: ReturnType<typeof openStaffChat>['calls']) =>
  calls.flatMap(({ key, input }) =>
    key === 'PUT /api/staff/conversations/{id}/snooze'
      ? [(input as { body: { until: string | null } }).body.until]
      : [],
  );

test('a conversation is put aside for a usual time, and leaves those who need a reply', async () => {
  const { calls } = openStaffChat(takes(), AT);
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.getByRole('heading', { name: /^Needs a reply/ })).toBeVisible();
  const before = Date.now();
  await userEvent.click(dialog.getByRole('button', { name: '15 minutes' }));
  expect(await screen.findAllByText(/^Snoozed until .*, by Rui$/)).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: /^Needs a reply/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [until] = asked(calls);
  expect(Date.parse(until ?? '') - before).toBeGreaterThanOrEqual(15 * 60_000);
  expect(Date.parse(until ?? '') - before).toBeLessThan(16 * 60_000);
});

test('an own time must be ahead, and is by the property’s clock', async () => {
  const { calls } = openStaffChat(takes(), AT);
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2020-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Snooze until then' }));
  expect(dialog.getByText(/^Choose a time that is still ahead/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '12:30' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Snooze until then' }));
  expect(await screen.findAllByText(/^Snoozed until .*12:30, by Rui$/)).toHaveLength(2);
  expect(asked(calls)).toHaveLength(1);
});

test('a refused snooze says why, and the dialog stays', async () => {
  openStaffChat(
    {
      'PUT /api/staff/conversations/{id}/snooze': () => ({
        ok: false,
        error: problemFixture('alarm-open', 409, 'Take the alarm.'),
      }),
    },
    AT,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '1 hour' }));
  expect(await dialog.findByText('It was not snoozed')).toBeVisible();
  expect(dialog.getByText('Take the alarm.')).toBeVisible();
});

test('a snoozed conversation is taken up again', async () => {
  const { calls, stream } = openStaffChat(takes(), AT);
  await screen.findByRole('button', { name: 'Snooze' });
  const until = new Date(Date.now() + 60_000).toISOString();
  act(() => stream().emit({ type: 'conversation.updated', conversation: snoozed(until) }));
  await userEvent.click(await screen.findByRole('button', { name: 'End the snooze' }));
  expect(await screen.findByRole('button', { name: 'Snooze' })).toBeVisible();
  expect(asked(calls)).toEqual([null]);
});

test('a conversation with an alarm cannot be put aside', async () => {
  const { stream } = openStaffChat(takes(), AT);
  await screen.findByRole('button', { name: 'Snooze' });
  act(() =>
    stream().emit({
      type: 'conversation.updated',
      conversation: { ...waiting(), alarm: alarmFixture() },
    }),
  );
  expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
});
