import { type OperationKey, operations } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { locations, messages } from './database/schema.ts';
import { done } from './outcome.ts';
import { leadForm, newProperty } from './testing/public-forms.ts';
import type { SmallHotel } from './testing/small-hotel.ts';
import type { Answer, Guest } from './testing/test-api.ts';
import { testDatabases } from './testing/test-databases.ts';
import { useTestApi } from './testing/use-test-api.ts';

/** Two hotels whose local ids are the same; whatever is asked in A, nothing of B may come back. */
describe.each(testDatabases)('Two properties with equal data on %s', (_, create) => {
  const stage = useTestApi(create);
  let a: SmallHotel;
  let b: SmallHotel;
  let guestA: Guest;
  let guestB: Guest;
  let requestB: string;

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
    const queue = await stage.api.staff(b, 'manager').call('GET /api/staff/requests');
    requestB = queue.body.requests[0].id;
  });

  /** Reaches for B with A's rights. */
  async function reach(key: OperationKey): Promise<Answer[]> {
    const [method = '', path = ''] = key.split(' ');
    const filled = path.replace('{id}', path.includes('request') ? requestB : guestB.conversationId);
    const body = bodyFor(key, a);
    const token = a.uids.manager;
    if (operations[key].auth === 'guest') return [await guestA.call(`${method} ${filled}`, { body })];
    if (operations[key].auth !== 'staff')
      return [await stage.api.call(`${method} ${filled}`, { body, token })];
    return [
      await stage.api.call(`${method} ${filled}?property=${a.id}`, { body, token }),
      await stage.api.call(`${method} ${filled}?property=${b.id}`, { body, token }),
    ];
  }

  test.each(
    // Leaving ends A's session, so it comes last.
    (Object.keys(operations) as OperationKey[]).sort(
      (x, y) => Number(x.startsWith('DELETE')) - Number(y.startsWith('DELETE')),
    ),
  )('%s in A answers nothing of B', async (key) => {
    const answers = await reach(key);
    for (const answer of answers) {
      expect(JSON.stringify(answer.body) ?? '').not.toContain(b.canary);
      expect(answer.status).toBeLessThan(500);
    }
    const [method] = key.split(' ');
    // A manager of a hotel is no operator of the platform.
    if (operations[key].auth === 'operator') expect(answers[0]?.body.code).toBe('forbidden');
    else if (key.includes('{id}') && method === 'POST') expect(answers[0]?.status).toBe(404);
    if (operations[key].auth === 'staff') expect(answers[1]?.body.code).toBe('forbidden');
  });

  test('nothing of all that changed anything in B', async () => {
    const conversation = await stage.api
      .staff(b, 'manager')
      .call(`GET /api/staff/conversations/${guestB.conversationId}`);
    expect(conversation.body.conversation.state).toBe('ai_active');
    expect(conversation.body.requests[0].state).toBe('new');
    expect(JSON.stringify(conversation.body)).not.toContain(a.canary);
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

  test('row-level security is the second lock: a query that forgets the property still sees one property', async () => {
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

  test('every table with a property has the lock, forced', async () => {
    const { rows } = (await stage.database.queries.execute(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as locked
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and a.attname = 'property_id' and c.relnamespace = 'public'::regnamespace`)) as unknown as {
      rows: Array<{ name: string; locked: boolean }>;
    };
    expect(rows.length).toBeGreaterThanOrEqual(17);
    expect(rows.filter(({ locked }) => !locked)).toEqual([]);
  });

  test('without a property there is nothing to see', async () => {
    const rows = await stage.api.api.store.lookUp('no such secret', (db) => db.select().from(messages));
    expect(rows).toEqual([]);
  });
});

function bodyFor(key: OperationKey, a: SmallHotel): unknown {
  if (key.startsWith('GET') || key.startsWith('DELETE')) return undefined;
  if (key.endsWith('/transition')) return { to: 'acknowledged' };
  if (key.endsWith('/messages') || key.endsWith('/notes'))
    return { clientId: `client-${key.length}-x`, body: 'hello' };
  if (key.endsWith('/handler')) return { handler: 'me' };
  if (key.endsWith('/alarm')) return { to: 'taken' };
  if (key.endsWith('/decision')) return { decision: 'approve' };
  if (key === 'POST /api/staff/join-code/resolve') return { joinCode: 'not-a-code' };
  if (key === 'POST /api/staff/registrations')
    return {
      fullName: 'Ana Sousa',
      joinCode: 'not-a-code',
      departments: ['housekeeping'],
      languages: ['en'],
    };
  if (key === 'POST /api/leads') return leadForm();
  if (key === 'POST /api/staff/properties') return newProperty(`tenancy-${a.id.slice(-12)}`);
  if (key === 'POST /api/properties/subdomain') return { subdomain: 'aurora' };
  if (key === 'POST /api/staff/codes') return { placeIds: ['table-1'] };
  if (key === 'POST /api/staff/leads/{id}/handled') return { handled: true };
  if (key === 'POST /api/guest/seen') return { messageIds: ['unknown'] };
  if (key === 'POST /api/qr/resolve' || key === 'POST /api/guest/session') return { code: a.codes.room.code };
  const entry = {
    kind: 'fact',
    key: 'sauna.hours',
    title: 'Sauna',
    scope: 'public',
    keywords: [],
    values: {},
    text: { en: 'The sauna is open.' },
    ownerId: null,
    validFrom: null,
    validUntil: null,
    publish: true,
    version: 1,
  };
  if (key === 'POST /api/guest/cart') return { changes: [{ itemId: 'latte', quantity: 1 }] };
  if (key.endsWith('/confirm')) return { totalCents: 1, payment: 'on_delivery' };
  if (key === 'PUT /api/staff/ai/mode')
    return { mode: 'auto', exceptions: { vip: true, complaint: true, nights: null } };
  if (key === 'PUT /api/staff/ai/provider')
    return {
      enabled: false,
      baseUrl: null,
      model: null,
      timeoutMs: 5000,
      monthlyTokenBudget: null,
      dailyTurnsPerGuest: 1,
    };
  if (key.endsWith('/marks')) return { vip: false, nights: null, complaint: false };
  if (key.startsWith('POST /api/staff/drafts/')) return {};
  if (key.endsWith('/status')) return { status: 'live', version: 1 };
  if (key.endsWith('/teach')) return { title: 'Sauna', text: entry.text, scope: 'public' };
  if (key.endsWith('/dismiss')) return { open: false };
  if (key.endsWith('-synonyms')) return { groups: [] };
  if (key.endsWith('-test')) return { question: 'Is there a pool?', place: 'room' };
  if (key.endsWith('-import')) return { format: 'markdown', text: '## A', apply: false };
  if (key === 'POST /api/guest/wrong') return { messageId: 'unknown', sourceId: 'pool' };
  if (key.includes('/knowledge')) return entry;
  return undefined;
}
