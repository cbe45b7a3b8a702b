import { createConcierge } from '@bellkey/concierge';
import { type OpenAiServer, startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { ask } from '../../testing/scenes/ask.ts';
import { assistantSettingsScene, PROVIDER_KEY } from '../../testing/scenes/assistant-settings-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The language model’s settings on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), addresses: { privateHosts: true } });
  /** A deployment whose operator does not allow private networks. */
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
  const { provider, mode, concierge } = assistantSettingsScene(
    stage,
    () => hotel,
    () => server,
  );

  test('a key that was written is in no answer, no event, no log and not in the database', async () => {
    server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    const set = await provider();
    expect(set.body).toMatchObject({ enabled: true, hasKey: true, state: 'ready' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect(await ask(guest, 'Good day to all of you here')).toMatchObject({ engine: 'stand-in' });
    expect(server.seen[0]?.authorization).toBe(`Bearer ${PROVIDER_KEY}`);
    await stage.api.staff(hotel, 'developer').call('POST /api/staff/ai/provider/probe');
    const answers = [
      set,
      await stage.api.staff(hotel, 'developer').call('GET /api/staff/ai/provider'),
      await provider({ baseUrl: 'nonsense' }),
      await concierge(guest),
      await guest.call('GET /api/guest/conversation'),
    ];
    for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain(PROVIDER_KEY);
    expect(stage.api.log.join('\n')).not.toContain(PROVIDER_KEY);
    const stored = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const { rows } = (await scope.db.execute(
        sql`select (select json_agg(s) from ai_settings s)::text as settings, (select json_agg(e) from events e)::text as events`,
      )) as unknown as { rows: Array<Record<string, string>> };
      return done(JSON.stringify(rows));
    });
    expect(stored.ok && stored.value).toContain('v1.');
    expect(stored.ok && stored.value).not.toContain(PROVIDER_KEY);
  });

  test('a key is only sent to the address that it was typed for', async () => {
    await provider();
    const moved = await provider({ baseUrl: 'https://elsewhere.example/v1', key: undefined });
    expect(moved.body.hasKey).toBe(false);
    await provider();
    expect((await provider({ key: undefined })).body.hasKey).toBe(true);
    expect((await provider({ key: null })).body.hasKey).toBe(false);
  });

  test('a developer prepares who receives guests’ words, and only an owner switches that on', async () => {
    const prepared = await provider({}, 'developer');
    expect(prepared.status).toBe(422);
    expect(prepared.body.fields.enabled).toMatch(/owner/);
    expect((await provider({ enabled: false }, 'developer')).body).toMatchObject({
      enabled: false,
      hasKey: true,
    });
    expect((await provider({ key: undefined })).body.enabled).toBe(true);
    // What sends the words nowhere else stays theirs to change.
    const tuned = await provider({ key: undefined, model: 'larger', timeoutMs: 3000 }, 'developer');
    expect(tuned.body).toMatchObject({ enabled: true, model: 'larger', state: 'ready' });
    const moved = { baseUrl: 'https://elsewhere.example/v1', key: undefined };
    for (const change of [moved, { key: 'sk-of-another-account' }]) {
      expect((await provider(change, 'developer')).body).toMatchObject({ enabled: false, state: 'off' });
      expect((await provider(change)).body.enabled).toBe(true);
    }
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

  test('owners and developers see the language model, managers the mode, no one else either', async () => {
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
  ])('the test button reports that an endpoint %s', async (_case, script, expected) => {
    server = await startOpenAiServer(script);
    await provider();
    const { body } = await stage.api.staff(hotel, 'developer').call('POST /api/staff/ai/provider/probe');
    expect(body).toMatchObject(expected);
  });
});
