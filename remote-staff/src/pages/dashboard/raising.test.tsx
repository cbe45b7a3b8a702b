import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { openDashboard, rowNames, rowOf, towels } from './open-dashboard.tsx';

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
  test('takes the key n, a place and a service, and says who does it', async () => {
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

  test('that is refused keeps what was typed; the same again is the same request', async () => {
    const { calls } = openDashboard({
      ...choices,
      'POST /api/staff/requests': () => ({ ok: false, error: problemFixture('unreachable', 503) }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    const dialog = await screen.findByRole('dialog', { name: 'New request' });
    const raise = () => user.click(within(dialog).getByRole('button', { name: 'Raise it' }));
    await user.type(await within(dialog).findByRole('combobox', { name: 'Place' }), 'Room 205');
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

  test('says when places and services could not be loaded, and loads them again', async () => {
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

describe('who has a request', () => {
  const assigned = (id: string, name: string) => ({
    ...towels(),
    assignee: { id, name },
    steps: [
      ...towels().steps,
      {
        state: 'new' as const,
        at: new Date().toISOString(),
        by: { kind: 'staff' as const, name },
        reason: null,
        event: { kind: 'assigned', name },
      },
    ],
  });

  test('is taken by a press, and is then among “Mine”', async () => {
    const { calls } = openDashboard({
      'PUT /api/staff/requests/{id}/assignee': () => ({ ok: true, value: assigned('member-ana', 'Ana') }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Towels × 2' }));
    const details = await screen.findByRole('complementary', { name: 'Request details' });
    await user.click(within(details).getByRole('button', { name: 'Take Towels × 2, Room 204' }));
    expect(calls.at(-1)?.input).toMatchObject({
      params: { id: 'r1' },
      body: { to: 'member-ana', from: null },
    });
    expect(within(details).getByText('you')).toBeVisible();
    expect(within(details).getByText(/Now with Ana/)).toBeVisible();
    expect(within(details).getByRole('button', { name: 'Give back Towels × 2, Room 204' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'Mine');
    expect(rowNames()).toEqual(['Room 204']);
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'No one’s');
    expect(rowNames()).toEqual(['Room 310']);
  });

  test('that a colleague took first is said, with who has it', async () => {
    openDashboard({
      'PUT /api/staff/requests/{id}/assignee': () => ({
        ok: false,
        error: problemFixture('already-assigned', 409, 'Rui has it.'),
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Towels × 2' }));
    const details = await screen.findByRole('complementary', { name: 'Request details' });
    await user.click(within(details).getByRole('button', { name: 'Take Towels × 2, Room 204' }));
    expect(await within(details).findByRole('alert')).toHaveTextContent('Rui has it.');
  });

  test('is chosen among those who work on it', async () => {
    const { calls } = openDashboard({
      'GET /api/staff/colleagues': () => ({
        ok: true,
        value: {
          colleagues: [
            {
              id: 'rui',
              name: 'Rui',
              departments: [{ key: 'housekeeping', name: 'Housekeeping' }],
              allDepartments: false,
              onDuty: false,
            },
            {
              id: 'tom',
              name: 'Tom',
              departments: [{ key: 'maintenance', name: 'Maintenance' }],
              allDepartments: false,
              onDuty: true,
            },
          ],
        },
      }),
      'PUT /api/staff/requests/{id}/assignee': () => ({ ok: true, value: assigned('rui', 'Rui') }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Towels × 2' }));
    const details = await screen.findByRole('complementary', { name: 'Request details' });
    await user.click(within(details).getByRole('button', { name: 'Hand to…' }));
    const choice = await within(details).findByLabelText('Hand Towels × 2, Room 204 to');
    expect(within(choice).queryByText('Tom')).toBeNull();
    await user.selectOptions(choice, 'Rui (off duty)');
    expect(calls.at(-1)?.input).toMatchObject({ body: { to: 'rui', from: null } });
    expect(await rowOf(/Towels.*Rui/)).toBeVisible();
  });

  test('that a colleague hands over is marked with their name, and said once', async () => {
    const { stream, announce } = openDashboard();
    await rowOf(/Towels/);
    const given = assigned('member-ana', 'Ana');
    const handed = {
      ...given,
      steps: given.steps.map((step) =>
        step.event ? { ...step, by: { kind: 'staff' as const, name: 'Rui' } } : step,
      ),
    };
    act(() => stream().emit({ type: 'request.updated', request: handed }));
    act(() => stream().emit({ type: 'request.updated', request: handed }));
    expect(await rowOf(/Towels.*From Rui.*You/)).toBeVisible();
    expect(announce.mock.calls).toEqual([['Rui hands you Towels × 2, Room 204']]);
  });

  test('is the viewer by the key t, and is said', async () => {
    const { announce } = openDashboard({
      'PUT /api/staff/requests/{id}/assignee': () => ({ ok: true, value: assigned('member-ana', 'Ana') }),
    });
    await rowOf(/Towels/);
    const user = userEvent.setup();
    await user.keyboard('jj');
    await user.keyboard('t');
    expect(await rowOf(/Towels.*You/)).toBeVisible();
    expect(announce).toHaveBeenCalledWith('Yours: Towels × 2, Room 204');
  });
});
