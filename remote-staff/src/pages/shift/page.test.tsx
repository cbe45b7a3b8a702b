import type { Membership } from '@bellkey/shared/api';
import { SHIFT_SECTION_MAX_CHARS } from '@bellkey/shared/api';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECTION_LIMIT } from '../../features/shift/note/note-editor.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { boardFixture as board, noteFixture as note } from '../../test-support/shift-fixture.ts';
import { Page } from './page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  { role = 'manager' }: { role?: Membership['role'] } = {},
) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    'GET /api/staff/shift': () => ({ ok: true, value: board() }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/shift" services={shellServices({ api: fake.api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return { ...fake, sent: (key: string) => fake.calls.filter((call) => call.key === key) };
}

const ownNote = () => screen.findByRole('textbox', { name: 'In your own words' });

test('the shift shows who is on duty, what is open, what slipped and which guest knows why', async () => {
  open();
  const departments = await screen.findByRole('region', { name: 'Departments' });
  expect(within(departments).getByRole('link', { name: 'Housekeeping: 3 open' })).toHaveAttribute(
    'href',
    '/dashboard?department=housekeeping',
  );
  expect(departments).toHaveTextContent('1 not accepted, 2 overdue, 4 planned');
  expect(departments).toHaveTextContent('RitaAway for a moment');
  expect(departments).toHaveTextContent('Nothing open, and no one in them: Maintenance.');
  const slipped = screen.getByRole('region', { name: 'Slipped (31)' });
  expect(slipped).toHaveTextContent(/now .*12:30: no one had begun\. The guest knew at .*12:15, before/);
  expect(slipped).toHaveTextContent('and 30 more');
});

test('a choice of presence is sent, and a refusal reverts it', async () => {
  const { sent } = open({
    'PUT /api/staff/presence': () => ({ ok: false, error: problemFixture('unreachable', 503) }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Away for a moment' }));
  expect(await screen.findByText('Your choice was not saved')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'On duty' })).toBeChecked();
  expect(sent('PUT /api/staff/presence')).toMatchObject([{ input: { body: { onDuty: true, away: true } } }]);
});

test('text typed into a draft survives leaving the page, and is sent with the version it was typed into', async () => {
  const withDraft: Parameters<typeof fakeApi>[0] = {
    'GET /api/staff/shift': () => ({ ok: true, value: board({ drafts: [note()] }) }),
  };
  open(withDraft);
  await userEvent.type(await ownNote(), 'Room 204 sleeps.');
  expect(screen.getByText('Not saved yet; kept on this device.')).toBeVisible();
  document.body.replaceChildren();
  const { sent } = open({
    ...withDraft,
    'PUT /api/staff/shift/notes/{id}': ({ body }) => ({
      ok: true,
      value: note({
        version: 2,
        sections: note().sections.map((section) => ({
          ...section,
          text: body.sections.find(({ key }) => key === section.key)?.text ?? '',
        })),
      }),
    }),
    'POST /api/staff/shift/notes/{id}/sign': () => ({ ok: true, value: note() }),
  });
  expect(await ownNote()).toHaveValue('Room 204 sleeps.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign over …' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign it over' }));
  expect(sent('PUT /api/staff/shift/notes/{id}')).toMatchObject([{ input: { body: { version: 1 } } }]);
  expect(sent('POST /api/staff/shift/notes/{id}/sign')).toMatchObject([{ input: { body: { version: 2 } } }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('bellkey-shift-note'))).toEqual([]);
});

test('text typed while a draft is being saved is not lost', async () => {
  let answer = () => {};
  const { sent } = open({
    'GET /api/staff/shift': () => ({ ok: true, value: board({ drafts: [note()] }) }),
    'PUT /api/staff/shift/notes/{id}': () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true, value: note({ version: 2 }) });
      }),
  });
  await userEvent.type(await ownNote(), 'One');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(await ownNote(), ' and two');
  await act(async () => answer());
  expect(await ownNote()).toHaveValue('One and two');
  expect(screen.getByText('Not saved yet; kept on this device.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('PUT /api/staff/shift/notes/{id}')[1]).toMatchObject({ input: { body: { version: 2 } } });
});

test('the author of a draft that another has saved sees it at once, and loses nothing', async () => {
  let current = note();
  const { sent, stream } = open({
    'GET /api/staff/shift': () => ({ ok: true, value: board({ drafts: [current] }) }),
    'PUT /api/staff/shift/notes/{id}': () => ({ ok: true, value: note({ version: 3 }) }),
  });
  await userEvent.type(await ownNote(), 'Mine');
  current = note({
    version: 2,
    changedBy: 'Rui',
    sections: note().sections.map((section) =>
      section.key === 'own' ? { ...section, text: 'His' } : section,
    ),
  });
  act(() => stream().emit({ type: 'shift.updated' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Rui has saved this note meanwhile');
  expect(notice).toHaveTextContent('In your own words: His');
  expect(await ownNote()).toHaveValue('Mine');
  await userEvent.click(within(notice).getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('PUT /api/staff/shift/notes/{id}')).toMatchObject([{ input: { body: { version: 2 } } }]);
});

test('text that was unsaved when another signed the note is shown until it is dropped', async () => {
  let drafts = [note()];
  const { stream } = open({
    'GET /api/staff/shift': () => ({ ok: true, value: board({ drafts }) }),
  });
  await userEvent.type(await ownNote(), 'Room 12 is wet');
  drafts = [];
  act(() => stream().emit({ type: 'shift.updated' }));
  expect(await screen.findByText('Room 12 is wet', { selector: 'p' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Drop my words' }));
  expect(screen.queryByText('Room 12 is wet')).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('bellkey-shift-note'))).toEqual([]);
});

test('department staff hand over only their department, and see no chats', async () => {
  const { sent } = open(
    { 'POST /api/staff/shift/notes': () => ({ ok: false, error: problemFixture('forbidden', 403) }) },
    { role: 'staff' },
  );
  const choice = await screen.findByRole('combobox', { name: 'For' });
  expect(within(choice).queryByRole('option', { name: 'The whole property' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for a person' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Draft a note' }));
  expect(await screen.findByText('The note could not be drafted')).toBeVisible();
  expect(sent('POST /api/staff/shift/notes')).toMatchObject([
    { input: { body: { department: 'housekeeping' } } },
  ]);
});

test('a failed load says so, and retries on request', async () => {
  let ok = false;
  open({
    'GET /api/staff/shift': () =>
      ok ? { ok: true, value: board() } : { ok: false, error: problemFixture('unreachable', 503) },
  });
  expect(await screen.findByText('The shift could not be loaded')).toBeVisible();
  ok = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Departments' })).toBeVisible();
});

test('a section is as long as the API allows', () => {
  expect(SECTION_LIMIT).toBe(SHIFT_SECTION_MAX_CHARS);
});
