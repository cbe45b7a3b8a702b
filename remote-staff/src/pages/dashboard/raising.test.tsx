import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { openDashboard, rowOf } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const choices = {
  'GET /api/staff/request-form': () => ({
    ok: true as const,
    value: {
      services: [
        {
          key: 'towels',
          title: 'Towels',
          kind: 'deliver' as const,
          department: { key: 'housekeeping', name: 'Housekeeping' },
          maxQuantity: 10,
        },
      ],
      places: [
        { id: 'p204', label: 'Room 204', kind: 'room' as const, floor: '2', conversationId: 'c1' },
        { id: 'p205', label: 'Room 205', kind: 'room' as const, floor: '2', conversationId: null },
      ],
    },
  }),
};

describe('raising a request', () => {
  test('takes the key n, a place and a service, and names the department', async () => {
    const { calls, announce } = openDashboard({
      ...choices,
      'POST /api/staff/requests': () => ({ ok: true, value: requestFixture({ no: 57, quantity: 3 }) }),
    });
    await rowOf(/Towels/);
    const user = userEvent.setup();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'New request' });
    await user.type(await within(dialog).findByRole('combobox', { name: 'Place' }), '204');
    await user.type(within(dialog).getByRole('combobox', { name: 'Service' }), 'tow');
    await user.type(within(dialog).getByLabelText('How many (optional)'), '3');
    await user.click(within(dialog).getByRole('radio', { name: 'The guest, too, in their chat' }));
    await user.type(within(dialog).getByLabelText(/guest reads, too/), 'Big ones');
    await user.click(within(dialog).getByRole('button', { name: 'Raise it' }));
    expect(calls.at(-1)).toMatchObject({
      key: 'POST /api/staff/requests',
      idempotencyKey: expect.any(String),
      input: {
        body: { service: 'towels', placeId: 'p204', quantity: 3, note: 'Big ones', conversationId: 'c1' },
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(announce).toHaveBeenCalledWith('Request 57 is raised: Towels × 3, Room 204. For Housekeeping.');
  });

  test('that is refused keeps the typed text; the same input again is the same request', async () => {
    const { calls } = openDashboard({
      ...choices,
      'POST /api/staff/requests': () => ({ ok: false, error: problemFixture('unreachable', 503) }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    const dialog = await screen.findByRole('dialog', { name: 'New request' });
    const raise = () => user.click(within(dialog).getByRole('button', { name: 'Raise it' }));
    const place = await within(dialog).findByRole('combobox', { name: 'Place' });
    expect(within(dialog).queryByRole('radio', { name: /no one is in the chat/ })).toBeNull();
    await user.type(place, 'Room 205');
    await raise();
    expect(within(dialog).getByText('Choose one of the services of this property.')).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: /no one is in the chat/ })).toBeDisabled();
    await user.type(within(dialog).getByRole('combobox', { name: 'Service' }), 'Towels');
    await raise();
    expect(await within(dialog).findByText('The request was not raised')).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'Place' })).toHaveValue('Room 205');
    await raise();
    await user.type(within(dialog).getByLabelText('Words (optional)'), 'Two sets');
    await raise();
    const keys = calls
      .filter(({ key }) => key === 'POST /api/staff/requests')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true]);
  });

  test('reports when places and services fail to load, and loads them again', async () => {
    let down = true;
    openDashboard({
      'GET /api/staff/request-form': () =>
        down
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : choices['GET /api/staff/request-form'](),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    expect(await screen.findByText('Places and services could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('combobox', { name: 'Place' })).toBeVisible();
  });
});
