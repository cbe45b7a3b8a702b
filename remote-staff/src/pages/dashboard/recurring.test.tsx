import type { Recurrence } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { fromNow, openDashboard, rowNames, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const WEEKLY = { unit: 'week', count: 1 } as const;
const descaling = (every: Recurrence | null) =>
  requestFixture({
    id: 'r7',
    no: 58,
    title: 'Descaling',
    quantity: null,
    place: { id: 'spa', label: 'Spa', kind: 'area' },
    acknowledgeBy: fromNow(270),
    promisedAt: fromNow(300),
    schedule: { kind: 'at', at: fromNow(300), every },
    conversationId: null,
  });

const list = (every: Recurrence | null = WEEKLY) => ({
  'GET /api/staff/requests': () => ({
    ok: true as const,
    value: { requests: [towels(), descaling(every)], cursor: '7' },
  }),
});

/** Opens the details of the weekly descaling. */
async function openDetails() {
  const row = await rowOf(/Descaling/);
  await userEvent.click(within(row).getByRole('button', { name: 'Descaling' }));
  return screen.findByRole('complementary', { name: 'Request details' });
}

describe('a request that comes again', () => {
  test('says how often, and is found by that', async () => {
    openDashboard(list());
    expect(within(await rowOf(/Descaling/)).getByText('Comes again every week')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Coming again');
    expect(rowNames()).toEqual(['Spa']);
  });

  test('comes less often when someone says so, and Undo takes it back', async () => {
    const { calls, announce } = openDashboard({
      ...list(),
      'PUT /api/staff/requests/{id}/recurrence': ({ body }) => ({ ok: true, value: descaling(body.every) }),
    });
    const details = await openDetails();
    const often = within(details).getByLabelText('Comes again');
    expect(often).toHaveDisplayValue('Every week');
    await userEvent.selectOptions(often, 'Every 2 weeks');
    expect(calls.at(-1)).toMatchObject({
      key: 'PUT /api/staff/requests/{id}/recurrence',
      idempotencyKey: expect.any(String),
      input: { params: { id: 'r7' }, body: { every: { unit: 'week', count: 2 } } },
    });
    expect(announce).toHaveBeenCalledWith('It comes again every 2 weeks.');
    await userEvent.selectOptions(often, 'Not again');
    expect(within(details).getByText('It does not come again.')).toBeVisible();
    await userEvent.click(within(details).getByRole('button', { name: 'Undo' }));
    expect(calls.at(-1)?.input).toMatchObject({ body: { every: { unit: 'week', count: 2 } } });
    expect(often).toHaveDisplayValue('Every 2 weeks');
    expect(within(details).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('stays as it was when the change is refused, and says why', async () => {
    openDashboard({
      ...list(),
      'PUT /api/staff/requests/{id}/recurrence': () => ({
        ok: false,
        error: problemFixture('unreachable', 503),
      }),
    });
    const details = await openDetails();
    await userEvent.selectOptions(within(details).getByLabelText('Comes again'), 'Not again');
    expect(await within(details).findByText('How often it comes again was not changed')).toBeVisible();
    expect(within(details).getByLabelText('Comes again')).toHaveDisplayValue('Every week');
  });

  test('warns who declines it that it does not come again', async () => {
    openDashboard(list());
    const details = await openDetails();
    await userEvent.click(within(details).getByRole('button', { name: /^Decline/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It comes again every week; this ends that.');
  });

  test('keeps a rhythm that another program set', async () => {
    openDashboard(list({ unit: 'day', count: 10 }));
    const details = await openDetails();
    expect(within(details).getByLabelText('Comes again')).toHaveDisplayValue('Every 10 days');
  });
});

test('a request without a time cannot come again', async () => {
  openDashboard();
  await userEvent.click(await screen.findByRole('button', { name: 'Towels × 2' }));
  const details = await screen.findByRole('complementary', { name: 'Request details' });
  expect(within(details).queryByLabelText('Comes again')).toBeNull();
});
