import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi } from '../test-support/fake-api.ts';
import { closeDesks, deskOf, holdDesk, LINGER_MS } from './desk-registry.ts';
import type { DeskPorts } from './desk-store.ts';

const OWNER = 'u1:aurora';

function ports() {
  const fake = fakeApi({
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '1' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations: [], cursor: '1' } }),
  });
  const deskPorts: DeskPorts = {
    api: fake.api,
    propertyId: 'aurora',
    owner: OWNER,
    role: 'agent',
    storage: localStorage,
    now: () => 0,
    newId: () => 'id',
  };
  return { ...fake, deskPorts };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('another role gets another desk, which loads again', async () => {
  const { api, deskPorts, calls } = ports();
  const desk = deskOf({ ...deskPorts, role: 'developer' });
  const leave = holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([]);
  expect(deskOf(deskPorts)).not.toBe(desk);
  leave();
  holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(LINGER_MS);
  expect(calls).toHaveLength(2);
});

test('navigation keeps the desk and its stream', async () => {
  const { api, deskPorts, calls, followers } = ports();
  const desk = deskOf(deskPorts);
  const leave = holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  leave();
  await jest.advanceTimersByTimeAsync(LINGER_MS - 1);
  expect(deskOf(deskPorts)).toBe(desk);
  holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(LINGER_MS);
  expect(followers()).toBe(1);
  expect(calls).toHaveLength(2);
});

test('a desk that no one looks at any more closes its stream', async () => {
  const { api, deskPorts, followers } = ports();
  const desk = deskOf(deskPorts);
  const leave = holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  expect(followers()).toBe(1);
  leave();
  await jest.advanceTimersByTimeAsync(LINGER_MS);
  expect(followers()).toBe(0);
  expect(deskOf(deskPorts)).not.toBe(desk);
});

test('signing out closes every desk at once', async () => {
  const { api, deskPorts, followers } = ports();
  const desk = deskOf(deskPorts);
  holdDesk(api, OWNER);
  await jest.advanceTimersByTimeAsync(0);
  closeDesks(api);
  expect(followers()).toBe(0);
  expect(deskOf(deskPorts)).not.toBe(desk);
});
