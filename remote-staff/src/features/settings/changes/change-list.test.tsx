import type { OperationInput, SettingChange } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { show } from '../settings-fixture.tsx';
import { ChangeList } from './change-list.tsx';

type Query = OperationInput<'GET /api/staff/settings/changes'>['query'];

fakeDialogs();

const saved: Blob[] = [];
URL.createObjectURL = (file) => {
  saved.push(file as Blob);
  return 'blob:changes';
};
URL.revokeObjectURL = () => undefined;
// jsdom has no downloads.
HTMLAnchorElement.prototype.click = () => undefined;

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

beforeEach(() => {
  saved.length = 0;
});

const change = (no: number, more: Partial<SettingChange> = {}): SettingChange => ({
  id: `c${no}`,
  at: `2026-11-2${no}T10:00:00.000Z`,
  by: 'Ana',
  subject: 'service',
  subjectId: 'towels',
  title: `Towels ${no}`,
  before: { maxQuantity: no },
  after: { maxQuantity: no + 1 },
  ...more,
});
const desk = change(1, {
  subject: 'department',
  by: 'Rui',
  title: 'Reception',
  before: { name: 'Desk' },
  after: { name: 'Reception' },
});

const PEOPLE = [
  { id: 'member-ana', name: 'Ana' },
  { id: 'member-rui', name: 'Rui' },
];

/** Three changes in pages of two, filtered as the API does by subject and person. */
function api(asked: Query[] = []) {
  return {
    'GET /api/staff/settings/changes': ({ query }: { query: Query }) => {
      asked.push(query);
      const fitting = [change(3), change(2), desk].filter(
        ({ subject, by }) =>
          (!query.subject || query.subject === subject) &&
          (!query.by || query.by === `member-${by.toLowerCase()}`),
      );
      const from = query.before ? Number(query.before) : 0;
      const next = from + 2 < fitting.length ? String(from + 2) : null;
      return { ok: true as const, value: { changes: fitting.slice(from, from + 2), next, people: PEOPLE } };
    },
  };
}

describe('the changes of the settings', () => {
  test('are told in words and in times of the property', async () => {
    const soldOut = change(1, {
      subject: 'dish',
      before: { soldOutUntil: null },
      after: { soldOutUntil: '2026-11-30T04:00:00.000Z' },
    });
    const kept = change(2, {
      subject: 'retention',
      before: { conversationDays: 90 },
      after: { conversationDays: 30 },
    });
    show(ChangeList, {
      'GET /api/staff/settings/changes': () => ({
        ok: true,
        value: { changes: [kept, soldOut], next: null, people: PEOPLE },
      }),
    });
    expect(await screen.findByText('sold out until: none → Monday 30 November, 04:00')).toBeVisible();
    expect(screen.getByText('days that conversations are kept: 90 → 30')).toBeVisible();
  });

  test('are narrowed to a subject, a person and days of the property, and shown whole again', async () => {
    const asked: Query[] = [];
    show(ChangeList, api(asked));
    expect(await screen.findByText('Towels 3')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('What'), 'Departments');
    expect(await screen.findByText('Reception', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Towels 3')).toBeNull();
    await userEvent.type(screen.getByLabelText('From'), '2026-11-21');
    await userEvent.type(screen.getByLabelText('Until'), '2026-11-21');
    expect(asked.at(-1)).toEqual({
      property: 'aurora',
      subject: 'department',
      from: '2026-11-21T00:00:00.000Z',
      until: '2026-11-22T00:00:00.000Z',
    });
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Ana');
    expect(await screen.findByText('No change matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show every change' }));
    expect(await screen.findByText('Towels 3')).toBeVisible();
    expect(asked.at(-1)).toEqual({ property: 'aurora' });
  });

  test('are saved as a file with every change that fits, not only those that are shown', async () => {
    show(ChangeList, api());
    expect(await screen.findByText('Towels 3')).toBeVisible();
    expect(screen.queryByText('Reception', { selector: 'p' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await textOf(saved[0])).split('\r\n');
    expect(text[0]).toMatch(/Time,Who,What,Name,Change,Before,After$/);
    expect(text[3]).toBe(
      '2026-11-21 10:00,Rui,Departments,Reception,name: Desk → Reception,"{""name"":""Desk""}","{""name"":""Reception""}"',
    );
    expect(text).toHaveLength(5);
  });

  test('a filter that cannot be applied just now says so, and Retry applies it', async () => {
    let down = false;
    const answers = api();
    show(ChangeList, {
      'GET /api/staff/settings/changes': (input) =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : answers['GET /api/staff/settings/changes'](input),
    });
    expect(await screen.findByText('Towels 3')).toBeVisible();
    down = true;
    await userEvent.selectOptions(screen.getByLabelText('What'), 'Departments');
    expect(await screen.findByRole('alert')).toHaveTextContent('The changes could not be loaded');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Reception', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('who was suspended, which code was replaced, and who was invited is said in words', async () => {
  const said = [
    change(1, {
      subject: 'member',
      title: 'Rui',
      before: { state: 'approved' },
      after: { state: 'suspended' },
    }),
    change(2, {
      subject: 'code',
      title: 'Room 101',
      before: { code: 'active' },
      after: { code: 'replaced' },
    }),
    change(3, { subject: 'invitation', title: '', before: null, after: { role: 'agent' } }),
  ];
  show(ChangeList, {
    'GET /api/staff/settings/changes': () => ({
      ok: true,
      value: { changes: said, next: null, people: PEOPLE },
    }),
  });
  expect(await screen.findByText('access: given → suspended')).toBeVisible();
  expect(screen.getByText('code: in use → replaced by a new one')).toBeVisible();
  expect(screen.getByText('role: Front desk')).toBeVisible();
  expect(screen.getByText('Invitations', { selector: 'p' })).toBeVisible();
});
