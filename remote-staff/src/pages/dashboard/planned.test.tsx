import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { wallTime } from '@bellkey/shared/wall-time';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { fromNow, openDashboard, rowNames, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const planned = (minutes: number) =>
  requestFixture({
    id: `planned-${minutes}`,
    no: 50 + minutes,
    title: 'Wake-up call',
    quantity: null,
    place: { id: 'p401', label: `Room ${400 + minutes}`, kind: 'room' },
    createdAt: fromNow(-5),
    acknowledgeBy: fromNow(minutes - 30),
    promisedAt: fromNow(minutes),
    schedule: { kind: 'at', at: fromNow(minutes), every: null },
    state: 'acknowledged',
  });

const open = () =>
  openDashboard({
    'GET /api/staff/requests': () => ({
      ok: true,
      value: { requests: [towels(), planned(300), planned(45)], cursor: '7' },
    }),
    'POST /api/staff/requests/{id}/transition': () => ({
      ok: true,
      value: { ...towels(), promisedAt: fromNow(600) },
    }),
    'POST /api/staff/requests/{id}/schedule': () => ({ ok: true, value: planned(300) }),
  });

describe('planned requests', () => {
  test('are in a list of their own until an hour before their time', async () => {
    open();
    await rowOf(/Towels/);
    expect(rowNames()).toEqual(['Room 204', 'Room 445']);
    const lane = screen.getByRole('table', { name: 'Planned for later' });
    expect(within(lane).getByRole('rowheader', { name: 'Room 700' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Planned for later (1)' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Planned for later');
    expect(rowNames()).toEqual(['Room 700']);
  });

  test('and others get a new time with a reason, in property time', async () => {
    const { calls } = open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Towels × 2' }));
    await user.click(await screen.findByRole('button', { name: 'Change the time of Towels × 2, Room 204' }));
    const dialog = await screen.findByRole('dialog', { name: 'New time: Towels × 2, Room 204' });
    const promise = within(dialog).getByRole('button', { name: 'Promise it' });
    await user.click(promise);
    expect(within(dialog).getByText('Write one sentence; the guest reads it.')).toBeVisible();
    const [day = '', time = ''] = wallTime(new Date(fromNow(600)), 'Europe/Lisbon').split('T');
    await user.clear(within(dialog).getByLabelText('Day'));
    await user.type(within(dialog).getByLabelText('Day'), day);
    await user.clear(within(dialog).getByLabelText('Time'));
    await user.type(within(dialog).getByLabelText('Time'), time);
    await user.click(within(dialog).getByRole('button', { name: 'We are waiting for a part.' }));
    await user.click(promise);
    const { body } = (calls.at(-1)?.input ?? {}) as { body: { promiseMinutes: number } };
    expect(body).toMatchObject({ to: 'new', reason: 'We are waiting for a part.' });
    expect(Math.abs(body.promiseMinutes - 600)).toBeLessThanOrEqual(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stay planned when they are moved', async () => {
    const { calls } = open();
    const user = userEvent.setup();
    const row = await rowOf(/Room 700/);
    await user.click(within(row).getByRole('button', { name: 'Wake-up call' }));
    await user.click(
      await screen.findByRole('button', { name: 'Change the time of Wake-up call, Room 700' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'New time: Wake-up call, Room 700' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'You asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Promise it' }));
    expect(calls.at(-1)).toMatchObject({
      key: 'POST /api/staff/requests/{id}/schedule',
      input: { params: { id: 'planned-300' }, body: { kind: 'at', reason: 'You asked.' } },
    });
  });
});
