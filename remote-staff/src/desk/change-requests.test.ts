import type { ServiceRequest } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { problemFixture } from '../test-support/fake-api.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { fakeDesk, resetDesk, settled } from './fake-desk.ts';
import { shownRequests } from './requests/queue-state.ts';

beforeEach(resetDesk);

describe('a move', () => {
  test('is shown before the API has answered, and stays when it is accepted', async () => {
    let answer: (result: ApiResult<ServiceRequest>) => void = () => undefined;
    const { desk, calls } = fakeDesk({
      'POST /api/staff/requests/{id}/transition': () => new Promise((resolve) => (answer = resolve)),
    });
    desk.restart();
    await settled();
    const moved = desk.move('r1', 'acknowledged');
    expect(shownRequests(desk.get().queue)[0]?.state).toBe('acknowledged');
    answer({ ok: true, value: requestFixture({ state: 'acknowledged' }) });
    await moved;
    expect(desk.get().queue.moves.size).toBe(0);
    expect(shownRequests(desk.get().queue)[0]?.state).toBe('acknowledged');
    expect(calls.at(-1)).toMatchObject({ idempotencyKey: 'id-1' });
  });

  test('that did not reach the API goes on by itself when the connection is back', async () => {
    let isOnline = false;
    const { desk, calls, stream } = fakeDesk({
      'POST /api/staff/requests/{id}/transition': () =>
        isOnline
          ? { ok: true, value: requestFixture({ state: 'acknowledged' }) }
          : { ok: false, error: problemFixture('offline', 0) },
    });
    desk.restart();
    await settled();
    await desk.move('r1', 'acknowledged');
    expect(desk.get().queue.refusals.get('r1')?.problem.code).toBe('offline');
    isOnline = true;
    stream().is({ status: 'live' });
    await settled();
    expect(desk.get().queue.refusals.size).toBe(0);
    expect(shownRequests(desk.get().queue)[0]?.state).toBe('acknowledged');
    const sent = calls.filter(({ key }) => key === 'POST /api/staff/requests/{id}/transition');
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['id-1', 'id-1']);
  });

  test('that the API refused is not sent again', async () => {
    const { desk, calls, stream } = fakeDesk({
      'POST /api/staff/requests/{id}/transition': () => ({
        ok: false,
        error: problemFixture('illegal-transition', 409),
      }),
    });
    desk.restart();
    await settled();
    await desk.move('r1', 'done');
    stream().is({ status: 'live' });
    await settled();
    expect(calls.filter(({ key }) => key === 'POST /api/staff/requests/{id}/transition')).toHaveLength(1);
  });

  test('that is refused is rolled back', async () => {
    const { desk } = fakeDesk({
      'POST /api/staff/requests/{id}/transition': () => ({
        ok: false,
        error: problemFixture('illegal-transition', 409),
      }),
    });
    desk.restart();
    await settled();
    await desk.move('r1', 'done');
    expect(shownRequests(desk.get().queue)[0]?.state).toBe('new');
    expect(desk.get().queue.refusals.get('r1')?.problem.code).toBe('illegal-transition');
  });
});
