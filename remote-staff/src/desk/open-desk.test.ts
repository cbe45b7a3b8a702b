import { beforeEach, describe, expect, test } from '@jest/globals';
import { problemFixture } from '../test-support/fake-api.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { clock, fakeDesk, resetDesk, settled } from './fake-desk.ts';

beforeEach(resetDesk);

describe('loading', () => {
  test('follows the stream from the queue’s cursor, which was loaded before anything else', async () => {
    const { desk, stream } = fakeDesk();
    desk.restart();
    await settled();
    expect(stream().after).toBe('7');
    expect(desk.get().queueLoad).toEqual({ status: 'ready' });
    expect(desk.get().conversations.has('c1')).toBe(true);
  });

  test('data outside a role is not requested, and reported as such', async () => {
    const developer = fakeDesk({}, 'developer');
    developer.desk.restart();
    await settled();
    expect(developer.calls).toEqual([]);
    expect(developer.desk.get()).toMatchObject({
      queueLoad: { status: 'failed', problem: { status: 403 } },
      conversationsLoad: { status: 'failed', problem: { status: 403 } },
    });
    const housekeeper = fakeDesk({}, 'staff');
    housekeeper.desk.restart();
    await settled();
    expect(housekeeper.calls).toHaveLength(1);
    expect(housekeeper.desk.get()).toMatchObject({
      queueLoad: { status: 'ready' },
      conversationsLoad: { status: 'failed', problem: { status: 403 } },
    });
  });

  test('a person who may not see the queue still follows the conversations', async () => {
    const { desk, stream } = fakeDesk({
      'GET /api/staff/requests': () => ({ ok: false, error: problemFixture('forbidden', 403) }),
    });
    desk.restart();
    await settled();
    expect(stream().after).toBe('9');
    expect(desk.get().queueLoad).toMatchObject({ status: 'failed', problem: { code: 'forbidden' } });
  });

  test('a restart follows one stream, not two', async () => {
    const { desk, followers } = fakeDesk();
    desk.restart();
    await settled();
    desk.restart();
    await settled();
    expect(followers()).toBe(1);
  });

  test('a response after closing opens no stream', async () => {
    const { desk, followers } = fakeDesk();
    desk.restart();
    desk.close();
    await settled();
    expect(followers()).toBe(0);
  });
});

test('while the stream is lost, the data is as old as the moment of the loss', async () => {
  const { desk, stream } = fakeDesk();
  desk.restart();
  await settled();
  stream().is({ status: 'live' });
  clock.time += 60_000;
  stream().is({ status: 'waiting', retryAt: clock.time + 2000 });
  const lostAt = clock.time;
  clock.time += 12_000;
  stream().is({ status: 'connecting' });
  expect(desk.get().currentUntil).toBe(lostAt);
});

test('a refresh while the stream is lost brings what was missed, and never overwrites newer data', async () => {
  let loads = 0;
  const { desk } = fakeDesk({
    'GET /api/staff/requests': () => {
      loads += 1;
      const missed = requestFixture({ id: 'r2', no: 42 });
      return { ok: true, value: { requests: loads === 1 ? [requestFixture()] : [missed], cursor: '7' } };
    },
  });
  desk.restart();
  await settled();
  clock.time += 20_000;
  await desk.refresh();
  expect([...desk.get().queue.requests.keys()]).toEqual(['r1', 'r2']);
  expect(desk.get().currentUntil).toBe(clock.time);
});
