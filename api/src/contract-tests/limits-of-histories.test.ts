import {
  CODES_ISSUED_PER_HOUR,
  MAX_APPLICANTS,
  MAX_ATTENTION_TABS,
  MAX_ENTRY_VERSIONS,
  MAX_LISTED_MESSAGES,
} from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { done } from '../platform/outcome/outcome.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import { apply, joinCodeOf, newUid } from '../testing/scenes/registration-scene.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases)('What a property keeps has a limit on %s', (_, create) => {
  const stage = useTestApi(create);

  const countOf = async (hotelId: string, table: string, where: SQL = sql`true`): Promise<number> => {
    const counted = await stage.api.api.store.inProperty(hotelId, async (scope) => {
      const { rows } = (await scope.db.execute(sql`select count(*)::int as count from ${sql.raw(table)}
        where property_id = ${hotelId} and ${where}`)) as unknown as { rows: Array<{ count: number }> };
      return done(rows[0]?.count ?? 0);
    });
    return counted.ok ? counted.value : -1;
  };

  test('a conversation shows its latest messages', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('the first line');
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(sql`insert into messages
          (property_id, id, conversation_id, ordinal, sender_kind, body, parts, visibility, created_at)
        select property_id, 'copy-' || n, conversation_id, ordinal + n + 1, sender_kind, 'line ' || n, parts, visibility,
          created_at
        from messages, generate_series(1, ${MAX_LISTED_MESSAGES}::int) n where body = 'the first line'`);
      return done(undefined);
    });
    const bodies = [
      await guest.call('GET /api/guest/conversation'),
      await stage.api.staff(hotel, 'manager').call(`GET /api/staff/conversations/${guest.conversationId}`),
    ].map(({ body }) => body.messages.map((one: { body: string }) => one.body));
    for (const shown of bodies) {
      expect(shown).toHaveLength(MAX_LISTED_MESSAGES);
      expect([shown[0], shown.at(-1)]).toEqual(['line 1', `line ${MAX_LISTED_MESSAGES}`]);
    }
  });

  test('versions of an entry: the latest are kept', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const entry = bodyFor('POST /api/staff/knowledge', hotel) as object;
    const { body } = await manager.call('POST /api/staff/knowledge', { body: entry });
    let version = body.version as number;
    for (let changes = 0; changes < MAX_ENTRY_VERSIONS + 2; changes += 1) {
      const change = { ...entry, title: `Title ${changes}`, version };
      version = (await manager.call(`PUT /api/staff/knowledge/${body.id}`, { body: change })).body.version;
    }
    expect(await countOf(hotel.id, 'fact_versions', sql`fact_id = ${body.id}`)).toBe(MAX_ENTRY_VERSIONS);
    const { versions } = (await manager.call(`GET /api/staff/knowledge/${body.id}/versions`)).body;
    expect(versions[0]).toMatchObject({ version });
  });

  test('tabs of a member: those that were seen last are kept', async () => {
    const hotel = await stage.newHotel();
    const see = (who: 'manager' | 'agent', tab: string) =>
      stage.api
        .staff(hotel, who)
        .call('PUT /api/staff/notifications/attention', { body: { tab, visible: true } });
    await see('agent', 'other');
    for (let tab = 0; tab < MAX_ATTENTION_TABS + 5; tab += 1) {
      stage.api.clock.skip(1000);
      expect((await see('manager', `tab-${tab}`)).status).toBe(204);
    }
    const ofManager = sql`tab like 'tab-%'`;
    expect(await countOf(hotel.id, 'staff_attention', ofManager)).toBe(MAX_ATTENTION_TABS);
    expect(await countOf(hotel.id, 'staff_attention', sql`tab in ('tab-0', 'tab-4')`)).toBe(0);
    expect(await countOf(hotel.id, 'staff_attention', sql`tab = 'other'`)).toBe(1);
  });

  test('people who ask to join: the next one is told, and those who asked already are not', async () => {
    const hotel = await stage.newHotel();
    const joinCode = await joinCodeOf(stage, hotel);
    const uid = newUid();
    await apply(stage, uid, joinCode);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(sql`insert into staff_members
          (property_id, id, uid, name, role, state, departments, languages, submitted_at, created_at)
        select property_id, 'copy-' || n, 'copy-' || n || ${uid}, name, role, state, departments, languages,
          submitted_at, created_at
        from staff_members, generate_series(1, ${MAX_APPLICANTS - 1}::int) n where uid = ${uid}`);
      return done(undefined);
    });
    const next = newUid();
    expect((await apply(stage, next, joinCode)).body.code).toBe('too-many-applicants');
    expect(await countOf(hotel.id, 'staff_members', sql`uid = ${next}`)).toBe(0);
    expect((await apply(stage, uid, joinCode)).status).toBe(200);
  });

  test('codes are issued so often in an hour', async () => {
    const hotel = await stage.newHotel();
    const issue = () =>
      stage.api.staff(hotel, 'manager').call('POST /api/staff/codes', { body: { placeIds: ['room-204'] } });
    for (let issued = 0; issued < CODES_ISSUED_PER_HOUR; issued += 1)
      expect((await issue()).status).toBe(200);
    expect((await issue()).body.code).toBe('too-many-requests');
  });
});
