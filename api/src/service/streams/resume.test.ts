import { describe, expect, test } from '@jest/globals';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Resuming a stream on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 200 });

  test('with writers at work all the time, a stream that breaks again and again misses nothing and repeats nothing', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const guests = await Promise.all(Array.from({ length: 4 }, () => stage.api.guest(hotel.codes.room.code)));
    const writing = Promise.all(
      guests.flatMap((guest, g) => Array.from({ length: 8 }, (_, i) => guest.say(`message ${g}-${i}`))),
    );
    const whole = await manager.listen(0);
    const numbers: number[] = [];
    let after = 0;
    const bodies = new Set<string>();
    for (let rounds = 0; bodies.size < 32 && rounds < 200; rounds += 1) {
      const piece = await manager.listen(after);
      await piece.when(() => piece.ids.length >= 7 || piece.text.includes(': still here'), 'piece');
      await piece.close();
      numbers.push(...piece.ids);
      after = piece.ids.at(-1) ?? after;
      for (const { event } of piece.received) {
        if (event.type === 'message.created' && event.message.sender.kind === 'guest')
          bodies.add(event.message.body);
      }
    }
    await writing;
    expect(bodies.size).toBe(32);
    const last = numbers.at(-1) ?? 0;
    // Gapless: a manager sees every event of the property, so the numbers run on from one.
    expect(numbers).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    await whole.when(() => (whole.ids.at(-1) ?? 0) >= last, 'last event');
    expect(whole.ids.slice(0, last)).toEqual(numbers);
    await whole.close();
  });

  test('the cursor of a conversation is where its stream continues', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const first = await guest.listen(0);
    await guest.say('before');
    await first.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await first.close();
    const { body } = await guest.call('GET /api/guest/conversation');
    const rest = await guest.listen(Number(body.cursor));
    const said = await guest.say('after');
    await rest.until((e) => e.type === 'message.created' && e.message.id === said.body.id);
    expect(rest.text).not.toContain('before');
    await rest.close();
  });

  test('?after= does the same as Last-Event-ID, and without either a stream starts now', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const first = await guest.listen(0);
    await guest.say('early');
    await first.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await first.close();
    const { EventReader } = await import('../../testing/event-reader.ts');
    const replay = new EventReader(
      await stage.api.open('/api/guest/events?after=0', { cookie: guest.cookie }),
    );
    await replay.until((e) => e.type === 'message.created' && e.message.body === 'early');
    await replay.close();
    const live = await guest.listen();
    await live.when(() => live.text.includes(': still here'), 'heartbeat');
    expect(live.received).toEqual([]);
    expect(live.text).toMatch(/^retry: \d+/);
    await live.close();
  });

  test('a cursor from before the database was created again continues with new events', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const stream = await guest.listen(999_999);
    const said = await guest.say('still heard');
    await stream.until((e) => e.type === 'message.created' && e.message.id === said.body.id);
    await stream.close();
  });

  test('an answer’s pieces come before the message that replaces them, without numbers', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const stream = await guest.listen(0);
    await guest.say('stream this');
    await stream.until((e) => e.type === 'reply.ended');
    const types = stream.types;
    const kept = stream.received.findIndex(
      ({ event }) => event.type === 'message.created' && event.message.sender.kind === 'ai',
    );
    expect(types.lastIndexOf('reply.delta')).toBeLessThan(kept);
    expect(kept).toBeLessThan(types.indexOf('reply.ended'));
    expect(
      stream.received.filter(({ event }) => event.type.startsWith('reply.')).every(({ id }) => id === null),
    ).toBe(true);
    await stream.close();
  });

  test('internal notes reach staff streams and no guest’s', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'agent');
    const [guestStream, staffStream] = [await guest.listen(0), await agent.listen(0)];
    const path = `/api/staff/conversations/${guest.conversationId}`;
    await agent.call(`POST ${path}/notes`, { body: { clientId: 'note-0001', body: 'difficult guest' } });
    await staffStream.until((e) => e.type === 'message.created' && e.message.visibility === 'internal');
    await agent.call(`POST ${path}/messages`, { body: { clientId: 'msg-00001', body: 'Good evening' } });
    await guestStream.until((e) => e.type === 'message.created' && e.message.body === 'Good evening');
    expect(guestStream.text).not.toContain('difficult');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(JSON.stringify(body)).not.toContain('difficult');
    await guestStream.close();
    await staffStream.close();
  });
});
