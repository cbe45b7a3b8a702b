import type { ServiceRequest } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { accepted, fromNow, openDashboard, rowOf, towels } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const pillows = () =>
  requestFixture({
    ...towels(),
    id: 'r3',
    no: 43,
    title: 'Pillows',
    quantity: null,
    promisedAt: fromNow(25),
  });
const two = () => ({ ok: true as const, value: { requests: [towels(), pillows()], cursor: '7' } });
const BRUNO = { id: 'member-bruno', name: 'Bruno', onDuty: true, allDepartments: true, departments: [] };

describe('several requests at once', () => {
  test('are accepted together; those a colleague changed first are named and stay selected', async () => {
    openDashboard({
      'GET /api/staff/requests': two,
      'POST /api/staff/requests/{id}/transition': ({ params }) =>
        params.id === 'r1'
          ? { ok: true, value: accepted(towels()) }
          : { ok: false, error: problemFixture('illegal-transition', 409, 'Its state has changed.') },
    });
    const user = userEvent.setup();
    await rowOf(/Towels/);
    await user.click(screen.getByRole('button', { name: 'Mark several' }));
    const bar = await screen.findByRole('region', { name: 'Marked requests' });
    await user.click(within(bar).getByRole('button', { name: 'Mark all 2' }));
    await user.click(within(bar).getByRole('button', { name: 'Accept 2' }));
    expect(await within(bar).findByText('Accepted 1 request.')).toBeVisible();
    expect(within(bar).getByRole('alert')).toHaveTextContent('Pillows, Room 204: Its state has changed.');
    expect(screen.getByRole('checkbox', { name: 'Mark Pillows, Room 204' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Mark Towels × 2, Room 204' })).not.toBeChecked();
  });

  test('are handed to a colleague, and back by Undo to their previous assignees', async () => {
    const assigned: Record<string, string | null> = {};
    const { calls } = openDashboard({
      'GET /api/staff/requests': () => ({
        ok: true,
        value: {
          requests: [towels(), { ...pillows(), assignee: { id: 'member-ana', name: 'Ana' } }],
          cursor: '7',
        },
      }),
      'GET /api/staff/colleagues': () => ({ ok: true, value: { colleagues: [BRUNO] } }),
      'PUT /api/staff/requests/{id}/assignee': ({ params, body }) => {
        assigned[params.id] = body.to;
        const request = params.id === 'r1' ? towels() : pillows();
        return { ok: true, value: { ...request, assignee: body.to ? { id: body.to, name: 'Bruno' } : null } };
      },
    });
    const user = userEvent.setup();
    await rowOf(/Towels/);
    await user.click(screen.getByRole('button', { name: 'Mark several' }));
    const bar = await screen.findByRole('region', { name: 'Marked requests' });
    await user.click(within(bar).getByRole('button', { name: 'Mark all 2' }));
    await within(bar).findByRole('option', { name: 'Bruno' });
    await user.selectOptions(
      within(bar).getByRole('combobox', { name: 'Hand the marked requests to' }),
      'Bruno',
    );
    expect(await within(bar).findByText('2 requests: Bruno’s now.')).toBeVisible();
    expect(assigned).toEqual({ r1: 'member-bruno', r3: 'member-bruno' });
    await user.click(within(bar).getByRole('button', { name: 'Undo' }));
    expect(await within(bar).findByText('Undone for 2 requests.')).toBeVisible();
    expect(assigned).toEqual({ r1: null, r3: 'member-ana' });
    expect(calls.filter(({ key }) => key === 'GET /api/staff/colleagues')).toHaveLength(1);
  });

  test('are accepted together, and by Undo new again, for ten seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const known = new Map([towels(), pillows()].map((request) => [request.id, request]));
    const become = (id: string, change: (request: ServiceRequest) => ServiceRequest) => {
      const next = change(known.get(id) ?? towels());
      known.set(id, next);
      return { ok: true as const, value: next };
    };
    const takenBack = (request: ServiceRequest): ServiceRequest => ({
      ...request,
      state: 'new',
      assignee: null,
      steps: [
        ...request.steps,
        {
          state: 'new',
          at: fromNow(0),
          by: { kind: 'staff', name: 'Ana' },
          reason: null,
          event: { kind: 'taken-back' },
        },
      ],
    });
    const { calls } = openDashboard({
      'GET /api/staff/requests': two,
      'POST /api/staff/requests/{id}/transition': ({ params }) => become(params.id, accepted),
      'POST /api/staff/requests/{id}/take-back': ({ params }) => become(params.id, takenBack),
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const acceptBoth = async () => {
      await user.click(within(bar()).getByRole('button', { name: 'Mark all 2' }));
      await user.click(within(bar()).getByRole('button', { name: 'Accept 2' }));
      expect(await within(bar()).findByText('Accepted 2 requests.')).toBeVisible();
    };
    const bar = () => screen.getByRole('region', { name: 'Marked requests' });
    await rowOf(/Towels/);
    await user.click(screen.getByRole('button', { name: 'Mark several' }));
    await screen.findByRole('region', { name: 'Marked requests' });
    await acceptBoth();
    expect(await rowOf(/Towels/)).toHaveTextContent('Accepted');
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
    expect(await within(bar()).findByText('Undone for 2 requests.')).toBeVisible();
    expect(await rowOf(/Towels/)).not.toHaveTextContent('Accepted');
    expect(calls.filter(({ key }) => key === 'POST /api/staff/requests/{id}/take-back')).toHaveLength(2);
    await acceptBoth();
    await user.unhover(within(bar()).getByRole('button', { name: 'Undo' }));
    act(() => jest.advanceTimersByTime(9_000));
    expect(within(bar()).getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1_500));
    expect(within(bar()).queryByRole('button', { name: 'Undo' })).toBeNull();
    jest.useRealTimers();
  });

  test('are selected by a key, from the focused row', async () => {
    openDashboard({ 'GET /api/staff/requests': two });
    const user = userEvent.setup();
    await rowOf(/Towels/);
    await user.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: 'Mark Towels × 2, Room 204' })).toBeChecked();
    await user.keyboard('jx');
    const bar = await screen.findByRole('region', { name: 'Marked requests' });
    expect(within(bar).getByText('2 marked')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the board', () => {
  test('has a column for each stage, moves requests with a press, and is in the address', async () => {
    openDashboard({
      'GET /api/staff/requests': two,
      'POST /api/staff/requests/{id}/transition': () => ({ ok: true, value: accepted(towels()) }),
    });
    const user = userEvent.setup();
    await rowOf(/Towels/);
    await user.keyboard('b');
    const fresh = await screen.findByRole('region', { name: 'New, 2' });
    await user.click(within(fresh).getByRole('button', { name: 'Accept Towels × 2, Room 204' }));
    expect(
      within(await screen.findByRole('region', { name: 'Accepted, 1' })).getByText('Towels × 2'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Board', pressed: true }));
    expect(await rowOf(/Towels/)).toHaveTextContent('Accepted');
  });

  test('opens from the address, and keeps its filters', async () => {
    openDashboard({ 'GET /api/staff/requests': two }, '/dashboard?view=board&q=pillows');
    expect(within(await screen.findByRole('region', { name: 'New, 1' })).getByText('Pillows')).toBeVisible();
  });
});
