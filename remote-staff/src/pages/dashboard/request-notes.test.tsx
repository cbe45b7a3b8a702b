import type { RequestNote } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { fromNow, openDashboard, rowOf } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const note = (overrides: Partial<RequestNote> = {}): RequestNote => ({
  id: 'n1',
  clientId: 'client-n1',
  requestId: 'r1',
  by: { id: 'rui', name: 'Rui' },
  body: 'The lift is slow',
  mentions: [],
  createdAt: fromNow(0),
  ...overrides,
});
const PEOPLE = [
  { id: 'rui', name: 'Rui Costa', onDuty: true },
  { id: 'rita', name: 'Rita', onDuty: false },
  { id: 'eva', name: 'Eva', onDuty: true },
];
const listed = (notes: RequestNote[]) => ({ ok: true as const, value: { notes, people: PEOPLE } });

async function openDetails(overrides: Parameters<typeof openDashboard>[0] = {}) {
  const opened = openDashboard({
    'GET /api/staff/requests/{id}/notes': () => listed([note()]),
    ...overrides,
  });
  const [title] = within(await rowOf(/Room 204 Towels × 2/)).getAllByRole('button', { name: 'Towels × 2' });
  if (title) await userEvent.click(title);
  const details = within(await screen.findByRole('complementary'));
  const field = await details.findByRole('textbox', { name: 'Note for the staff' });
  const lines = () => details.getAllByRole('listitem').map((line) => line.textContent);
  return { ...opened, details, field, lines };
}

test('notes are in the timeline, and one that names the reader says so', async () => {
  const { details, lines } = await openDetails({
    'GET /api/staff/requests/{id}/notes': () =>
      listed([note(), note({ id: 'n2', body: '@Ana look', mentions: [{ id: 'member-ana', name: 'Ana' }] })]),
  });
  await details.findByText('The lift is slow');
  expect(lines().at(-2)).toMatch(/Note · Rui.*The lift is slow/);
  expect(lines().at(-1)).toMatch(/Note · Rui · names you.*@Ana look/);
});

test('a colleague is named with the keyboard, and the note says whom it names', async () => {
  const user = userEvent.setup();
  const { calls, announce, field, details, lines } = await openDetails({
    'POST /api/staff/requests/{id}/notes': ({ body }) => ({
      ok: true,
      value: note({
        id: 'n3',
        by: { id: 'member-ana', name: 'Ana' },
        body: body.body,
        mentions: PEOPLE.filter(({ id }) => body.mentions?.includes(id)),
      }),
    }),
  });
  await details.findByText('The lift is slow');
  await user.type(field, 'Ask @r');
  const options = details.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['@Rui Costa', '@Rita off duty']);
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  expect(details.getByText(/^2 colleagues match/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', details.getAllByRole('option')[1]?.id);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field).toHaveValue('Ask @Rui Costa ');
  expect(field).toHaveFocus();
  expect(details.queryByRole('listbox')).toBeNull();
  await user.type(field, 'please');
  await user.click(details.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(field).toHaveValue(''));
  const sent = calls.filter(({ key }) => key === 'POST /api/staff/requests/{id}/notes');
  expect(sent).toMatchObject([
    { input: { params: { id: 'r1' }, body: { body: 'Ask @Rui Costa please', mentions: ['rui'] } } },
  ]);
  expect(lines().at(-1)).toMatch(/Note · Ana.*Ask @Rui Costa please/);
  expect(announce).toHaveBeenCalledWith('The note is added. Rui Costa is notified.');
});

test('Escape closes the suggestions and not the details', async () => {
  const user = userEvent.setup();
  const { field, details } = await openDetails();
  await details.findByText('The lift is slow');
  await user.type(field, '@r{Escape}');
  expect(details.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('complementary')).toBeVisible();
});

test('a refused note stays, and is sent again as the same one', async () => {
  const { calls, field, details } = await openDetails({
    'POST /api/staff/requests/{id}/notes': () => ({ ok: false, error: problemFixture('unreachable', 503) }),
  });
  await userEvent.type(field, 'By the stairs');
  await userEvent.click(details.getByRole('button', { name: 'Add the note' }));
  expect(await details.findByText('The note was not added')).toBeVisible();
  expect(field).toHaveValue('By the stairs');
  await userEvent.click(details.getByRole('button', { name: 'Add the note' }));
  const keys = () =>
    calls
      .filter(({ key }) => key === 'POST /api/staff/requests/{id}/notes')
      .map((call) => call.idempotencyKey);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
});

test('a note of a colleague appears by itself', async () => {
  let notes = [note()];
  const { details, stream } = await openDetails({
    'GET /api/staff/requests/{id}/notes': () => listed(notes),
  });
  await details.findByText('The lift is slow');
  notes = [...notes, note({ id: 'n4', body: 'It is mended' })];
  act(() => stream().emit({ type: 'note.created', requestId: 'r1', noteId: 'n4' }));
  expect(await details.findByText('It is mended')).toBeVisible();
});
