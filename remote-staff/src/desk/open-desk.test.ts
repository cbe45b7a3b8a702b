import type { ServiceRequest, StaffRole } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { conversationFixture, messageFixture } from '../test-support/conversation-fixture.ts';
import { fakeApi, problemFixture } from '../test-support/fake-api.ts';
import { requestFixture } from '../test-support/request-fixture.ts';
import { openDesk } from './open-desk.ts';
import { shownRequests } from './requests/queue-state.ts';

type Answers = Parameters<typeof fakeApi>[0];

const lists: Answers = {
  'GET /api/staff/requests': () => ({ ok: true, value: { requests: [requestFixture()], cursor: '7' } }),
  'GET /api/staff/conversations': () => ({
    ok: true,
    value: { conversations: [conversationFixture({ unreadByStaff: 2 })], cursor: '9' },
  }),
};

let ids = 0;
let time = Date.parse('2026-03-15T09:01:00.000Z');

function deskWith(answers: Answers = {}, role: StaffRole = 'agent') {
  const fake = fakeApi({ ...lists, ...answers });
  const desk = openDesk({
    api: fake.api,
    propertyId: 'aurora',
    owner: 'u1:aurora',
    role,
    storage: localStorage,
    now: () => time,
    newId: () => `id-${++ids}`,
  });
  return { ...fake, desk };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  ids = 0;
  time = Date.parse('2026-03-15T09:01:00.000Z');
});

describe('loading', () => {
  test('follows the stream from the queue’s cursor, which was read before all else', async () => {
    const { desk, stream } = deskWith();
    desk.restart();
    await settled();
    expect(stream().after).toBe('7');
    expect(desk.get().queueLoad).toEqual({ status: 'ready' });
    expect(desk.get().conversations.has('c1')).toBe(true);
  });

  test('what a role does not include is not asked for, and said to be so', async () => {
    const developer = deskWith({}, 'developer');
    developer.desk.restart();
    await settled();
    expect(developer.calls).toEqual([]);
    expect(developer.desk.get()).toMatchObject({
      queueLoad: { status: 'failed', problem: { status: 403 } },
      conversationsLoad: { status: 'failed', problem: { status: 403 } },
    });
    const housekeeper = deskWith({}, 'staff');
    housekeeper.desk.restart();
    await settled();
    expect(housekeeper.calls).toHaveLength(1);
    expect(housekeeper.desk.get()).toMatchObject({
      queueLoad: { status: 'ready' },
      conversationsLoad: { status: 'failed', problem: { status: 403 } },
    });
  });

  test('who may not see the queue still follows the conversations', async () => {
    const { desk, stream } = deskWith({
      'GET /api/staff/requests': () => ({ ok: false, error: problemFixture('forbidden', 403) }),
    });
    desk.restart();
    await settled();
    expect(stream().after).toBe('9');
    expect(desk.get().queueLoad).toMatchObject({ status: 'failed', problem: { code: 'forbidden' } });
  });

  test('a restart follows one stream, not two', async () => {
    const { desk, followers } = deskWith();
    desk.restart();
    await settled();
    desk.restart();
    await settled();
    expect(followers()).toBe(1);
  });

  test('an answer that comes after closing opens no stream', async () => {
    const { desk, followers } = deskWith();
    desk.restart();
    desk.close();
    await settled();
    expect(followers()).toBe(0);
  });
});

test('while the stream is lost, what is shown is as old as the moment it was lost', async () => {
  const { desk, stream } = deskWith();
  desk.restart();
  await settled();
  stream().is({ status: 'live' });
  time += 60_000;
  stream().is({ status: 'waiting', retryAt: time + 2000 });
  const lostAt = time;
  time += 12_000;
  stream().is({ status: 'connecting' });
  expect(desk.get().currentUntil).toBe(lostAt);
});

test('a refresh beside a lost stream brings what was missed, and never takes newer things back', async () => {
  let loads = 0;
  const { desk } = deskWith({
    'GET /api/staff/requests': () => {
      loads += 1;
      const missed = requestFixture({ id: 'r2', no: 42 });
      return { ok: true, value: { requests: loads === 1 ? [requestFixture()] : [missed], cursor: '7' } };
    },
  });
  desk.restart();
  await settled();
  time += 20_000;
  await desk.refresh();
  expect([...desk.get().queue.requests.keys()]).toEqual(['r1', 'r2']);
  expect(desk.get().currentUntil).toBe(time);
});

describe('a move', () => {
  test('is shown before the API has answered, and stays when it is taken', async () => {
    let answer: (result: ApiResult<ServiceRequest>) => void = () => undefined;
    const { desk, calls } = deskWith({
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

  test('that is refused goes back', async () => {
    const { desk } = deskWith({
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

describe('a message', () => {
  test('that fails is kept, in storage too, and is sent again under the same id', async () => {
    let fails = true;
    const { desk, calls } = deskWith({
      'POST /api/staff/conversations/{id}/messages': ({ body }) =>
        fails
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: messageFixture({ id: 'm9', clientId: body.clientId, body: body.body }) },
    });
    await desk.send('c1', 'answer', '  On its way ');
    expect(desk.get().outbox).toMatchObject([{ body: 'On its way', state: { status: 'failed' } }]);
    expect(localStorage.getItem('bellkey-staff-outbox:u1:aurora')).toContain('On its way');

    fails = false;
    await desk.resend('id-1');
    expect(desk.get().outbox).toEqual([]);
    expect(localStorage.getItem('bellkey-staff-outbox:u1:aurora')).toBeNull();
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['id-1', 'id-1']);
  });

  test('that is a note goes to the notes’ own endpoint and to no other', async () => {
    const { desk, calls } = deskWith();
    await desk.send('c1', 'note', 'He was here last year');
    expect(calls.map(({ key }) => key)).toEqual(['POST /api/staff/conversations/{id}/notes']);
  });

  test('appears once, whether its answer or its event comes first', async () => {
    const sent = messageFixture({ id: 'm9', clientId: 'id-1', body: 'On its way' });
    const { desk, stream } = deskWith({
      'GET /api/staff/conversations/{id}': () => ({
        ok: true,
        value: { conversation: conversationFixture(), messages: [], requests: [], cursor: '9' },
      }),
      'POST /api/staff/conversations/{id}/messages': () => {
        stream().emit({ type: 'message.created', message: sent });
        return { ok: true, value: sent };
      },
    });
    desk.restart();
    await settled();
    await desk.openThread('c1');
    await desk.send('c1', 'answer', 'On its way');
    expect(desk.get().outbox).toEqual([]);
    expect(desk.get().threads.get('c1')?.messages).toHaveLength(1);
  });
});

test('reading a conversation clears its count at once and tells the API once', async () => {
  const { desk, calls } = deskWith();
  desk.restart();
  await settled();
  await desk.markSeen('c1');
  await desk.markSeen('c1');
  expect(desk.get().conversations.get('c1')?.unreadByStaff).toBe(0);
  expect(calls.filter(({ key }) => key === 'POST /api/staff/conversations/{id}/seen')).toHaveLength(1);
});
