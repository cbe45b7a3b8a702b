import { type OperationSpec, operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../platform/database/property-scope.ts';
import { conversations } from '../platform/database/schema/conversation-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { createRequest } from '../service/requests/create-request.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** The guest session of a conversation. */
async function sessionOf(scope: PropertyScope, conversationId: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ id: conversations.guestSessionId })
    .from(conversations)
    .where(scope.own(conversations, eq(conversations.id, conversationId)));
  return row?.id;
}

const budgets: Array<[operation: string, budget: number | undefined]> = Object.entries(operations)
  .map(([key, spec]: [string, OperationSpec]): [string, number | undefined] => [key, spec.roundTrips])
  .sort(([a], [b]) => a.localeCompare(b));

/** Higher budgets are for what people do once: signing up, starting a demo, scanning a code. */
const MOST_IN_DAILY_WORK = 4;
const ONCE: ReadonlySet<string> = new Set([
  'POST /api/demo/sessions',
  'POST /api/guest/session',
  'POST /api/guest/wrong',
  'POST /api/guest/unsolved',
  'POST /api/leads',
  'POST /api/qr/resolve',
  'POST /api/staff/join-code/resolve',
  'POST /api/properties/subdomain',
  'POST /api/sign-in/provider',
  'POST /api/sign-in/provider/answer',
  'GET /api/staff/me',
  'POST /api/staff/properties',
  'POST /api/staff/registrations',
  'POST /api/staff/invitations/resolve',
  'POST /api/staff/invitations/accept',
  'POST /api/staff/ai/ask',
]);

// The names of these tests are the table: `npx jest --verbose` prints it.
describe('Round trips of every operation', () => {
  test.each(budgets)('%s: at most %s', (operation, budget) => {
    expect(budget).toEqual(expect.any(Number));
    if (!ONCE.has(operation)) expect(budget).toBeLessThanOrEqual(MOST_IN_DAILY_WORK);
  });
});

describe.each(testDatabases)('Round trips in the steady state on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: () => new Promise(() => {}) });

  /** Cost of a repeated call, whose caches are warm. */
  async function cost(call: () => Promise<{ status: number }>): Promise<number | undefined> {
    await call();
    stage.api.costs.length = 0;
    const { status } = await call();
    expect(status).toBeLessThan(300);
    return stage.api.costs[0]?.roundTrips;
  }

  test('a guest: session 0, conversation 1, a line 2', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect(await cost(() => guest.call('GET /api/guest/session'))).toBe(0);
    expect(await cost(() => guest.call('GET /api/guest/conversation'))).toBe(1);
    expect(await cost(() => guest.say('hello'))).toBe(2);
    let key = 0;
    const withKey = () =>
      guest.call('POST /api/guest/messages', {
        body: { clientId: `client-key-${++key}`, body: 'hello' },
        headers: { 'idempotency-key': `key-${key}` },
      });
    expect(await cost(withKey)).toBe(2);
    // The first loads and locks the key and the conversation, with the settings and state; the second writes
    // everything.
    const texts = stage.api.costs[0]?.batches.flatMap((batch) => batch.texts) ?? [];
    expect(texts.filter((text) => text !== 'commit')).toHaveLength(2);
  });

  test('the staff: queue 1, conversations 1, accepting a request 2, an answer 2', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { conversationId } = guest;
    const agent = stage.api.staff(hotel, 'manager');
    const made = ['towels', 'pillows', 'tv'].map((service) =>
      stage.api.api.store.inProperty(hotel.id, async (scope) =>
        done(
          await createRequest(scope, {
            service,
            quantity: null,
            note: null,
            locationId: 'room-204',
            conversationId,
            guestSessionId: (await sessionOf(scope, conversationId)) ?? '',
            source: 'guest',
            turnId: null,
          }),
        ),
      ),
    );
    await Promise.all(made);
    expect(await cost(() => agent.call('GET /api/staff/requests'))).toBe(1);
    expect(await cost(() => agent.call('GET /api/staff/conversations'))).toBe(1);
    const path = `/api/staff/conversations/${conversationId}`;
    expect(await cost(() => agent.call(`GET ${path}`))).toBe(1);
    const { requests } = (await agent.call('GET /api/staff/requests')).body;
    const ids: string[] = requests.map(({ id }: { id: string }) => id);
    const accept = () =>
      agent.call(`POST /api/staff/requests/${ids.pop()}/transition`, { body: { to: 'acknowledged' } });
    expect(await cost(accept)).toBe(2);
    let said = 0;
    const answer = () =>
      agent.call(`POST ${path}/messages`, { body: { clientId: `agent-000${++said}`, body: 'Of course.' } });
    expect(await cost(answer)).toBe(2);
  });

  test('the response to a message or a move equals what is read afterwards', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'manager');
    const said = await guest.say('hello');
    const handed = await guest.call('POST /api/guest/handoff');
    const path = `/api/staff/conversations/${guest.conversationId}`;
    const noted = await agent.call(`POST ${path}/notes`, {
      body: { clientId: 'note-0001', body: 'Regular.' },
    });
    const page = (await guest.call('GET /api/guest/conversation')).body;
    expect(page.messages[0]).toEqual(said.body);
    expect(page.conversation).toEqual(handed.body);
    const taken = await agent.call(`POST ${path}/handler`, { body: { handler: 'me' } });
    const seen = (await agent.call(`GET ${path}`)).body;
    expect(seen.conversation).toEqual(taken.body);
    expect(seen.messages.at(-1)).toEqual(noted.body);
  });
});
