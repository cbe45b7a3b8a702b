import { describe, expect, test } from '@jest/globals';
import { requestFixture } from '../../../test-support/request-fixture.ts';
import {
  departmentsIn,
  filterRequests,
  formatFilter,
  parseFilter,
  type QueueFilter,
} from './queue-filter.ts';

const now = Date.parse('2026-03-15T09:10:00.000Z');
const all: QueueFilter = { state: 'open', department: null, text: '' };
const towels = requestFixture();
const shower = requestFixture({
  id: 'r2',
  no: 42,
  title: 'Shower runs cold',
  quantity: null,
  place: { id: 'p310', label: 'Room 310', kind: 'room' },
  department: { key: 'maintenance', name: 'Maintenance' },
  state: 'in_progress',
  promisedAt: '2026-03-15T09:05:00.000Z',
});
const checkout = requestFixture({
  id: 'r3',
  no: 43,
  title: 'Late check-out',
  state: 'on_hold',
  quantity: null,
});
const finished = requestFixture({ id: 'r4', no: 40, state: 'done' });
const queue = [towels, checkout, finished, shower];
const ids = (filter: Partial<QueueFilter>) =>
  filterRequests(queue, { ...all, ...filter }, now).map(({ id }) => id);

describe('the filtered queue', () => {
  test('open requests, soonest due first, paused ones after those with a running clock', () => {
    expect(ids({})).toEqual(['r2', 'r1', 'r3']);
  });

  test.each([
    ['new', ['r1']],
    ['working', ['r2']],
    ['paused', ['r3']],
    // r1 is not accepted in time, though its promise can still be kept.
    ['overdue', ['r2', 'r1']],
    ['finished', ['r4']],
  ] as const)('%s', (state, expected) => {
    expect(ids({ state })).toEqual(expected);
  });

  test.each([
    ['310', ['r2']],
    ['  TOWELS ', ['r1']],
    ['#43', ['r3']],
    ['maintenance', ['r2']],
    ['nothing like it', []],
  ])('text “%s”', (text, expected) => {
    expect(ids({ text })).toEqual(expected);
  });

  test('requests that come again, whenever they are due', () => {
    const weekly = requestFixture({
      id: 'r5',
      no: 44,
      schedule: { kind: 'at', at: '2026-03-20T09:00:00.000Z', every: { unit: 'week', count: 1 } },
    });
    const once = requestFixture({
      id: 'r6',
      schedule: { kind: 'at', at: '2026-03-20T09:00:00.000Z', every: null },
    });
    expect(
      filterRequests([towels, weekly, once], { ...all, state: 'recurring' }, now).map(({ id }) => id),
    ).toEqual(['r5']);
  });

  test('one department', () => {
    expect(ids({ department: 'maintenance' })).toEqual(['r2']);
    expect(departmentsIn(queue).map(({ name }) => name)).toEqual(['Housekeeping', 'Maintenance']);
  });
});

describe('in the URL', () => {
  test('a filter round-trips, and leaves the rest alone', () => {
    const filter: QueueFilter = { state: 'overdue', department: 'housekeeping', text: '204' };
    const search = formatFilter(new URLSearchParams('r=r1'), filter);
    expect(search.get('r')).toBe('r1');
    expect(parseFilter(search)).toEqual(filter);
  });

  test('the default filter leaves no trace', () => {
    expect(formatFilter(new URLSearchParams('state=new&q=204'), all).toString()).toBe('');
  });

  test('an unknown state is the default', () => {
    expect(parseFilter(new URLSearchParams('state=toString')).state).toBe('open');
  });
});
