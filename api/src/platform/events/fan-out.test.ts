import type { LiveEvent } from '@bellkey/shared/api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { EventReader } from '../../testing/event-reader.ts';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createStore } from '../database/create-store.ts';
import type { Database } from '../database/database.ts';
import type { LogEvent } from '../database/log-event.ts';
import type { Store } from '../database/property-scope.ts';
import { locations } from '../database/schema/property-tables.ts';
import { done, type Outcome, refused } from '../outcome/outcome.ts';
import type { Audience } from './event-audience.ts';
import { createFanOut, type FanOut } from './fan-out.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import type { ListeningRight } from './stream-listener.ts';
import { webSink } from './stream-sink.ts';

const guestOf = (conversationId: string): Audience => ({
  kind: 'guest',
  conversationId,
  sessionId: `session of ${conversationId}`,
});
const everything: Audience = { kind: 'property' };
const seen = (conversationId: string, id: string): LiveEvent => ({
  type: 'message.seen',
  conversationId,
  messageIds: [id],
  at: '2026-11-23T10:00:00.000Z',
});
const eventOf = (no: number): LogEvent => ({
  no,
  type: 'message.seen',
  conversationId: 'a',
  departmentKey: null,
  guestSessionId: null,
  forGuest: true,
  payload: seen('a', 'later'),
});
/** The ids of the messages in what a stream got. */
const idsOf = (reader: EventReader) =>
  reader.received.flatMap(({ event }) => (event.type === 'message.seen' ? event.messageIds : []));

