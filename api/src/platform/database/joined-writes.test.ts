import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { announceConversation } from '../../service/conversations/conversation-view.ts';
import { writeChange } from '../../service/conversations/write-conversation.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { done } from '../outcome/outcome.ts';
import { type Measured, measure } from '../statements/meter.ts';
import { ofProperty } from '../statements/prepared-query.ts';
import { prepareSql } from '../statements/prepared-sql.ts';
import type { PropertyScope } from './property-scope.ts';
import { departments, locations } from './schema/property-tables.ts';

const renameAll = prepareSql(
  () =>
    sql`update locations set floor = floor || ${sql.placeholder('more')} where property_id = ${ofProperty}`,
);

describe.each(testDatabases)('Joined writes on %s', (_, create) => {
  const stage = useTestApi(create);

  const statementsOf = ({ batches }: Measured) => batches.map(({ texts }) => texts.length);

  async function inHotel(id: string, work: (scope: PropertyScope) => Promise<void> | void) {
    const { measured, error } = await measure(() =>
      stage.api.api.store.inProperty(id, async (scope) => done(await work(scope))),
    );
    if (error) throw error;
    return measured;
  }

  const renameDepartment = (scope: PropertyScope, name: string) =>
    scope.writeJoined(
      departments,
      scope.db.update(departments).set({ name }).where(eq(departments.propertyId, scope.propertyId)),
    );

  async function written(id: string) {
    const read = await stage.api.api.store.read(id, async (scope) => {
      const [floors, names] = await Promise.all([
        scope.db.select({ floor: locations.floor }).from(locations).where(scope.own(locations)),
        scope.db.select({ name: departments.name }).from(departments).where(scope.own(departments)),
      ]);
      return done([...floors.map(({ floor }) => floor), ...names.map(({ name }) => name)]);
    });
    return new Set(read.ok ? read.value : []);
  }

  test('those with a merge function are one write, the later values last', async () => {
    const hotel = await stage.newHotel();
    const merge = ([earlier]: readonly unknown[], [later, ...rest]: readonly unknown[]) => [
      `${earlier}${later}`,
      ...rest,
    ];
    const measured = await inHotel(hotel.id, async (scope) => {
      scope.write(sql`update locations set floor = '1' where property_id = ${hotel.id}`);
      scope.runJoined(locations, renameAll, { more: 'a' }, { merge });
      renameDepartment(scope, 'Everything');
      scope.runJoined(locations, renameAll, { more: 'b' }, { merge });
    });
    expect(statementsOf(measured)).toEqual([2]);
    expect(await written(hotel.id)).toEqual(new Set(['1ab', 'Everything']));
  });

  test('those with a merge function stay apart once one of them is sent', async () => {
    const hotel = await stage.newHotel();
    const merge = () => ['lost', hotel.id];
    await inHotel(hotel.id, async (scope) => {
      scope.write(sql`update locations set floor = '1' where property_id = ${hotel.id}`);
      scope.runJoined(locations, renameAll, { more: 'a' }, { merge });
      await scope.db.select().from(departments).where(scope.own(departments));
      scope.runJoined(locations, renameAll, { more: 'b' }, { merge });
    });
    expect(await written(hotel.id)).toContain('1ab');
  });

  test('those of different tables are one statement, those of the same table one after the other', async () => {
    const hotel = await stage.newHotel();
    const measured = await inHotel(hotel.id, async (scope) => {
      scope.write(sql`update locations set floor = '1' where property_id = ${hotel.id}`);
      scope.runJoined(locations, renameAll, { more: 'a' });
      renameDepartment(scope, 'Everything');
      scope.runJoined(locations, renameAll, { more: 'b' });
    });
    expect(statementsOf(measured)).toEqual([3]);
    expect(await written(hotel.id)).toEqual(new Set(['1ab', 'Everything']));
  });

  test('a query sees deferred writes before it', async () => {
    const hotel = await stage.newHotel();
    await inHotel(hotel.id, async (scope) => {
      scope.write(sql`update locations set floor = '2' where property_id = ${hotel.id}`);
      scope.runJoined(locations, renameAll, { more: 'c' });
      renameDepartment(scope, 'All');
      const rows = await scope.db.select({ name: departments.name }).from(departments);
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['All']));
    });
    expect(await written(hotel.id)).toEqual(new Set(['2c', 'All']));
  });

  test('a failing one rolls back the others', async () => {
    const hotel = await stage.newHotel();
    const failing = inHotel(hotel.id, (scope) => {
      renameDepartment(scope, 'Lost');
      scope.writeJoined(
        locations,
        scope.db.insert(locations).values({ propertyId: 'another', id: 'x', kind: 'room', label: 'x' }),
      );
    });
    await expect(failing).rejects.toThrow('Failed query');
    expect(await written(hotel.id)).not.toContain('Lost');
  });

  test('an event in the same statement shows the new state of a conversation', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { conversation } = (await guest.call('GET /api/guest/conversation')).body;
    const events = await guest.listen();
    const measured = await inHotel(hotel.id, (scope) => {
      writeChange(scope, conversation.id, { preview: 'as it becomes' });
      announceConversation(scope, conversation.id);
    });
    expect(statementsOf(measured)).toEqual([1]);
    await events.until(
      (e) => e.type === 'conversation.updated' && e.conversation.preview === 'as it becomes',
    );
    await events.close();
  });

  test('an event of another conversation is loaded when the change is written', async () => {
    const hotel = await stage.newHotel();
    const [first, second] = [
      await stage.api.guest(hotel.codes.room.code),
      await stage.api.guest(hotel.codes.room.code),
    ];
    const idOf = async (guest: typeof first) =>
      String((await guest.call('GET /api/guest/conversation')).body.conversation.id);
    const [one, two] = [await idOf(first), await idOf(second)];
    const waits = { state: 'awaiting_human' as const };
    const at = (minute: number) => ({ ...waits, waitingSince: new Date(Date.UTC(2026, 0, 1, 12, minute)) });
    const events = await second.listen();
    await inHotel(hotel.id, (scope) => writeChange(scope, two, at(2)));
    const measured = await inHotel(hotel.id, (scope) => {
      writeChange(scope, one, at(1));
      announceConversation(scope, two);
    });
    expect(statementsOf(measured)).toEqual([2]);
    await events.until((e) => e.type === 'conversation.updated' && e.conversation.queuePosition === 2);
    await events.close();
  });
});
