import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { addMenu } from '../../testing/small-menu.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { recordQuestion } from '../knowledge/gaps/record-question.ts';
import { applyRetention } from './apply-retention.ts';

const DAY_MS = 24 * 60 * 60_000;
const log = { error: () => undefined } as never;

describe.each(testDatabases)('Data about a guest, on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  beforeAll(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
  });

  const asManager = (operation: string, body?: unknown) =>
    stage.api.staff(hotel, 'manager').call(operation, { body });
  const inHotel = (statement: ReturnType<typeof sql>) =>
    stage.api.api.store.inProperty(hotel.id, async (scope) => done(await scope.db.execute(statement)));

  /** A guest whose text is everywhere that guests' text can be. */
  async function talkativeGuest(word: string, about = 'helipad'): Promise<Guest> {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say(`ask for towels 2 ${word}`);
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await guest.say(`and hello ${word}`);
    await events.until((e) => e.type === 'message.created' && e.message.body.startsWith('You said'));
    await events.close();
    const id = guest.conversationId;
    for (const way of ['messages', 'notes'])
      await asManager(`POST /api/staff/conversations/${id}/${way}`, {
        clientId: randomUUID(),
        body: `Dear ${word}`,
      });
    await guest.call('POST /api/guest/cart', { body: { changes: [{ itemId: 'latte', quantity: 1 }] } });
    const [request] = (await asManager(`GET /api/staff/conversations/${id}`)).body.requests;
    await asManager(`POST /api/staff/requests/${request.id}/transition`, {
      to: 'on_hold',
      reason: `Waiting for ${word}`,
    });
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await recordQuestion(scope, 'unanswered', {
        question: `Where is the ${about}? ${word}`,
        conversationId: id,
      });
      const own = sql`property_id = ${hotel.id}`;
      await scope.db.execute(
        sql`update requests set note = ${word}, title = ${word} where ${own} and id = ${request.id}`,
      );
      await scope.db.execute(
        sql`update orders set note = ${word}, allergy = ${word} where ${own} and conversation_id = ${id}`,
      );
      await scope.db.execute(sql`insert into guest_profiles (property_id, conversation_id, preferred_name, changed_at)
        values (${hotel.id}, ${id}, ${word}, now())`);
      await scope.db.execute(sql`insert into guest_registrations (property_id, conversation_id, state, details, submitted_at, note)
        values (${hotel.id}, ${id}, 'waiting', ${JSON.stringify({ values: { givenNames: word } })}::jsonb, now(), ${word})`);
      await scope.db.execute(sql`insert into alarms (property_id, id, conversation_id, kind, certainty, words, message_id, raised_at, over_at)
        values (${hotel.id}, ${randomUUID()}, ${id}, 'fire', 'certain', ${word}, 'none', now(), now())`);
      await scope.db.execute(sql`insert into conversation_marks (property_id, conversation_id, vip, frame)
        values (${hotel.id}, ${id}, true, ${JSON.stringify({ word })}::jsonb)
        on conflict (property_id, conversation_id) do update set frame = excluded.frame`);
      await scope.db.execute(sql`insert into notification_deliveries (property_id, id, source, kind, channel, target, request_id, payload, created_at, due_at)
        values (${hotel.id}, ${randomUUID()}, ${`request:${request.id}:9`}, 'request', 'email', 'manager', ${request.id},
          ${JSON.stringify({ body: word })}::jsonb, now(), now())`);
      return done(undefined);
    });
    await asManager('POST /api/staff/ai/ask', { text: `What is with ${word}?` });
    await asManager('POST /api/staff/shift/notes', { department: null });
    const line = { key: 'open', text: word, records: [{ kind: 'request', id: request.id }] };
    await inHotel(sql`update shift_notes set sections = sections || jsonb_build_array(${JSON.stringify(line)}::jsonb)
      where property_id = ${hotel.id}`);
    return guest;
  }

  const endRequests = () =>
    inHotel(sql`update requests set state = 'closed', act_at = null where property_id = ${hotel.id}`);

  /** Every table of the database in which a row holds the word. */
  async function tablesWith(word: string): Promise<string[]> {
    const { rows } = (await stage.database.queries.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )) as unknown as { rows: Array<{ name: string }> };
    expect(rows.length).toBeGreaterThan(40);
    const found = [];
    for (const { name } of rows) {
      const { rows: hits } = (await stage.database.queries.execute(
        sql.raw(`select 1 from ${name} as each where each::text ilike '%${word}%' limit 1`),
      )) as unknown as { rows: unknown[] };
      if (hits.length > 0) found.push(name);
    }
    return found.sort();
  }

  test('an export has every text of the guest and of those who served them, and no secret', async () => {
    const guest = await talkativeGuest('mirabellus');
    const { status, body } = await asManager(`GET /api/staff/conversations/${guest.conversationId}/data`);
    expect(status).toBe(200);
    for (const part of ['profile', 'registration', 'messages', 'requests', 'orders', 'alarms', 'questions'])
      expect([part, JSON.stringify(body[part]).includes('mirabellus')]).toEqual([part, true]);
    expect(body).toMatchObject({
      notes: { vip: true },
      session: { place: expect.stringContaining('Room 204') },
    });
    expect(body.requests[0].steps.at(-1)).toMatchObject({ reason: 'Waiting for mirabellus' });
    expect(JSON.stringify(body)).not.toMatch(/token_hash|code_hash|property_id/);
    expect((await asManager('GET /api/staff/conversations/nothing/data')).status).toBe(404);
    await endRequests();
  });

  test('after an erasure no table of the database has any text of the guest, and reports keep their figures', async () => {
    const guest = await talkativeGuest('quibblestone', 'airship');
    const kept = await talkativeGuest('steadfastly', 'airship');
    const operation = `POST /api/staff/conversations/${guest.conversationId}/erasure`;
    const held = await tablesWith('quibblestone');
    for (const table of [
      'alarms',
      'conversation_marks',
      'events',
      'gap_questions',
      'gaps',
      'guest_profiles',
      'guest_registrations',
      'messages',
      'notification_deliveries',
      'orders',
      'request_steps',
      'requests',
      'shift_notes',
      'staff_questions',
    ])
      expect(held).toContain(table);

    const refused = await asManager(operation);
    expect([refused.status, refused.body.code]).toEqual([409, 'guest-still-served']);
    expect(await tablesWith('quibblestone')).toEqual(held);

    await endRequests();
    const erased = await asManager(operation);
    expect(erased.status).toBe(200);
    expect(erased.body).toMatchObject({
      by: expect.stringContaining('manager'),
      counts: { conversations: 1, requests: 1, orders: 1, alarms: 1, questions: 1, messages: 6 },
    });
    expect(await tablesWith('quibblestone')).toEqual([]);
    expect((await guest.call('GET /api/guest/conversation')).status).toBe(401);
    expect((await asManager(operation)).status).toBe(404);
    expect((await asManager('GET /api/staff/erasures')).body.erasures).toEqual([erased.body]);

    const { body } = await asManager(`GET /api/staff/conversations/${kept.conversationId}/data`);
    expect(JSON.stringify(body.messages)).toContain('steadfastly');
    const all = await asManager('GET /api/staff/requests?scope=all');
    expect(all.body.requests.filter(({ note }: { note: string | null }) => note === null)).not.toEqual([]);
  });

  test('front desk and departments neither export nor erase', async () => {
    const guest = await stage.api.guest(hotel.codes.otherRoom.code);
    for (const who of ['agent', 'housekeeper', 'developer'] as const)
      for (const operation of ['GET data', 'POST erasure']) {
        const [method, what] = operation.split(' ');
        const { status } = await stage.api
          .staff(hotel, who)
          .call(`${method} /api/staff/conversations/${guest.conversationId}/${what}`);
        expect([who, operation, status]).toEqual([who, operation, 403]);
      }
  });

  test('retention shows what it would erase, erases it once, and leaves what is open or recent', async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
    const gone = await talkativeGuest('bygoneword');
    await endRequests();
    const open = await talkativeGuest('openword');
    const days = (count: number) => sql`now() - interval '1 day' * ${count}::integer`;
    await inHotel(
      sql`update conversations set last_message_at = ${days(40)} where property_id = ${hotel.id}`,
    );
    const young = await stage.api.guest(hotel.codes.room.code);
    await young.say('hello youngword');

    const preview = await asManager('GET /api/staff/retention?conversationDays=30');
    expect(preview.body).toMatchObject({
      retention: { conversationDays: 365, version: 0 },
      due: { conversations: 1 },
    });
    expect((await asManager('GET /api/staff/retention')).body.due.conversations).toBe(0);
    const { store } = stage.api.api;
    await applyRetention(store, log);
    expect(await tablesWith('bygoneword')).toContain('messages');

    const set = { conversationDays: 30, requestDays: 30, eventDays: 30, version: 0 };
    expect((await asManager('PUT /api/staff/retention', { ...set, conversationDays: 3 })).status).toBe(422);
    expect((await asManager('PUT /api/staff/retention', set)).body).toEqual({ ...set, version: 1 });
    expect((await asManager('PUT /api/staff/retention', set)).body.code).toBe('version-conflict');
    await Promise.all([applyRetention(store, log), applyRetention(store, log), applyRetention(store, log)]);
    expect((await asManager(`GET /api/staff/conversations/${gone.conversationId}`)).status).toBe(404);
    expect((await asManager(`GET /api/staff/conversations/${open.conversationId}`)).status).toBe(200);
    expect((await asManager(`GET /api/staff/conversations/${young.conversationId}`)).status).toBe(200);
    const { erasures } = (await asManager('GET /api/staff/erasures')).body;
    const conversations = erasures.map(
      ({ counts }: { counts: Record<string, number> }) => counts.conversations ?? 0,
    );
    expect([conversations.reduce((sum: number, count: number) => sum + count, 0), erasures[0].by]).toEqual([
      1,
      null,
    ]);
    const changes = (await asManager('GET /api/staff/settings/changes')).body.changes;
    expect(changes[0]).toMatchObject({ subject: 'retention', after: { conversationDays: 30 } });

    // A month later the log, stored answers and messages to staff are gone, too.
    stage.api.clock.skip(31 * DAY_MS);
    await applyRetention(store, log);
    const left = await tablesWith('bygoneword');
    expect(left.filter((table) => !['staff_questions', 'shift_notes'].includes(table))).toEqual([]);
  });
});
