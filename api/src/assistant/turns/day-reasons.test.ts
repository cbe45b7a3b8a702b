import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { turnReasons } from '../../platform/database/schema/assistant-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const PATH = 'GET /api/staff/ai/reasons';

describe.each(testDatabases)('A day’s refusals and handoffs on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;
  let guest: Guest;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    guest = await stage.api.guest(hotel.codes.room.code);
  });

  const read = async (query = '', who: keyof SmallHotel['uids'] = 'manager', at = hotel) =>
    stage.api.staff(at, who).call(`${PATH}${query}`);
  const ids = (body: { reasons: Array<{ turnId: string }> }) => body.reasons.map(({ turnId }) => turnId);

  /** Stores reasons as turns do, at these instants. */
  const keep = (instants: Record<string, string>, of = { hotel, conversationId: guest.conversationId }) =>
    stage.api.api.store.inProperty(of.hotel.id, async (scope) =>
      done(
        await scope.db.insert(turnReasons).values(
          Object.entries(instants).map(([turnId, at]) => ({
            propertyId: of.hotel.id,
            turnId,
            conversationId: of.conversationId,
            engine: 'embedded',
            handoff: 'quantity',
            at: new Date(at),
          })),
        ),
      ),
    );
  const moveTo = (timeZone: string) =>
    stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(await scope.db.update(properties).set({ timeZone }).where(eq(properties.id, hotel.id))),
    );

  test('refusals and handoffs are listed with their place, and each handoff once', async () => {
    const events = await guest.listen(0);
    await guest.say('Could we have 40 towels please?');
    await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'system');
    await events.close();
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    await other.call('POST /api/guest/handoff');
    await other.call('POST /api/guest/handoff');
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.next).toBeNull();
    expect(body.day).toBe(body.today);
    expect(body.reasons).toMatchObject([
      {
        conversationId: other.conversationId,
        place: { id: 'room-205', label: `Room 205 ${hotel.canary}`, kind: 'room' },
        handoff: 'guest-asked',
        refused: [],
        fallback: null,
      },
      {
        conversationId: guest.conversationId,
        place: { id: 'room-204' },
        handoff: 'quantity',
        refused: [{ tool: 'propose_request', what: 'towels', reason: 'over-limit' }],
      },
    ]);
    const { body: inConversation } = await stage.api
      .staff(hotel, 'agent')
      .call(`GET /api/staff/conversations/${other.conversationId}/concierge`);
    expect(inConversation.reasons).toMatchObject([{ handoff: 'guest-asked' }]);
  });

  test('managers and owners may read it; agents, staff, developers and pending members may not', async () => {
    for (const who of ['agent', 'housekeeper', 'mechanic', 'developer', 'pending'] as const) {
      expect([who, (await read('', who)).body.code]).toEqual([who, 'forbidden']);
    }
    expect((await read()).status).toBe(200);
    await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(
        await scope.db
          .update(staffMembers)
          .set({ role: 'owner' })
          .where(scope.own(staffMembers, eq(staffMembers.id, 'manager'))),
      ),
    );
    expect((await read()).status).toBe(200);
  });

  test('another property’s reasons are on no page, and its manager is refused here', async () => {
    const other = await stage.newHotel();
    const theirs = await stage.api.guest(other.codes.room.code);
    await keep({ same: '2026-03-15T10:00:00.000Z', mine: '2026-03-15T11:00:00.000Z' });
    await keep(
      { same: '2026-03-15T10:00:00.000Z', theirs: '2026-03-15T12:00:00.000Z' },
      { hotel: other, conversationId: theirs.conversationId },
    );
    const { body } = await read('?day=2026-03-15');
    expect(ids(body)).toEqual(['mine', 'same']);
    expect(JSON.stringify(body)).not.toContain(other.canary);
    const { body: cut } = await read('?day=2026-03-15&limit=1');
    const { body: rest } = await read(
      `?day=2026-03-15&before=${encodeURIComponent(cut.next)}`,
      'manager',
      other,
    );
    expect(ids(rest)).toEqual(['same']);
    expect(JSON.stringify(rest)).not.toContain(hotel.canary);
    const foreign = await stage.api.call(`${PATH}?property=${other.id}`, { token: hotel.uids.manager });
    expect(foreign.body.code).toBe('forbidden');
  });

  test.each([
    // East of Greenwich the day starts the evening before; a day may have 23 or 25 hours.
    ['Pacific/Auckland', '2026-07-15', '2026-07-14T12:00:00.000Z', '2026-07-15T12:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-15', '2026-07-15T07:00:00.000Z', '2026-07-16T07:00:00.000Z'],
    ['Europe/Lisbon', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['Europe/Lisbon', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ])('in %s, %s begins and ends at the property’s midnight', async (timeZone, day, from, until) => {
    await moveTo(timeZone);
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    await keep({ yesterday: before(from), first: from, last: before(until), tomorrow: until });
    expect(ids((await read(`?day=${day}`)).body)).toEqual(['last', 'first']);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'today is the property’s today in %s',
    async (timeZone) => {
      await moveTo(timeZone);
      await guest.call('POST /api/guest/handoff');
      const { body } = await read();
      const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
        stage.api.clock.now(),
      );
      expect([body.day, body.today]).toEqual([today, today]);
      expect(body.reasons).toHaveLength(1);
      const past = await read('?day=2026-01-01');
      expect(past.body).toMatchObject({ day: '2026-01-01', today, reasons: [], next: null });
    },
  );

  test('pages go from newest to oldest, each reason once, even when several share an instant', async () => {
    const at = (minute: number) => `2026-03-15T10:0${minute}:00.000Z`;
    await keep({ b: at(1), e: at(3), a: at(1), d: at(2), c: at(1) });
    const seen: string[] = [];
    let next: string | null = null;
    let pages = 0;
    do {
      const { body }: { body: { reasons: Array<{ turnId: string }>; next: string | null } } = await read(
        `?day=2026-03-15&limit=2${next === null ? '' : `&before=${encodeURIComponent(next)}`}`,
      );
      seen.push(...ids(body));
      next = body.next;
      pages += 1;
    } while (next !== null);
    expect([pages, seen]).toEqual([3, ['e', 'd', 'c', 'b', 'a']]);
    expect((await read('?day=2026-03-15&limit=5')).body.next).toBeNull();
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'day=yesterday',
    'day=2026-02-30',
    'day=9999-12-31',
    'before=x',
  ])('%s is refused with a message', async (query) => {
    const { status, body } = await read(`?${query}`);
    expect([status, body.code]).toEqual([422, 'bad-input']);
  });

  test('a NUL in it is not a valid address', async () => {
    const { status, body } = await read('?before=2026-03-15T10:00:00.000Z~%00');
    expect([status, body.code]).toEqual([400, 'malformed-address']);
  });

  test('an index matches the order of the pages', async () => {
    const { rows } = (await stage.database.queries.execute(
      sql`select indexdef from pg_indexes where indexname = 'turn_reasons_by_time'`,
    )) as unknown as { rows: Array<{ indexdef: string }> };
    expect(rows[0]?.indexdef).toContain('(property_id, at DESC, turn_id DESC)');
  });
});
