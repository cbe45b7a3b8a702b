import { describe, expect, test } from '@jest/globals';
import type { EventReader } from '../../testing/event-reader.ts';
import { createStreamScene, everything, guestOf, idsOf, seen } from '../../testing/scenes/stream-scene.ts';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createStore } from '../database/create-store.ts';
import { done } from '../outcome/outcome.ts';

describe.each(testDatabases)('Streams of a property on %s', (_, create) => {
  const scene = createStreamScene(create);
  const { fanOutOf, listen, announce, countRoundTrips } = scene;

  test('get an event of this process from the write itself, however many they are', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf();
    const conversations = Array.from({ length: 12 }, (_, index) => `conversation ${index}`);
    const guests = await Promise.all(conversations.map((name) => listen(fanOut, id, guestOf(name))));
    const staff = await Promise.all(Array.from({ length: 8 }, () => listen(fanOut, id, everything)));
    const reads = await countRoundTrips(async () => {
      await announce(id, 'one', conversations);
      await Promise.all(guests.map((guest) => guest.when(() => idsOf(guest).length === 1, 'event')));
      await Promise.all(staff.map((member) => member.when(() => idsOf(member).length === 12, 'events')));
    });
    expect(reads).toBe(1);
    expect(guests.map((guest) => guest.ids)).toEqual(conversations.map((_, index) => [index + 1]));
  });

  test('get what other processes wrote from one load of the log, in order', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf();
    const guests = await Promise.all(['a', 'b', 'a'].map((name) => listen(fanOut, id, guestOf(name))));
    // This store announces nothing here, like another process.
    const other = createStore(
      scene.database,
      () => new Date(),
      () => undefined,
    );
    await announce(id, 'another', ['a', 'b'], other);
    const reads = await countRoundTrips(async () => {
      await announce(id, 'own', ['b', 'a']);
      await Promise.all(guests.map((guest) => guest.when(() => idsOf(guest).length === 2, 'events')));
    });
    // One of them is the write.
    expect(reads).toBe(2);
    expect(guests.map(idsOf)).toEqual([1, 2, 3].map(() => ['another', 'own']));
    expect(guests.map((guest) => guest.ids)).toEqual([
      [1, 4],
      [2, 3],
      [1, 4],
    ]);
  });

  test('open together in one transaction, each with what it missed', async () => {
    const { id } = await makeSmallHotel(scene.store);
    await announce(id, 'one', ['a', 'b']);
    await announce(id, 'two', ['b']);
    const fanOut = fanOutOf();
    const [a, b, staff] = await (async () => {
      let readers: EventReader[] = [];
      const joins = await countRoundTrips(async () => {
        readers = await Promise.all([
          listen(fanOut, id, guestOf('a')),
          listen(fanOut, id, guestOf('b'), 2),
          listen(fanOut, id, everything),
        ]);
      });
      expect(joins).toBe(1);
      return readers as [EventReader, EventReader, EventReader];
    })();
    await staff.when(() => staff.ids.length === 3, 'events');
    await b.when(() => b.ids.length === 1, 'event');
    expect([a.ids, b.ids, staff.ids]).toEqual([[1], [3], [1, 2, 3]]);
  });

  test('cost nothing while idle but one check of all rights per round', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf(400);
    const readers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => listen(fanOut, id, guestOf(`${index}`))),
    );
    const beats = (reader: EventReader) => reader.text.split(': still here').length - 1;
    const rounds = await countRoundTrips(() =>
      Promise.all(readers.map((reader) => reader.when(() => beats(reader) >= 3, 'heartbeats'))),
    );
    expect(Math.min(...readers.map(beats))).toBeGreaterThanOrEqual(3);
    // One round for all listeners, not for each: three or four of them, and at most two more on a busy machine.
    expect(rounds).toBeLessThanOrEqual(6);
    expect(rounds).toBeGreaterThanOrEqual(2);
  });

  test('that missed more than a page get all of it, in order, and then new events', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const many = Array.from({ length: 450 }, () => 'a');
    await announce(id, 'early', many);
    const fanOut = fanOutOf();
    const guest = await listen(fanOut, id, guestOf('a'));
    await announce(id, 'late', ['a']);
    await guest.when(() => guest.ids.length === 451, 'events');
    expect(guest.ids).toEqual(Array.from({ length: 451 }, (_, index) => index + 1));
  });

  test('that break again and again while events arrive lose none and repeat none', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf();
    const names = ['a', 'b', 'c'];
    const writing = (async () => {
      for (let round = 0; round < 60; round += 1) await announce(id, `${round}`, names);
    })();
    const got = await Promise.all(
      names.map(async (name) => {
        const ids: string[] = [];
        let after = 0;
        while (ids.length < 60) {
          const piece = await listen(fanOut, id, guestOf(name), after);
          await piece.when(() => piece.ids.length >= 4 || ids.length + piece.ids.length >= 60, 'piece');
          await piece.close();
          ids.push(...idsOf(piece));
          after = piece.ids.at(-1) ?? after;
        }
        return ids;
      }),
    );
    await writing;
    const all = Array.from({ length: 60 }, (_, round) => `${round}`);
    expect(got).toEqual([all, all, all]);
  });

  test('get an event with a lost hint in the next round', async () => {
    const { id } = await makeSmallHotel(scene.store);
    const fanOut = fanOutOf(200);
    const guest = await listen(fanOut, id, guestOf('a'));
    const deaf = createStore(
      scene.database,
      () => new Date(),
      () => undefined,
    );
    await deaf.inProperty(id, async (scope) => {
      const payload = async () => seen('a', 'unheard');
      scope.emit({ type: 'message.seen', conversationId: 'a', departmentKey: null, forGuest: true, payload });
      return done(undefined);
    });
    await guest.until((event) => event.type === 'message.seen' && event.messageIds.includes('unheard'));
  });
});
