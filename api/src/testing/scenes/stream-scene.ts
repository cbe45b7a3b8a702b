import type { LiveEvent } from '@bellkey/shared/api';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createStore } from '../../platform/database/create-store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Audience } from '../../platform/events/event-audience.ts';
import { createFanOut, type FanOut } from '../../platform/events/fan-out.ts';
import { createLiveHub, type LiveHub } from '../../platform/events/live-hub.ts';
import type { ListeningRight } from '../../platform/events/stream-listener.ts';
import { webSink } from '../../platform/events/stream-sink.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { EventReader } from '../event-reader.ts';
import type { TestDatabase } from '../test-databases.ts';

export const guestOf = (conversationId: string): Audience => ({
  kind: 'guest',
  conversationId,
  sessionId: `session of ${conversationId}`,
});
export const everything: Audience = { kind: 'property' };
/** The event that the guest of a conversation has seen a message. */
export const seen = (conversationId: string, id: string): LiveEvent => ({
  type: 'message.seen',
  conversationId,
  messageIds: [id],
  at: '2026-11-23T10:00:00.000Z',
});
/** The ids of the messages in what a stream got. */
export const idsOf = (reader: EventReader) =>
  reader.received.flatMap(({ event }) => (event.type === 'message.seen' ? event.messageIds : []));

/** Streams on the log of one database. Filled before the first test. */
interface StreamScene {
  database: Database;
  store: Store;
  hub: LiveHub;
  /** While true, the database is unreachable. */
  isAway: boolean;
  /** Who has lost the right to listen, by conversation; `property` for staff. */
  excluded: Set<string>;
  fanOutOf(heartbeatMs?: number): FanOut<Audience>;
  listen(
    fanOut: FanOut<Audience>,
    property: string,
    audience: Audience,
    after?: number | null,
  ): Promise<EventReader>;
  /** Commits an event for the guest of each of these conversations. */
  announce(property: string, id: string, conversations: readonly string[], by?: Store): Promise<unknown>;
  /** How many round trips to the database a piece of work takes. */
  countRoundTrips(work: () => Promise<unknown>): Promise<number>;
}

const nameOf = (audience: Audience) => (audience.kind === 'guest' ? audience.conversationId : 'property');

/** Opens a database for the tests of a `describe` block, and closes their streams after each. */
export function createStreamScene(create: () => Promise<TestDatabase>): StreamScene {
  const open = new Set<EventReader>();
  let testDatabase: TestDatabase;
  let roundTrips = 0;

  const rights = async (_scope: unknown, subjects: readonly Audience[]) =>
    subjects.map(
      (audience): Outcome<ListeningRight> =>
        scene.excluded.has(nameOf(audience))
          ? refused('forbidden')
          : done({ audience, endsAt: new Date(Date.now() + 3_600_000) }),
    );
  const scene = {
    isAway: false,
    excluded: new Set<string>(),
    fanOutOf: (heartbeatMs) =>
      createFanOut<Audience>({
        store: scene.store,
        hub: scene.hub,
        now: () => new Date(),
        heartbeatMs,
        forGuest: (event) => event,
        admit: rights,
        check: rights,
        stillSignedIn: async () => true,
        onError: () => undefined,
      }),
    listen: async (fanOut, property, audience, after = 0) => {
      const joined = await fanOut.join(property, audience, after);
      if (!joined.ok) throw new Error(joined.error.code);
      const { sink, body } = webSink();
      joined.value.open(sink);
      const reader = new EventReader(new Response(body));
      open.add(reader);
      return reader;
    },
    announce: (property, id, conversations, by = scene.store) =>
      by.inProperty(property, async (scope) => {
        for (const conversationId of conversations) {
          const payload = async () => seen(conversationId, id);
          scope.emit({ type: 'message.seen', conversationId, departmentKey: null, forGuest: true, payload });
        }
        return done(undefined);
      }),
    countRoundTrips: async (work) => {
      const before = roundTrips;
      await work();
      return Math.round(roundTrips - before);
    },
  } as StreamScene;

  beforeAll(async () => {
    testDatabase = await create();
    scene.database = await testDatabase.open();
    scene.hub = await createLiveHub(null);
    const inner = createStore(
      scene.database,
      () => new Date(),
      (...appended) => scene.hub.eventsAppended(...appended),
      {
        statement: ({ batch }) => {
          roundTrips += 1 / batch;
        },
      },
    );
    scene.store = {
      ...inner,
      read: (...work) => (scene.isAway ? Promise.reject(new Error('away')) : inner.read(...work)),
    };
  });
  afterEach(async () => {
    scene.isAway = false;
    scene.excluded.clear();
    for (const reader of open) await reader.close();
    open.clear();
  });
  afterAll(async () => {
    scene.hub.goodbye();
    await scene.database.close();
    await testDatabase.drop();
  });
  return scene;
}
