import { type OperationKey, operations } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { messages } from '../platform/database/schema/conversation-tables.ts';
import { locations } from '../platform/database/schema/property-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import { fillHotel } from '../testing/scenes/filled-hotel.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import type { Answer, Guest } from '../testing/test-callers.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const ofStaff = (Object.keys(operations) as OperationKey[]).filter((key) => operations[key].auth === 'staff');

/** Two hotels with the same local ids; a query in A must return nothing of B. */
describe.each(testDatabases)('Two properties with equal data on %s', (_, create) => {
  const stage = useTestApi(create);
  let a: SmallHotel;
  let b: SmallHotel;
  let guestA: Guest;
  let guestB: Guest;
  /** Ids that exist in B only, by the path segment before them. */
  let idsOfB: Record<string, string>;

  beforeAll(async () => {
    [a, b] = [await stage.newHotel(), await stage.newHotel()];
    [guestA, guestB] = [await stage.api.guest(a.codes.room.code), await stage.api.guest(b.codes.room.code)];
    for (const [guest, hotel] of [
      [guestA, a],
      [guestB, b],
    ] as const) {
      const events = await guest.listen(0);
      await guest.say(`ask for towels 2 ${hotel.canary}`);
      await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
      await events.close();
    }
    idsOfB = await fillHotel(stage, b, guestB);
  });

  /** The path of an operation with an id of B. */
  function inB(key: OperationKey): string {
    return key.replace(/(?<=\/([\w-]+)\/)\{id\}/, (_, of: string) => {
      const id = idsOfB[of];
      if (id === undefined) throw new Error(`Give the test an id for ${key}`);
      return id;
    });
  }

  /** Calls B with A's rights: with B's ids, and with both properties where one is named. */
  async function reach(key: OperationKey): Promise<Answer[]> {
    const operation = inB(key);
    const body = bodyFor(key, a);
    const token = a.uids.manager;
    if (operations[key].auth === 'guest') return [await guestA.call(operation, { body })];
    if (operations[key].auth !== 'staff')
      return [
        await stage.api.call(operation, { body, token }),
        await stage.api.call(`${operation}?property=${b.id}`, { body, token }),
      ];
    return [
      await stage.api.call(`${operation}?property=${a.id}`, { body, token }),
      await stage.api.call(`${operation}?property=${b.id}`, { body, token }),
    ];
  }

  test.each(
    // Leaving ends A's session, so it comes last.
    (Object.keys(operations) as OperationKey[]).sort(
      (x, y) => Number(x.startsWith('DELETE')) - Number(y.startsWith('DELETE')),
    ),
  )('%s in A returns nothing of B', async (key) => {
    const answers = await reach(key);
    for (const answer of answers) {
      expect(JSON.stringify(answer.body) ?? '').not.toContain(b.canary);
      expect(answer.status).toBeLessThan(500);
    }
    // A manager of a hotel is not an operator of the platform.
    if (operations[key].auth === 'operator') expect(answers[0]?.body.code).toBe('forbidden');
    else if (key.includes('{id}')) expect([key, answers[0]?.status]).toEqual([key, 404]);
    if (operations[key].auth === 'staff') expect(answers[1]?.body.code).toBe('forbidden');
  });

  test.each(ofStaff)('%s is closed to every role of another property', async (key) => {
    for (const who of ['owner', 'manager', 'agent', 'housekeeper', 'developer', 'pending'] as const) {
      const answer = await stage.api.call(`${inB(key)}?property=${b.id}`, {
        body: bodyFor(key, b),
        token: a.uids[who],
      });
      expect([who, answer.status, answer.body.code]).toEqual([who, 403, 'forbidden']);
      expect(JSON.stringify(answer.body)).not.toContain(b.canary);
    }
  });

  test('a signed-in person sees no property but their own', async () => {
    for (const who of ['owner', 'developer', 'pending'] as const) {
      const me = await stage.api.call(`GET /api/staff/me?property=${b.id}`, { token: a.uids[who] });
      const named = me.body.memberships.map(({ property }: { property: { id: string } }) => property.id);
      expect([who, named]).toEqual([who, [a.id]]);
    }
  });

  test('none of it changed anything in B', async () => {
    const conversation = await stage.api
      .staff(b, 'manager')
      .call(`GET /api/staff/conversations/${guestB.conversationId}`);
    expect(conversation.body.conversation.state).toBe('ai_active');
    expect(conversation.body.requests[0].state).toBe('new');
    expect(JSON.stringify(conversation.body)).not.toContain(a.canary);
    const knowledge = await stage.api.staff(b, 'manager').call('GET /api/staff/knowledge');
    const entry = knowledge.body.entries.find(({ id }: { id: string }) => id === idsOfB.knowledge);
    expect(entry).toMatchObject({ title: `Sauna ${b.canary}`, version: 1, status: 'live' });
    const waiting = await stage.api.staff(b, 'manager').call('GET /api/staff/registrations');
    expect(waiting.body.registrations.map(({ id }: { id: string }) => id)).toContain(idsOfB.registrations);
    const orders = await guestB.call('GET /api/guest/orders');
    expect(orders.body.orders).toMatchObject([{ id: idsOfB.orders, state: 'draft' }]);
  });

  test('the streams of A carry nothing of B, while both hotels are busy', async () => {
    const ownGuest = await stage.api.guest(a.codes.otherRoom.code);
    const streams = [await ownGuest.listen(0), await stage.api.staff(a, 'manager').listen(0)];
    await Promise.all(
      Array.from({ length: 5 }, (_, i) => [
        ownGuest.say(`mine ${i}`),
        guestB.say(`theirs ${b.canary} ${i}`),
      ]).flat(),
    );
    for (const stream of streams) {
      await stream.until(
        (e) =>
          e.type === 'message.created' && e.message.body.includes('mine 4') && e.message.sender.kind === 'ai',
      );
      expect(stream.text).not.toContain(b.canary);
      expect(stream.text).toContain(a.canary);
      await stream.close();
    }
    const foreign = await stage.api.open(`/api/staff/events?property=${b.id}`, {
      authorization: `Bearer ${a.uids.manager}`,
    });
    expect(foreign.status).toBe(403);
  });

  test('another guest of the same hotel sees nothing of the first one’s conversation', async () => {
    const neighbour = await stage.api.guest(a.codes.room.code);
    const events = await neighbour.listen(0);
    const first = await stage.api.guest(a.codes.room.code);
    await first.say('my private words');
    await neighbour.say('hello');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    expect(events.text).not.toContain('private words');
    const { body } = await neighbour.call('GET /api/guest/conversation');
    expect(JSON.stringify(body)).not.toContain('private words');
    await events.close();
  });

  test('row-level security is the second lock: a query without a property condition still sees one property', async () => {
    const seen = await stage.api.api.store.inProperty(a.id, async (scope) =>
      done(await scope.db.selectDistinct({ property: messages.propertyId }).from(messages)),
    );
    expect(seen).toEqual({ ok: true, value: [{ property: a.id }] });
    const stolen = stage.api.api.store.inProperty(a.id, async (scope) => {
      await scope.db
        .insert(locations)
        .values({ propertyId: b.id, id: 'stolen', kind: 'room', label: 'Stolen' });
      return done(undefined);
    });
    await expect(stolen).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('every table with a property has row-level security, forced', async () => {
    const { rows } = (await stage.database.queries.execute(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as locked
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and a.attname = 'property_id' and c.relnamespace = 'public'::regnamespace`)) as unknown as {
      rows: Array<{ name: string; locked: boolean }>;
    };
    expect(rows.length).toBeGreaterThanOrEqual(17);
    expect(rows.filter(({ locked }) => !locked)).toEqual([]);
  });

  test('without a property no rows are visible', async () => {
    const rows = await stage.api.api.store.lookUp('no such secret', (db) => db.select().from(messages));
    expect(rows).toEqual([]);
  });
});
