import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@bellkey/shared/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeSmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createStore } from '../database/create-store.ts';
import type { Database } from '../database/database.ts';
import type { LogEvent } from '../database/log-event.ts';
import type { PropertyScope, Store } from '../database/property-scope.ts';
import { events } from '../database/schema/platform-tables.ts';
import { done } from '../outcome/outcome.ts';
import { type Audience, EVERY_DEPARTMENT, mayRead } from './event-audience.ts';
import { loadEventsAfter, loadMissed } from './event-log.ts';

const conversations = fc.constantFrom('one', 'two');
const sessions = fc.constantFrom('first', 'second');
const departments = fc.constantFrom('kitchen', 'housekeeping', 'front-desk');

const payloads: fc.Arbitrary<LiveEvent> = fc
  .record({
    type: fc.constantFrom('request.created', 'request.updated', 'message.created', 'session.ended'),
    priority: fc.constantFrom('normal', 'emergency'),
    withRequest: fc.boolean(),
  })
  .map(
    ({ type, priority, withRequest }) =>
      ({ type, ...(withRequest && { request: { priority } }), reason: 'left' }) as unknown as LiveEvent,
  );

const logged = fc.record({
  conversationId: fc.option(conversations),
  departmentKey: fc.option(fc.oneof(departments, fc.constant(EVERY_DEPARTMENT))),
  guestSessionId: fc.option(sessions),
  forGuest: fc.boolean(),
  payload: payloads,
});

const audiences: fc.Arbitrary<Audience> = fc.oneof(
  fc.record({ kind: fc.constant('guest' as const), conversationId: conversations, sessionId: sessions }),
  fc.constant({ kind: 'property' as const }),
  fc.record({ kind: fc.constant('departments' as const), keys: fc.uniqueArray(departments) }),
);

describe.each(testDatabases)('Who may read an event, on %s,', (_, create) => {
  let database: Database;
  let store: Store;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const testDatabase = await create();
    drop = () => testDatabase.drop();
    database = await testDatabase.open();
    store = createStore(
      database,
      () => new Date(),
      () => undefined,
    );
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  /** A property with these events in its log. */
  async function withLog(rows: ReadonlyArray<Omit<LogEvent, 'no' | 'type'>>): Promise<string> {
    const { id } = await makeSmallHotel(store);
    await store.inProperty(id, async (scope) => {
      for (const row of rows) {
        scope.emit({
          ...row,
          type: row.payload.type,
          ...(row.guestSessionId !== null && { guestSessionId: row.guestSessionId }),
          payload: async () => row.payload,
        } as Parameters<typeof scope.emit>[0]);
      }
      return done(undefined);
    });
    return id;
  }
  const inProperty = async <T>(id: string, work: (scope: PropertyScope) => Promise<T>): Promise<T> => {
    const outcome = await store.inProperty(id, async (scope) => done(await work(scope)));
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome.value;
  };

  test('follows the same rule in memory and in the database, for every log and every gap', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(logged, { maxLength: 25 }),
        fc.array(fc.record({ audience: audiences, after: fc.nat(27) }), { minLength: 1, maxLength: 6 }),
        async (rows, missed) => {
          const id = await withLog(rows);
          await inProperty(id, async (scope) => {
            const log = await loadEventsAfter(scope, 0);
            expect(log.events).toHaveLength(rows.length);
            const { pages, last } = await loadMissed(scope, missed);
            expect(last).toBe(rows.length);
            const inMemory = missed.map(({ audience, after }) =>
              log.events.filter((event) => event.no > after && mayRead(audience, event)),
            );
            expect(pages.map((page) => page.events)).toEqual(inMemory);
          });
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  test('reveals nothing of another property', async () => {
    const row = { conversationId: 'one', departmentKey: null, guestSessionId: null, forGuest: true };
    const payload: LiveEvent = { type: 'session.ended', reason: randomUUID() };
    const other = await withLog([{ ...row, payload }]);
    const own = await withLog([]);
    const page = await inProperty(own, async (scope) => [
      await loadEventsAfter(scope, 0),
      await loadMissed(scope, [{ audience: { kind: 'property' }, after: 0 }]),
      await scope.db.select().from(events),
    ]);
    expect(JSON.stringify(page)).not.toContain(payload.reason);
    expect(other).not.toBe(own);
  });
});