describe.each(testDatabases)('Streams of a property on %s', (_, create) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let store: Store;
  let hub: LiveHub;
  let roundTrips = 0;
  /** While set, the database is unreachable. */
  let isAway = false;
  /** Who has lost the right to listen, by conversation; `property` for staff. */
  const outlaws = new Set<string>();
  const open = new Set<EventReader>();
  const nameOf = (audience: Audience) => (audience.kind === 'guest' ? audience.conversationId : 'property');

  beforeAll(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    hub = await createLiveHub(null);
    const inner = createStore(
      database,
      () => new Date(),
      (...appended) => hub.eventsAppended(...appended),
      {
        statement: ({ batch }) => {
          roundTrips += 1 / batch;
        },
      },
    );
    store = {
      ...inner,
      read: (...work) => (isAway ? Promise.reject(new Error('away')) : inner.read(...work)),
    };
  });
  afterEach(async () => {
    isAway = false;
    outlaws.clear();
    for (const reader of open) await reader.close();
    open.clear();
  });
  afterAll(async () => {
    hub.goodbye();
    await database.close();
    await testDatabase.drop();
  });

  const rights = async (_scope: unknown, subjects: readonly Audience[]) =>
    subjects.map(
      (audience): Outcome<ListeningRight> =>
        outlaws.has(nameOf(audience))
          ? refused('forbidden')
          : done({ audience, endsAt: new Date(Date.now() + 3_600_000) }),
    );
  const fanOutOf = (heartbeatMs?: number): FanOut<Audience> =>
    createFanOut<Audience>({
      store,
      hub,
      now: () => new Date(),
      heartbeatMs,
      forGuest: (event) => event,
      admit: rights,
      check: rights,
      stillSignedIn: async () => true,
      onError: () => undefined,
    });

  async function listen(
    fanOut: FanOut<Audience>,
    property: string,
    audience: Audience,
    after: number | null = 0,
  ): Promise<EventReader> {
    const joined = await fanOut.join(property, audience, after);
    if (!joined.ok) throw new Error(joined.error.code);
    const { sink, body } = webSink();
    joined.value.open(sink);
    const reader = new EventReader(new Response(body));
    open.add(reader);
    return reader;
  }
  /** Commits an event for the guest of each of these conversations. */
  const announce = (property: string, id: string, conversations: readonly string[], by = store) =>
    by.inProperty(property, async (scope) => {
      for (const conversationId of conversations) {
        const payload = async () => seen(conversationId, id);
        scope.emit({ type: 'message.seen', conversationId, departmentKey: null, forGuest: true, payload });
      }
      return done(undefined);
    });
  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    const before = roundTrips;
    await work();
    return Math.round(roundTrips - before);
  };

  test('get an event of this process from the write itself, however many they are', async () => {
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf();
    const conversations = Array.from({ length: 12 }, (_, index) => `conversation ${index}`);
    const guests = await Promise.all(conversations.map((name) => listen(fanOut, id, guestOf(name))));
    const staff = await Promise.all(Array.from({ length: 8 }, () => listen(fanOut, id, everything)));
    const reads = await counted(async () => {
      await announce(id, 'one', conversations);
      await Promise.all(guests.map((guest) => guest.when(() => idsOf(guest).length === 1, 'event')));
      await Promise.all(staff.map((member) => member.when(() => idsOf(member).length === 12, 'events')));
    });
    expect(reads).toBe(1);
    expect(guests.map((guest) => guest.ids)).toEqual(conversations.map((_, index) => [index + 1]));
  });

  test('get what other processes wrote from one load of the log, in order', async () => {
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf();
    const guests = await Promise.all(['a', 'b', 'a'].map((name) => listen(fanOut, id, guestOf(name))));
    // This store announces nothing here, like another process.
    const other = createStore(
      database,
      () => new Date(),
      () => undefined,
    );
    await announce(id, 'another', ['a', 'b'], other);
    const reads = await counted(async () => {
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
    const { id } = await makeSmallHotel(store);
    await announce(id, 'one', ['a', 'b']);
    await announce(id, 'two', ['b']);
    const fanOut = fanOutOf();
    const [a, b, staff] = await (async () => {
      let readers: EventReader[] = [];
      const joins = await counted(async () => {
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
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf(400);
    const readers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => listen(fanOut, id, guestOf(`${index}`))),
    );
    const beats = (reader: EventReader) => reader.text.split(': still here').length - 1;
    const rounds = await counted(() =>
      Promise.all(readers.map((reader) => reader.when(() => beats(reader) >= 3, 'heartbeats'))),
    );
    expect(Math.min(...readers.map(beats))).toBeGreaterThanOrEqual(3);
    // One round for all listeners, not for each: three or four of them, and at most two more on a busy machine.
    expect(rounds).toBeLessThanOrEqual(6);
    expect(rounds).toBeGreaterThanOrEqual(2);
  });

  test('that missed more than a page get all of it, in order, and then new events', async () => {
    const { id } = await makeSmallHotel(store);
    const many = Array.from({ length: 450 }, () => 'a');
    await announce(id, 'early', many);
    const fanOut = fanOutOf();
    const guest = await listen(fanOut, id, guestOf('a'));
    await announce(id, 'late', ['a']);
    await guest.when(() => guest.ids.length === 451, 'events');
    expect(guest.ids).toEqual(Array.from({ length: 451 }, (_, index) => index + 1));
  });

  test('that break again and again while events arrive lose none and repeat none', async () => {
    const { id } = await makeSmallHotel(store);
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
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf(200);
    const guest = await listen(fanOut, id, guestOf('a'));
    const deaf = createStore(
      database,
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

  test('end as soon as a change revokes their right, and the others stay', async () => {
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf();
    const [guest, other] = [await listen(fanOut, id, guestOf('a')), await listen(fanOut, id, guestOf('b'))];
    outlaws.add('a');
    await store.inProperty(id, async (scope) => {
      const rooms = scope.own(locations, eq(locations.kind, 'room'));
      await scope.db.update(locations).set({ label: 'Another room' }).where(rooms);
      return done(undefined);
    });
    expect(await guest.until((event) => event.type === 'session.ended')).toMatchObject({ reason: 'revoked' });
    await guest.untilEnded();
    expect(other.ended).toBe(false);
    expect(fanOut.count()).toBe(1);
  });

  test('a change of a member’s rights is checked as soon as the log says so', async () => {
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf();
    const staff = await listen(fanOut, id, everything);
    outlaws.add('property');
    await store.inProperty(id, async (scope) => {
      scope.emit({
        type: 'membership.updated',
        conversationId: null,
        departmentKey: null,
        forGuest: false,
        payload: async () => ({ type: 'membership.updated', membershipId: 'm', state: 'suspended' }),
      });
      return done(undefined);
    });
    await staff.untilEnded();
  });

  test('stay open while the database is unreachable for a moment, and get what happened meanwhile', async () => {
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf();
    const guest = await listen(fanOut, id, guestOf('a'));
    isAway = true;
    // Not the next one in the log: the ones before it have to be loaded.
    hub.eventsAppended(id, [eventOf(1_000)]);
    await new Promise((resolve) => setImmediate(resolve));
    isAway = false;
    await announce(id, 'kept', ['a']);
    await guest.until((event) => event.type === 'message.seen' && event.messageIds.includes('kept'));
  });

  test('are cut when their rights cannot be checked for several rounds', async () => {
    const { id } = await makeSmallHotel(store);
    const fanOut = fanOutOf(150);
    const guest = await listen(fanOut, id, guestOf('a'));
    isAway = true;
    await guest.untilEnded();
    expect(fanOut.count()).toBe(0);
  });
});
