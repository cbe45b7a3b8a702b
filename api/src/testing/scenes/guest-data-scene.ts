import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import { recordQuestion } from '../../service/knowledge/gaps/record-question.ts';
import type { SmallHotel } from '../small-hotel.ts';
import type { Guest } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';

/** What tests of guests' data do in a hotel: guests who leave text everywhere, and a search of the whole database. */
export function guestDataOf(stage: Stage, hotel: SmallHotel) {
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
    await asManager('POST /api/staff/ai/ask', { text: `What about ${word}?` });
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
    // The database has more tables than this: with fewer, the search would miss some.
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

  return { asManager, inHotel, talkativeGuest, endRequests, tablesWith };
}
