import { beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi } from '../../testing/test-api.ts';
import { sharedTestDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { testWorkers } from '../../testing/workers/test-workers.ts';

// Several processes can share a database server; the embedded database belongs to one process.
if (sharedTestDatabases.length > 0) {
  describe.each(sharedTestDatabases)('Workers of two processes over one %s', (_, create) => {
    const stage = useTestApi(create);
    beforeAll(() => stage.api.api.turnRunner.stop());

    test('share the work: every message is answered once, whichever process it came to', async () => {
      const other = await stage.testDatabase.open();
      const workers = [testWorkers('misbehaving'), testWorkers('misbehaving')] as const;
      const shares = { turnShares: { atOnce: 4, perProperty: 4, perClaim: 2 } };
      const apis = [
        await startTestApi(stage.database, { ...shares, computeTurn: workers[0].compute }),
        await startTestApi(other, { ...shares, computeTurn: workers[1].compute }),
      ] as const;
      const hotel = await stage.newHotel();
      const guests = await Promise.all(
        Array.from({ length: 20 }, (_, no) => apis[no % 2 === 0 ? 0 : 1].guest(hotel.codes.room.code)),
      );
      await Promise.all(guests.map((guest, no) => guest.say(`line ${no}`)));
      for (const [no, guest] of guests.entries()) {
        const events = await guest.listen(0);
        await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
        await events.close();
        const { messages } = (await guest.call('GET /api/guest/conversation')).body;
        expect(messages.map(({ body }: { body: string }) => body)).toEqual([
          `line ${no}`,
          `You said: line ${no}`,
        ]);
      }
      for (const api of apis) await api.stop();
      for (const group of workers) group.close();
      await other.close();
    });
  });
}
