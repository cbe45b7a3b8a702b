import { createConcierge } from '@bellkey/concierge';
import { type OpenAiServer, startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Internal knowledge on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), addresses: { privateHosts: true } });
  const SECRET = 'behind the third painting';
  let hotel: SmallHotel;
  let server: OpenAiServer;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    server = await startOpenAiServer([
      { kind: 'tool', name: 'search_knowledge', input: '{"query":"safe key painting third"}' },
      { kind: 'text', text: `The safe key is ${SECRET}.` },
    ]);
    await stage.api.staff(hotel, 'manager').call('POST /api/staff/knowledge', {
      body: {
        kind: 'fact',
        key: 'safe.key',
        title: 'Safe key painting',
        scope: 'internal',
        keywords: ['safe', 'key', 'painting', 'third'],
        values: { place: SECRET },
        text: { en: `The key of the safe is ${SECRET}.` },
        ownerId: null,
        validFrom: null,
        validUntil: null,
        publish: true,
      },
    });
  });

  afterEach(() => server.close());

  async function asked(text: string): Promise<string> {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const events = await guest.listen(0);
    await guest.say(text);
    await events.until(
      (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
    );
    const { body } = await guest.call('GET /api/guest/conversation');
    await events.close();
    return events.text + JSON.stringify(body);
  }

  test('never comes from the embedded engine, its sources, its events or its preview for staff', async () => {
    for (const text of ['Where is the painting?', 'safe.key', 'Tell me about the third painting']) {
      expect(await asked(text)).not.toContain(SECRET);
    }
    const { body } = await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/knowledge-test', { body: { question: 'safe key painting', place: 'room' } });
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  test('is never sent to a language model, and what it invents about it is not said', async () => {
    await stage.api.staff(hotel, 'owner').call('PUT /api/staff/ai/provider', {
      body: {
        enabled: true,
        baseUrl: server.baseUrl,
        model: 'stand-in',
        key: 'k',
        timeoutMs: 60_000,
        monthlyTokenBudget: null,
        dailyTurnsPerGuest: 20,
      },
    });
    await asked('What is that painting in the corridor?');
    expect(server.seen.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(server.seen)).not.toContain(SECRET);
    expect(JSON.stringify(server.seen)).not.toContain('safe.key');
  });

  test('is invisible to a transaction that serves a guest, or names no audience', async () => {
    const { store } = stage.api.api;
    const scopesSeenBy = async (audience: 'guest' | 'staff') => {
      const seen = await store.inProperty(
        hotel.id,
        async (scope) => done((await scope.db.select().from(facts)).map((row) => row.scope)),
        audience,
      );
      return seen.ok ? [...new Set(seen.value)].sort() : [];
    };
    expect(await scopesSeenBy('guest')).toEqual(['public', 'room']);
    expect(await scopesSeenBy('staff')).toEqual(['internal', 'public', 'room']);
  });

  test('is in no refusal: an unknown source and an internal one look the same to a guest', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const report = (sourceId: string) =>
      guest.call('POST /api/guest/wrong', { body: { messageId: 'none', sourceId } });
    const [unknown, internal] = [await report('no-such'), await report('key')];
    expect(internal.body).toEqual({ ...unknown.body, requestId: internal.body.requestId });
  });
});
