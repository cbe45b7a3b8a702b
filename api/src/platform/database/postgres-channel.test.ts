import { describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { sharedTestDatabases } from '../../testing/test-databases.ts';

if (sharedTestDatabases.length > 0) {
  test.each(sharedTestDatabases)('hints sent at the same time go out one by one on %s', async (_, create) => {
    const testDatabase = await create();
    const database = await testDatabase.open();
    const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
    let running = 0;
    let most = 0;
    const watched = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      running += 1;
      most = Math.max(most, running);
      return query.apply(this, args).finally(() => {
        running -= 1;
      });
    });
    try {
      const received: string[] = [];
      const sent = Array.from({ length: 20 }, (_, index) => `hint ${index}`);
      await new Promise<void>((resolve, reject) => {
        const listening = database.channel?.listen(
          (payload) => {
            received.push(payload);
            if (received.length === sent.length) resolve();
          },
          () => undefined,
        );
        Promise.resolve(listening)
          .then(() => Promise.all(sent.map((payload) => database.channel?.send(payload))))
          .catch(reject);
      });
      expect(received).toEqual(sent);
      expect(most).toBe(1);
    } finally {
      watched.mockRestore();
      await database.close();
      await testDatabase.drop();
    }
  });
} else {
  describe('hints between processes', () => {
    test.todo('set DATABASE_URL to a PostgreSQL server');
  });
}
