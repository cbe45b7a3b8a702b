import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi } from '../test-support/fake-api.ts';
import type { DeskWorld } from './desk.ts';
import { closeDesks, deskOf, holdDesk, LINGER_MS } from './desk-registry.ts';

const OWNER = 'u1:aurora';

function world() {
  const fake = fakeApi({
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '1' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations: [], cursor: '1' } }),
  });
  const deskWorld: DeskWorld = {
    api: fake.api,
    propertyId: 'aurora',
    owner: OWNER,
    role: 'agent',
    storage: localStorage,
    now: () => 0,
    newId: () => 'id',
  };
  return { ...fake, deskWorld };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('in another role there is another desk, which is asked anew', async () => {
  const { api, deskWorld, calls } = world();
  const desk = deskOf({ ...deskWorld, role: 'developer' });
  const leave = holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([]);
  expect(deskOf(deskWorld)).not.toBe(desk);
  leave();
  holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(LINGER_MS);
  expect(calls).toHaveLength(2);
});

test('going to another page keeps the desk and its stream', async () => {
  const { api, deskWorld, calls, followers } = world();
  const desk = deskOf(deskWorld);
  const leave = holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  leave();
  await jest.advanceTimersByTimeAsync(LINGER_MS - 1);
  expect(deskOf(deskWorld)).toBe(desk);
  holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(LINGER_MS);
  expect(followers()).toBe(1);
  expect(calls).toHaveLength(2);
});

test('a desk that nobody looks at any more lets go of its stream', async () => {
  const { api, deskWorld, followers } = world();
  const desk = deskOf(deskWorld);
  const leave = holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  expect(followers()).toBe(1);
  leave();
  await jest.advanceTimersByTimeAsync(LINGER_MS);
  expect(followers()).toBe(0);
  expect(deskOf(deskWorld)).not.toBe(desk);
});

test('signing out closes every desk at once', async () => {
  const { api, deskWorld, followers } = world();
  const desk = deskOf(deskWorld);
  holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  closeDesks(api);
  expect(followers()).toBe(0);
  expect(deskOf(deskWorld)).not.toBe(desk);
});
