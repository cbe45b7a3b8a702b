import { createConcierge } from '@bellkey/concierge';
import { type OpenAiServer, startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import type { LiveEvent } from '@bellkey/shared/api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { services } from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { Guest } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const KEY = 'sk-never-to-be-seen-again-4711';

describe.each(testDatabases)('The assistant’s settings on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), addresses: { privateHosts: true } });
  /** As an operator runs it who allows no private networks. */
  const strict = useTestApi(create);
  let hotel: SmallHotel;
  let server: OpenAiServer | null = null;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  const provider = (change: Record<string, unknown> = {}) =>
    stage.api.staff(hotel, 'developer').call('PUT /api/staff/ai/provider', {
      body: {
        enabled: true,
        baseUrl: server?.baseUrl ?? 'https://llm.example/v1',
        model: 'stand-in',
        key: KEY,
        timeoutMs: 2000,
        monthlyTokenBudget: null,
        dailyTurnsPerGuest: 20,
        ...change,
      },
    });
  const mode = (body: Record<string, unknown>, who: keyof SmallHotel['uids'] = 'manager') =>
    stage.api.staff(hotel, who).call('PUT /api/staff/ai/mode', {
      body: { mode: 'auto', exceptions: { vip: true, complaint: true, nights: null }, ...body },
    });
  const concierge = (guest: Guest) =>
    stage.api.staff(hotel, 'agent').call(`GET /api/staff/conversations/${guest.conversationId}/concierge`);

  /** Says something and waits for what the house answers. */
  async function ask(guest: Guest, text: string) {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(text);
    const answer = await events.until(
      (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
    );
    await events.close();
    return (answer as unknown as { message: { body: string; engine: string | null } }).message;
  }

  test('a key that was written is in no answer, no event, no log and not in the database', async () => {
    server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    const set = await provider();
    expect(set.body).toMatchObject({ enabled: true, hasKey: true, state: 'ready' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect(await ask(guest, 'Good day to all of you here')).toMatchObject({ engine: 'stand-in' });
    expect(server.seen[0]?.authorization).toBe(`Bearer ${KEY}`);
    await stage.api.staff(hotel, 'developer').call('POST /api/staff/ai/provider/probe');
    const answers = [
      set,
      await stage.api.staff(hotel, 'developer').call('GET /api/staff/ai/provider'),
      await provider({ baseUrl: 'nonsense' }),
      await concierge(guest),
      await guest.call('GET /api/guest/conversation'),
    ];
    for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain(KEY);
    expect(stage.api.log.join('\n')).not.toContain(KEY);
    const stored = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const { rows } = (await scope.db.execute(
        sql`select (select json_agg(s) from ai_settings s)::text as settings, (select json_agg(e) from events e)::text as events`,
      )) as unknown as { rows: Array<Record<string, string>> };
      return done(JSON.stringify(rows));
    });
    expect(stored.ok && stored.value).toContain('v1.');
    expect(stored.ok && stored.value).not.toContain(KEY);
  });

  test('a key goes to the address that it was typed for, and to no other', async () => {
    await provider();
    const moved = await provider({ baseUrl: 'https://elsewhere.example/v1', key: undefined });
    expect(moved.body.hasKey).toBe(false);
    await provider();
    expect((await provider({ key: undefined })).body.hasKey).toBe(true);
    expect((await provider({ key: null })).body.hasKey).toBe(false);
  });

  test.each([
    'http://llm.example/v1',
    'https://169.254.169.254/latest',
    'https://metadata.google.internal/v1',
    'https://10.0.0.7/v1',
    'https://[fd00::1]/v1',
    'https://[::ffff:10.0.0.7]/v1',
    'https://user:secret@llm.example/v1',
    'file:///etc/passwd',
    'https://0.0.0.0/v1',
    'http://127.0.0.1:8080/v1',
    'http://localhost/v1',
    'https://[::1]/v1',
  ])('%s is refused as an address', async (baseUrl) => {
    const body = {
      enabled: true,
      baseUrl,
      model: 'stand-in',
      timeoutMs: 2000,
      monthlyTokenBudget: null,
      dailyTurnsPerGuest: 20,
    };
    const developer = strict.api.staff(await strict.newHotel(), 'developer');
    const answer = await developer.call('PUT /api/staff/ai/provider', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.fields.baseUrl).toMatch(/\w/);
  });

  test('owners and developers see the language model, managers the mode, nobody else either', async () => {
    const call = (who: keyof SmallHotel['uids'], operation: string) =>
      stage.api.staff(hotel, who).call(operation);
    expect((await call('manager', 'GET /api/staff/ai/provider')).status).toBe(403);
    expect((await call('manager', 'POST /api/staff/ai/provider/probe')).status).toBe(403);
    expect((await call('developer', 'GET /api/staff/ai/provider')).status).toBe(200);
    expect((await mode({ mode: 'off' }, 'agent')).status).toBe(403);
    expect((await mode({ mode: 'off' }, 'developer')).status).toBe(403);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db
        .update(staffMembers)
        .set({ role: 'owner' })
        .where(scope.own(staffMembers, sql`id = 'manager'`));
      return done(undefined);
    });
    expect((await call('manager', 'GET /api/staff/ai/provider')).status).toBe(200);
  });

  test.each([
    ['speaks another protocol', [{ kind: 'text', text: 'x' }] as const, { ok: false, reason: 'unreachable' }],
    ['refuses the key', [{ kind: 'status', status: 401 }] as const, { ok: false, reason: 'key-refused' }],
    ['does not know the model', [{ kind: 'status', status: 404 }] as const, { reason: 'model-unknown' }],
  ])('the test button says that an endpoint %s', async (_case, script, expected) => {
    server = await startOpenAiServer(script);
    await provider();
    const { body } = await stage.api.staff(hotel, 'developer').call('POST /api/staff/ai/provider/probe');
    expect(body).toMatchObject(expected);
  });

  test('a budget that is used up falls back to the embedded engine, visibly to the staff', async () => {
    server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    await provider({ monthlyTokenBudget: 1 });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect(await ask(guest, 'Good day to all of you here')).toMatchObject({ engine: 'stand-in' });
    expect(await ask(guest, 'Could we have two towels please?')).toMatchObject({ engine: 'embedded' });
    expect(server.seen).toHaveLength(1);
    expect((await concierge(guest)).body.reasons).toMatchObject([{ fallback: 'budget-used-up' }]);
    const { body } = await stage.api.staff(hotel, 'developer').call('GET /api/staff/ai/provider');
    expect(body.state).toBe('budget-used-up');
    expect(body.usedThisMonth).toMatchObject({ turns: 1 });
    expect(body.usedThisMonth.tokens).toBeGreaterThan(0);
  });

  test('a guest who has used their day’s turns gets the embedded engine; another guest the language model', async () => {
    server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    await provider({ dailyTurnsPerGuest: 1 });
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'Good day to all of you here');
    expect(await ask(guest, 'Good day to all of you here')).toMatchObject({ engine: 'embedded' });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect(await ask(other, 'Good day to all of you here')).toMatchObject({ engine: 'stand-in' });
  });

  test('a language model that fails is answered for, and five failures open the circuit', async () => {
    server = await startOpenAiServer([{ kind: 'status', status: 500 }]);
    await provider();
    const guest = await stage.api.guest(hotel.codes.room.code);
    for (let index = 0; index < 6; index += 1) {
      expect(await ask(guest, `Could we have ${index + 1} towels please?`)).toMatchObject({
        engine: 'embedded',
      });
    }
    expect(server.seen).toHaveLength(5);
    const { body } = await concierge(guest);
    expect(body.reasons.map((reason: { fallback: string }) => reason.fallback)).toEqual([
      ...Array(5).fill('unavailable'),
      'circuit-open',
    ]);
  });

  test('off is live with the next message: a person answers everything, an alarm still goes out', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'hello')).engine).toBe('embedded');
    await mode({ mode: 'off' });
    await ask(guest, 'Could we have two towels please?');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(body.conversation.handoff.reason).toBe('person');
    const path = `/api/staff/conversations/${guest.conversationId}`;
    const seen = await stage.api.staff(hotel, 'agent').call(`GET ${path}`);
    expect(seen.body.conversation.handoff.reason).toBe('mode:off');
    expect(body.requests).toEqual([]);
  });

  test('suggest drafts for the staff, who send it with one tap, and only then it is done', async () => {
    await mode({ mode: 'suggest' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'agent');
    await ask(guest, 'Could we have two towels please?');
    expect((await guest.call('GET /api/guest/conversation')).body.requests).toEqual([]);
    const { draft } = (await concierge(guest)).body;
    expect(draft.body).toContain('two towels');
    expect(draft.proposed).toMatchObject([{ kind: 'request' }]);
    const sent = await agent.call(`POST /api/staff/drafts/${draft.id}/send`, { body: {} });
    expect(sent.body.draft).toBeNull();
    const after = (await guest.call('GET /api/guest/conversation')).body;
    expect(after.requests).toMatchObject([{ quantity: 2 }]);
    expect(after.messages.at(-1)).toMatchObject({ sender: { kind: 'staff' } });
    expect(after.conversation.state).toBe('ai_active');
    expect((await agent.call(`POST /api/staff/drafts/${draft.id}/send`, { body: {} })).body.code).toBe(
      'draft-outdated',
    );
  });

  test('a draft whose request can no longer be made is not sent', async () => {
    await mode({ mode: 'suggest' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'Could we have two more towels please?');
    const { draft } = (await concierge(guest)).body;
    await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(
        await scope.db
          .update(services)
          .set({ active: false })
          .where(scope.own(services, eq(services.key, 'towels'))),
      ),
    );
    const agent = stage.api.staff(hotel, 'agent');
    expect((await agent.call(`POST /api/staff/drafts/${draft.id}/send`, { body: {} })).body.code).toBe(
      'draft-impossible',
    );
    const { messages } = (await guest.call('GET /api/guest/conversation')).body;
    expect(JSON.stringify(messages)).not.toContain(draft.body);
  });

  test('a draft can be edited or thrown away; a new message of the guest replaces it', async () => {
    await mode({ mode: 'suggest' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const agent = stage.api.staff(hotel, 'agent');
    const events = await agent.listen(0);
    let awaited = 0;
    const drafted = () => {
      awaited += 1;
      const isDraft = (e: LiveEvent) =>
        e.type === 'message.created' && e.message.parts.some(({ kind }) => kind === 'draft');
      return events.when(
        () => events.received.filter(({ event }) => isDraft(event)).length >= awaited,
        'draft',
      );
    };
    await guest.say('Could we have two towels please?');
    await drafted();
    const first = (await concierge(guest)).body.draft;
    await guest.say('And is there a pool?');
    await drafted();
    const second = (await concierge(guest)).body.draft;
    expect(second.id).not.toBe(first.id);
    expect((await agent.call(`POST /api/staff/drafts/${first.id}/send`, { body: {} })).status).toBe(409);
    expect((await agent.call(`POST /api/staff/drafts/${second.id}/discard`)).body.draft).toBeNull();
    expect((await guest.call('GET /api/guest/conversation')).body.conversation.state).toBe('awaiting_human');
    await guest.say('Two pillows then');
    await drafted();
    const third = (await concierge(guest)).body.draft;
    const body = { body: 'Two pillows are on their way.' };
    await agent.call(`POST /api/staff/drafts/${third.id}/send`, { body });
    expect((await guest.call('GET /api/guest/conversation')).body.messages.at(-1)).toMatchObject(body);
    await events.close();
  });

  test.each([
    ['a VIP', { vip: true, nights: null, complaint: false }, 'vip'],
    ['somebody who complained', { vip: false, nights: null, complaint: true }, 'complaint'],
    ['a long stay', { vip: false, nights: 14, complaint: false }, 'long-stay'],
  ])(
    '%s is answered by suggestion while the house is on auto, and the guest’s side shows nothing of it',
    async (_who, marks, rule) => {
      await mode({ exceptions: { vip: true, complaint: true, nights: 14 } });
      const guest = await stage.api.guest(hotel.codes.room.code);
      const agent = stage.api.staff(hotel, 'agent');
      const set = await agent.call(`PUT /api/staff/conversations/${guest.conversationId}/marks`, {
        body: marks,
      });
      expect(set.body).toMatchObject({ mode: 'suggest', forcedBy: rule });
      const events = await guest.listen(0);
      await ask(guest, 'Could we have two towels please?');
      expect((await concierge(guest)).body.draft).toMatchObject({ forcedBy: rule });
      const seen = JSON.stringify((await guest.call('GET /api/guest/conversation')).body) + events.text;
      expect(seen).not.toMatch(/vip|long-stay|complaint/i);
      await events.close();
      await mode({ exceptions: { vip: false, complaint: false, nights: null } });
      expect((await concierge(guest)).body.mode).toBe('auto');
    },
  );

  test('a complaint marks its conversation by itself', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'This is unacceptable, I want to make a complaint');
    const { body } = await concierge(guest);
    expect(body.marks.complaintAt).not.toBeNull();
    expect(body.reasons).toMatchObject([{ handoff: expect.stringContaining('complaint') }]);
  });
});
