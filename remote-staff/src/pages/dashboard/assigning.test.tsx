import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { openDashboard, rowNames, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('the assignee of a request', () => {
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

  test('is set by a press, and the request is then among “Mine”', async () => {
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

  test('shows the colleague who was faster', async () => {
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

  test('of a colleague’s handover is marked with their name, and announced once', async () => {
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

  test('is the viewer by the key t, which is announced', async () => {
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
