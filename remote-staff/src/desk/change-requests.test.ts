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
