import type { KitchenTicket, RequestState } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { requestFixture } from '../../../test-support/request-fixture.ts';
import { kitchenLanes } from './kitchen-lanes.ts';

const NOW = Date.parse('2026-03-15T12:00:00.000Z');
const ticket = (id: string, state: RequestState, at?: string): KitchenTicket => ({
  request: requestFixture({ id, state, schedule: at ? { kind: 'at', at, every: null } : null }),
  order: null,
});

test('each order is in the lane of its state, in the given order', () => {
  const lanes = kitchenLanes(
    [
      ticket('a', 'new'),
      ticket('b', 'acknowledged'),
      ticket('c', 'in_progress'),
      ticket('d', 'waiting_guest'),
      ticket('e', 'done'),
      ticket('f', 'new'),
      ticket('g', 'cancelled'),
    ],
    NOW,
  );
  const ids = Object.fromEntries(
    Object.entries(lanes).map(([lane, tickets]) => [lane, tickets.map(({ request }) => request.id).join('')]),
  );
  expect(ids).toEqual({ new: 'af', going: 'bc', ready: '', asked: 'd', later: '', served: 'e' });
});

test('an order for later has its own lane until its time is near, by its time', () => {
  const lanes = kitchenLanes(
    [
      ticket('evening', 'acknowledged', '2026-03-15T19:00:00.000Z'),
      ticket('afternoon', 'new', '2026-03-15T15:00:00.000Z'),
      ticket('soon', 'new', '2026-03-15T12:30:00.000Z'),
      ticket('begun', 'in_progress', '2026-03-15T15:00:00.000Z'),
    ],
    NOW,
  );
  expect(lanes.later.map(({ request }) => request.id)).toEqual(['afternoon', 'evening']);
  expect(lanes.new.map(({ request }) => request.id)).toEqual(['soon']);
  expect(lanes.going.map(({ request }) => request.id)).toEqual(['begun']);
});
