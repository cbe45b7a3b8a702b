import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases)('Repeated writes on %s', (_, create) => {
  const stage = useTestApi(create);
  const withKey = (key: string) => ({ 'idempotency-key': key });

  test('the same message ten times at once is stored once, and every call gets the same answer', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guest.say('only once', 'client-0001')),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body.messages.filter((m: { body: string }) => m.body === 'only once')).toHaveLength(1);
  });

  test('the same client id with other text is refused', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    await guest.say('one thing', 'client-0001');
    const second = await guest.say('another thing', 'client-0001');
    expect([second.status, second.body.code]).toEqual([422, 'idempotency-mismatch']);
  });

  test('a transition with a key is made once; a repeat gets the first answer again', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const manager = stage.api.staff(hotel, 'manager');
    const events = await manager.listen(0);
    await guest.say('ask for towels 2');
    const created = await events.until((e) => e.type === 'request.created');
    if (created.type !== 'request.created') throw new Error('unreachable');
    const path = `POST /api/staff/requests/${created.request.id}/transition`;
    const accept = () => manager.call(path, { body: { to: 'acknowledged' }, headers: withKey('key-1') });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[0]?.body.steps).toHaveLength(2);
    const other = await manager.call(path, { body: { to: 'in_progress' }, headers: withKey('key-1') });
    expect(other.body.code).toBe('idempotency-mismatch');
    await events.close();
  });

  test('a key belongs to its caller', async () => {
    const hotel = await stage.newHotel();
    const [one, two] = [
      await stage.api.guest(hotel.codes.room.code),
      await stage.api.guest(hotel.codes.room.code),
    ];
    const first = await one.call('POST /api/guest/handoff', { headers: withKey('shared-key') });
    const second = await two.call('POST /api/guest/handoff', { headers: withKey('shared-key') });
    expect(first.body.id).toBe(one.conversationId);
    expect(second.body.id).toBe(two.conversationId);
  });

  test('after a refusal the key is free again', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const manager = stage.api.staff(hotel, 'manager');
    const events = await manager.listen(0);
    await guest.say('ask for towels 2');
    const created = await events.until((e) => e.type === 'request.created');
    if (created.type !== 'request.created') throw new Error('unreachable');
    const path = `POST /api/staff/requests/${created.request.id}/transition`;
    const early = await manager.call(path, { body: { to: 'closed' }, headers: withKey('key-2') });
    expect(early.body.code).toBe('illegal-transition');
    await manager.call(path, { body: { to: 'done' } });
    const again = await manager.call(path, { body: { to: 'closed' }, headers: withKey('key-2') });
    expect(again.body.state).toBe('closed');
    await events.close();
  });
});
