import type { OperationOutput, PromisePreview, ServicePolicy } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { show } from '../settings-fixture.tsx';
import { HoursSettings } from './hours-settings.tsx';

fakeDialogs();

type Answers = NonNullable<Parameters<typeof show>[1]>;

const DAYS = { days: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' };
const NOTHING: ServicePolicy = { rules: [], departments: [], holidays: [] };
const HOUSEKEEPING = { key: 'housekeeping', hours: [DAYS], backup: 'front-desk' };
const STATED: ServicePolicy = {
  rules: [],
  departments: [HOUSEKEEPING],
  holidays: [{ day: '2099-12-25', name: 'Christmas', departments: null, hours: [] }],
};

const towels: PromisePreview = {
  service: 'towels',
  title: 'Towels',
  department: 'housekeeping',
  saved: { acknowledgeBy: '2026-11-24T23:05:00.000Z', promisedAt: '2026-11-24T23:20:00.000Z' },
  wanted: { acknowledgeBy: '2026-11-25T07:05:00.000Z', promisedAt: '2026-11-25T07:20:00.000Z' },
};
const taxi = { ...towels, service: 'taxi', title: 'Taxi', department: 'front-desk' };

/** An API that stores the policy, like the real one. */
function hoursApi(policy: ServicePolicy): Answers {
  let current: OperationOutput<'GET /api/staff/service-levels'> = {
    version: 3,
    policy,
    suggested: { ...NOTHING, departments: [HOUSEKEEPING] },
    levels: [],
  };
  return {
    'GET /api/staff/service-levels': () => ({ ok: true, value: current }),
    'PUT /api/staff/service-levels': ({ body }) => {
      current = { ...current, version: body.version + 1, policy: body.policy };
      return { ok: true, value: current };
    },
    'POST /api/staff/service-levels/preview': () => ({
      ok: true,
      value: { at: '2026-11-24T23:00:00.000Z', services: [towels, taxi] },
    }),
  };
}

const savedOf = (writes: ReturnType<ReturnType<typeof show>['writes']>) =>
  writes
    .filter(({ key }) => key === 'PUT /api/staff/service-levels')
    .map(({ input }) => (input as { body: { version: number; policy: ServicePolicy } }).body);

test('usual hours are offered until some are set, and can be taken and reverted', async () => {
  const { writes } = show(HoursSettings, hoursApi(NOTHING));
  expect(await screen.findByText('Housekeeping: Every day 07:00 to 22:00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take these hours' }));
  const row = screen.getByRole('listitem', { name: 'Housekeeping' });
  expect(await within(row).findByText('Every day 07:00 to 22:00')).toBeVisible();
  expect(within(row).getByText('Helped by Reception')).toBeVisible();
  expect(screen.queryByText('No hours are stated yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('No hours are stated yet')).toBeVisible();
  expect(savedOf(writes())).toMatchObject([
    { version: 3, policy: { departments: [HOUSEKEEPING] } },
    { version: 4, policy: { departments: [] } },
  ]);
});

test('hours are changed by day, show their effect on promises, and are undone', async () => {
  const { writes } = show(HoursSettings, hoursApi(STATED));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the hours of Housekeeping' }));
  const dialog = screen.getByRole('dialog', { name: 'Hours of Housekeeping' });
  const sunday = within(dialog).getByRole('group', { name: 'Sunday' });
  await userEvent.click(
    within(sunday).getByRole('button', { name: 'Remove the hours from 07:00 on Sunday' }),
  );
  expect(within(sunday).getByText('Closed')).toBeVisible();
  // The other department's services are not part of the question.
  expect(await within(dialog).findByText('One promise changes.')).toBeVisible();
  expect(within(dialog).getByText(/^now by 23:20 on .+, then by 07:20 on .+/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Housekeeping: Mon to Sat 07:00 to 22:00; Sun closed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(savedOf(writes()).map(({ policy }) => policy.departments)).toEqual([
    [{ ...HOUSEKEEPING, hours: [{ ...DAYS, days: [1, 2, 3, 4, 5, 6] }] }],
    [HOUSEKEEPING],
  ]);
});

test('an opening without both times is not saved, and says so', async () => {
  const { writes } = show(HoursSettings, hoursApi(STATED));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the hours of Housekeeping' }));
  const monday = within(screen.getByRole('dialog')).getByRole('group', { name: 'Monday' });
  await userEvent.click(within(monday).getByRole('button', { name: 'Add hours on Monday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Each opening needs both times.');
  expect(savedOf(writes())).toEqual([]);
});

test('a holiday needs a name and a day, is added with them, and another one is removed', async () => {
  const { writes } = show(HoursSettings, hoursApi(STATED));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a holiday' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a holiday' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add it' }));
  expect(within(dialog).getByText('Give it a name, as Christmas.')).toBeVisible();
  expect(within(dialog).getByText('Choose the day.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'New Year');
  await userEvent.type(within(dialog).getByLabelText('Day'), '2020-01-01');
  expect(within(dialog).getByText('Choose today or a day to come.')).toBeVisible();
  await userEvent.clear(within(dialog).getByLabelText('Day'));
  await userEvent.type(within(dialog).getByLabelText('Day'), '2099-01-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('New Year is added.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Christmas' }));
  expect(await screen.findByText('Christmas is taken away.')).toBeVisible();
  const newYear = { day: '2099-01-01', name: 'New Year', departments: null, hours: [] };
  expect(savedOf(writes()).map(({ policy }) => policy.holidays)).toEqual([
    [newYear, ...STATED.holidays],
    [newYear],
  ]);
});

test('hours that someone else has changed are loaded again, and the choice stays', async () => {
  show(HoursSettings, {
    ...hoursApi(STATED),
    'PUT /api/staff/service-levels': () => ({
      ok: false,
      error: problemFixture('version-conflict', 409, 'Load it again, then repeat your change.'),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the hours of Housekeeping' }));
  await userEvent.click(screen.getByRole('radio', { name: 'At all hours' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/repeat your change/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'At all hours' })).toBeChecked();
});

test('a change of hours is in the list of changes, and undoing it affects only its department', async () => {
  const { writes } = show(ChangeList, {
    ...hoursApi(STATED),
    'GET /api/staff/settings/menu': () => ({ ok: true, value: { categories: [], dishes: [] } }),
    'GET /api/staff/settings/changes': () => ({
      ok: true,
      value: {
        changes: [
          {
            id: 'a',
            at: '2026-11-23T09:00:00.000Z',
            by: 'Rui',
            subject: 'hours',
            subjectId: 'housekeeping',
            title: 'Housekeeping',
            before: { stated: null },
            // As the database returns it: in its own order of fields.
            after: { stated: { backup: 'front-desk', hours: [DAYS] } },
          },
        ],
        next: null,
      },
    }),
  });
  expect(
    await screen.findByText('hours: At all hours → Every day 07:00 to 22:00, helped by Reception'),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the change of Housekeeping' }));
  expect(await screen.findByText('Housekeeping is as it was before.')).toBeVisible();
  expect(savedOf(writes())).toMatchObject([{ policy: { departments: [], holidays: STATED.holidays } }]);
});
