import { describe, expect, test } from '@jest/globals';
import { dyingAfterRequest } from '../../testing/scenes/dying-turn.ts';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { sharedTestDatabases, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { LEASE_MS } from './claim-turn.ts';

describe.each(testDatabases)('Interrupted turns on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 200 });
  const kinds = (body: { messages: Array<{ sender: { kind: string } }> }) =>
    body.messages.map((m) => m.sender.kind);

  test('a turn that was interrupted after its request runs again and does not repeat the request', async () => {
    const hotel = await stage.newHotel();
    const { runTurn, died } = dyingAfterRequest();
    const doomed = await startTestApi(stage.database, { runTurn });
    const guest = await doomed.guest(hotel.codes.room.code);
    const said = await guest.say('ask for towels 2');
    await died;
    // State after a killed process: its lease expires, and the next process finds the turn.
    const next = await startTestApi(stage.database);
    next.clock.skip(LEASE_MS + 5_000);
    next.api.turnRunner.wake(hotel.id);
    const events = await next.staff(hotel, 'manager').listen(0);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    const { body } = await next
      .staff(hotel, 'manager')
      .call(`GET /api/staff/conversations/${guest.conversationId}`);
    expect(body.messages[0].id).toBe(said.body.id);
    expect(kinds(body)).toEqual(['guest', 'ai']);
    expect(body.requests).toHaveLength(1);
    await events.close();
    await next.stop();
    await doomed.stop();
  });

  test('a poisoned turn goes to a person after three interruptions', async () => {
    const hotel = await stage.newHotel();
    const { runTurn, died } = dyingAfterRequest();
    const doomed = await startTestApi(stage.database, { runTurn });
    const guest = await doomed.guest(hotel.codes.room.code);
    await guest.say('ask for towels 2');
    await died;
    const apis = [];
    for (let crash = 1; crash <= 3; crash += 1) {
      const again = dyingAfterRequest();
      const api = await startTestApi(stage.database, { runTurn: again.runTurn });
      apis.push(api);
      api.clock.skip(crash * (LEASE_MS + 5_000) * 2);
      api.api.turnRunner.wake(hotel.id);
      if (crash < 3) await again.died;
      else {
        const events = await api.staff(hotel, 'manager').listen(0);
        await events.until(
          (e) => e.type === 'conversation.updated' && e.conversation.handoff?.reason === 'engine-error',
        );
        await events.close();
      }
    }
    await Promise.all([doomed, ...apis].map((api) => api.stop()));
  }, 60_000);
});

// Several processes can share a database server; the embedded database belongs to one process.
if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Two API processes over one %s', (_, create) => {
    const stage = useTestApi(create);

    test('events at one are seen at the other at once, pieces of an answer included', async () => {
      const other = await stage.testDatabase.open();
      // No heartbeat brings the events: they come with their notification, however busy the machine is, or not at all.
      const second = await startTestApi(other, { heartbeatMs: 10 * 60_000 });
      const hotel = await makeSmallHotel(second.api.store);
      const guest = await stage.api.guest(hotel.codes.room.code);
      const staffEvents = await second.staff(hotel, 'manager').listen(0);
      await guest.say('ask for towels 2');
      await staffEvents.until((e) => e.type === 'request.created');
      await staffEvents.until((e) => e.type === 'reply.step');
      const { body } = await second.staff(hotel, 'manager').call('GET /api/staff/requests');
      expect(body.requests).toHaveLength(1);
      await staffEvents.close();
      await second.stop();
      await other.close();
    });

    test('a burst of messages at both is answered exactly once', async () => {
      const other = await stage.testDatabase.open();
      const second = await startTestApi(other);
      const hotel = await makeSmallHotel(second.api.store);
      const guest = await stage.api.guest(hotel.codes.room.code);
      const events = await guest.listen(0);
      await guest.say('first');
      await second.call('POST /api/guest/messages', {
        cookie: guest.cookie,
        body: { clientId: 'client-9999', body: 'second' },
      });
      await events.until(
        (e) =>
          e.type === 'message.created' && e.message.sender.kind === 'ai' && e.message.body.includes('second'),
      );
      const turnIds = events.received.flatMap(({ event }) =>
        event.type === 'message.created' && event.message.turnId ? [event.message.turnId] : [],
      );
      expect(new Set(turnIds).size).toBe(turnIds.length);
      await events.close();
      await second.stop();
      await other.close();
    });
  });
}
