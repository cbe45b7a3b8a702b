import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { appendMessage, lockConversation } from '../../service/conversations/append-message.ts';
import { demoScene } from '../../testing/scenes/demo-scene.ts';
import { sharedTestDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { purgeDemos } from './purge-demos.ts';
import { DEMO_LIFETIME_MS } from './start-demo.ts';

const POLL_MS = 10;
/** Longer than PostgreSQL waits until it looks for a deadlock (1 s). */
const TIMEOUT_MS = 20_000;

if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('A demo that ends while a turn is being written on %s', (_, create) => {
    const stage = useTestApi(create, { runTurn: () => new Promise(() => {}) });
    const { demo } = demoScene(stage);

    const waitsForLock = async () => {
      const { rows } = (await stage.database.queries.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as unknown as { rows: unknown[] };
      return rows.length > 0;
    };

    test(
      'is deleted after it, and neither fails',
      async () => {
        const { store } = stage.api.api;
        const visitor = await demo();
        await visitor.say('two towels please');
        const over = new Date(stage.api.clock.now().getTime() + DEMO_LIFETIME_MS + 1000);
        let attempts = 0;
        let purging: Promise<number> = Promise.resolve(0);
        const written = await store.inProperty(visitor.id, async (scope) => {
          attempts += 1;
          const [row] = await scope.db.select().from(conversations).where(scope.own(conversations));
          const conversation = row && (await lockConversation(scope, row.id));
          if (!conversation) throw new Error('The demo has no conversation');
          purging = purgeDemos(store, over);
          while (!(await waitsForLock())) await delay(POLL_MS);
          await scope.db.update(turns).set({ leaseUntil: scope.now }).where(scope.own(turns));
          await appendMessage(scope, conversation, { sender: { kind: 'ai' }, body: 'Two towels.' });
          return done(undefined);
        });
        expect(written.ok).toBe(true);
        expect(attempts).toBe(1);
        expect(await purging).toBe(1);
        const left = await store.lookUp('every property', (db) =>
          db.select({ id: properties.id }).from(properties).where(eq(properties.id, visitor.id)),
        );
        expect(left).toEqual([]);
      },
      TIMEOUT_MS,
    );
  });
} else {
  // A file without any test fails. The embedded database has one connection, so no two transactions wait for each other.
  test.todo('A demo that ends while a turn is being written: set DATABASE_URL to a PostgreSQL server');
}
