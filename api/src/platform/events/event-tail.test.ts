import { expect, test } from '@jest/globals';
import type { LogEvent } from '../database/log-event.ts';
import { EventTail } from './event-tail.ts';
import { FramedEvent } from './stream-frames.ts';

const event = (no: number) => new FramedEvent({ no } as LogEvent, (payload) => payload);
const numbers = (found: readonly FramedEvent[] | null) => found?.map(({ event: { no } }) => no) ?? null;

test('the tail of a log has the events since its start, and says when it does not reach back', () => {
  const tail = new EventTail(7);
  tail.append([event(8), event(9)], 0);
  expect(numbers(tail.since(7))).toEqual([8, 9]);
  expect(numbers(tail.since(8))).toEqual([9]);
  expect(numbers(tail.since(9))).toEqual([]);
  expect(tail.since(6)).toBeNull();
  // From an event that this process has not loaded, or an earlier database.
  expect(tail.since(10)).toBeNull();
});

test('the tail drops the oldest events when there are too many', () => {
  const tail = new EventTail(0, 2);
  tail.append([event(1), event(2), event(3)], 0);
  expect(tail.since(0)).toBeNull();
  expect(numbers(tail.since(1))).toEqual([2, 3]);
});

test('the tail drops events over time', () => {
  const tail = new EventTail(0);
  tail.append([event(1)], 1_000);
  tail.append([event(2)], 2_000);
  tail.dropBefore(2_000);
  expect(tail.since(0)).toBeNull();
  expect(numbers(tail.since(1))).toEqual([2]);
  tail.dropBefore(3_000);
  expect(numbers(tail.since(2))).toEqual([]);
  expect(tail.last).toBe(2);
});
