import { beforeEach, describe, expect, test } from '@jest/globals';
import { conversationFixture, messageFixture } from '../test-support/conversation-fixture.ts';
import { problemFixture } from '../test-support/fake-api.ts';
import { fakeDesk, resetDesk, settled } from './fake-desk.ts';

beforeEach(resetDesk);

describe('a message', () => {
  test('that fails is kept, in storage too, and is sent again under the same id', async () => {
    let fails = true;
    const { desk, calls } = fakeDesk({
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
    const { desk, calls } = fakeDesk();
    await desk.send('c1', 'note', 'He was here last year');
    expect(calls.map(({ key }) => key)).toEqual(['POST /api/staff/conversations/{id}/notes']);
  });

  test('appears once, whether its response or its event comes first', async () => {
    const sent = messageFixture({ id: 'm9', clientId: 'id-1', body: 'On its way' });
    const { desk, stream } = fakeDesk({
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
  const { desk, calls } = fakeDesk();
  desk.restart();
  await settled();
  await desk.markSeen('c1');
  await desk.markSeen('c1');
  expect(desk.get().conversations.get('c1')?.unreadByStaff).toBe(0);
  expect(calls.filter(({ key }) => key === 'POST /api/staff/conversations/{id}/seen')).toHaveLength(1);
});
