import { createConcierge } from '@bellkey/concierge';
import { type OpenAiServer, startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { Guest } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(testDatabases)('Knowledge on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });

  const as = (who: keyof SmallHotel['uids']) => stage.api.staff(hotel, who);
  const entry = (change: Record<string, unknown> = {}) => ({
    kind: 'fact',
    key: 'sauna.hours',
    title: 'Sauna',
    scope: 'public',
    keywords: [],
    values: { from: '16:00', until: '21:00' },
    text: { en: 'The sauna is open from 16:00 to 21:00.' },
    ownerId: null,
    validFrom: null,
    validUntil: null,
    publish: true,
    ...change,
  });
  const write = (change: Record<string, unknown> = {}, who: keyof SmallHotel['uids'] = 'manager') =>
    as(who).call('POST /api/staff/knowledge', { body: entry(change) });
  const gaps = async () => (await as('manager').call('GET /api/staff/knowledge-gaps')).body.gaps;
  const conflicts = async () =>
    (await as('manager').call('GET /api/staff/knowledge-conflicts')).body.conflicts;

  /** Says something and gives the assistant's answer. */
  async function ask(guest: Guest, text: string) {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(text);
    const answer = await events.until(
      (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
    );
    await events.close();
    return (
      answer as unknown as { message: { id: string; body: string; parts: Array<Record<string, unknown>> } }
    ).message;
  }

  test('what nobody knew is a gap, one click makes it a fact, and the next guest is answered from it', async () => {
    const first = await stage.api.guest(hotel.codes.room.code);
    const second = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await ask(first, 'Is there a sauna?')).body).toContain("I don't know that");
    await ask(second, 'Where can I find your sauna please?');
    const [gap] = await gaps();
    expect(gap).toMatchObject({ kind: 'unanswered', count: 2 });
    expect(gap.examples).toHaveLength(2);
    const body = { title: 'Sauna', text: { en: 'The sauna is on the top floor.' }, scope: 'public' };
    const taught = await as('manager').call(`POST /api/staff/knowledge-gaps/${gap.id}/teach`, { body });
    expect(taught.body).toMatchObject({ status: 'live', origin: 'gap', owner: { id: 'manager' } });
    const third = await stage.api.guest(hotel.codes.room.code);
    const answer = await ask(third, 'Is there a sauna?');
    expect(answer.body).toBe('The sauna is on the top floor.');
    expect(answer.parts).toMatchObject([{ kind: 'source', source: { id: taught.body.id, title: 'Sauna' } }]);
    expect(await gaps()).toEqual([]);
  });

  test('staff who may not approve leave a draft that no guest is told; a manager makes it live', async () => {
    const draft = await write({}, 'housekeeper');
    expect(draft.body.status).toBe('draft');
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Is there a sauna?')).body).toContain("I don't know that");
    const path = `/api/staff/knowledge/${draft.body.id}`;
    const body = { status: 'live', version: draft.body.version };
    expect((await as('agent').call(`POST ${path}/status`, { body })).status).toBe(403);
    expect((await as('manager').call(`POST ${path}/status`, { body })).body.status).toBe('live');
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await ask(other, 'Is there a sauna?')).body).toContain('16:00');
  });

  test('who may not approve changes nothing that guests are told; two who change at once are told', async () => {
    const { body } = await write();
    const change = (who: keyof SmallHotel['uids'], version: number, title: string) =>
      as(who).call(`PUT /api/staff/knowledge/${body.id}`, { body: { ...entry({ title }), version } });
    expect((await change('agent', 1, 'Mine')).status).toBe(403);
    expect((await change('developer', 1, 'Mine')).status).toBe(403);
    expect((await change('manager', 1, 'Sauna and steam')).body.version).toBe(2);
    expect((await change('manager', 1, 'Too late')).body.code).toBe('version-conflict');
    const { versions } = (await as('manager').call(`GET /api/staff/knowledge/${body.id}/versions`)).body;
    expect(versions).toMatchObject([
      { version: 2, title: 'Sauna and steam' },
      { version: 1, title: 'Sauna' },
    ]);
  });

  test.each([
    ['a key with spaces', { key: 'not a key' }, 'key'],
    ['no text', { text: {} }, 'text'],
    ['an owner who is not here', { ownerId: 'nobody' }, 'ownerId'],
    [
      'an end before the beginning',
      { validFrom: '2026-05-01T00:00:00.000Z', validUntil: '2026-04-01T00:00:00.000Z' },
      'validUntil',
    ],
  ])('%s is refused, and said where', async (_what, change, field) => {
    const answer = await write(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  test('past its date an entry is not told; it becomes a gap for its owner, and confirming brings it back', async () => {
    const { body } = await write({
      ownerId: 'agent',
      validUntil: new Date(stage.api.clock.now().getTime() - DAY_MS).toISOString(),
      validFrom: new Date(stage.api.clock.now().getTime() - 9 * DAY_MS).toISOString(),
    });
    expect(body.status).toBe('stale');
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Is there a sauna?')).body).not.toContain('16:00');
    expect(await gaps()).toMatchObject([{ kind: 'stale', entry: { id: body.id }, owner: { id: 'agent' } }]);
    await as('manager').call(`POST /api/staff/knowledge/${body.id}/status`, {
      body: { status: 'live', version: body.version },
    });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await ask(other, 'Is there a sauna?')).body).toContain('16:00');
  });

  test('what is not yet valid is not told', async () => {
    const { body } = await write({ validFrom: new Date(Date.now() + 2 * DAY_MS).toISOString() });
    expect(body.status).toBe('upcoming');
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Is there a sauna?')).body).not.toContain('16:00');
  });

  test('the house’s own synonyms find what is written in other words', async () => {
    await write({
      title: 'Thermal circuit',
      key: 'thermal.hours',
      text: { en: 'The thermal circuit is open from 16:00.' },
    });
    const search = async () =>
      (
        await as('manager').call('POST /api/staff/knowledge-test', {
          body: { question: 'Is there a hammam?', place: 'room' },
        })
      ).body;
    expect((await search()).hits).toEqual([]);
    const groups = [['thermal circuit', 'hammam']];
    expect((await as('agent').call('PUT /api/staff/knowledge-synonyms', { body: { groups } })).status).toBe(
      403,
    );
    await as('manager').call('PUT /api/staff/knowledge-synonyms', { body: { groups } });
    expect(await search()).toMatchObject({
      hits: [{ title: 'Thermal circuit' }],
      answer: 'The thermal circuit is open from 16:00.',
      sources: [{ title: 'Thermal circuit' }],
    });
  });

  test('an article answers with the passage that fits, not with all of itself', async () => {
    await write({
      kind: 'article',
      key: 'house.guide',
      title: 'House guide',
      values: {},
      text: { en: '# Guide\n\nThe library is on the second floor.\n\nBicycles are parked in the yard.' },
    });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Where is the library?')).body).toBe('The library is on the second floor.');
  });

  test('two entries of one key that say different things contradict each other, while both hold', async () => {
    await write();
    const { body } = await write({ title: 'Sauna (old)', values: { from: '17:00', until: '21:00' } });
    expect(await conflicts()).toMatchObject([
      { kind: 'value', about: 'from', sides: [{ says: expect.any(String) }, { says: expect.any(String) }] },
    ]);
    await as('manager').call(`POST /api/staff/knowledge/${body.id}/status`, {
      body: { status: 'retired', version: 1 },
    });
    expect(await conflicts()).toEqual([]);
  });

  test('entries whose dates do not meet do not contradict each other', async () => {
    const cut = '2027-01-01T00:00:00.000Z';
    await write({ validUntil: cut });
    await write({ values: { from: '17:00' }, validFrom: cut });
    expect(await conflicts()).toEqual([]);
  });

  test('languages of one entry, and an article against a fact, are compared too', async () => {
    await write({
      text: { en: 'The sauna is open from 16:00 to 21:00.', pt: 'A sauna abre das 16h00 às 22h00.' },
    });
    await write({
      kind: 'article',
      key: 'wellness',
      title: 'Wellness',
      values: {},
      text: { en: 'Our sauna opens at 3 pm every day.' },
    });
    expect((await conflicts()).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'article',
      'language',
    ]);
  });

  test('“this is wrong” is a gap for the entry’s owner, once per answer, and only for one’s own answers', async () => {
    const { body } = await write({ ownerId: 'agent' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { id } = await ask(guest, 'Is there a sauna?');
    const wrong = (who: Guest, sourceId: string) =>
      who.call('POST /api/guest/wrong', { body: { messageId: id, sourceId, comment: 'It was closed' } });
    expect((await wrong(guest, body.id)).status).toBe(204);
    expect((await wrong(guest, body.id)).status).toBe(204);
    expect(await gaps()).toMatchObject([{ kind: 'wrong', count: 1, owner: { id: 'agent' } }]);
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await wrong(other, body.id)).status).toBe(404);
    expect((await wrong(guest, 'key')).status).toBe(404);
  });

  describe('import', () => {
    const CSV = [
      'title;key;scope;value_from;text_en;text_pt',
      'Sauna;sauna.hours;public;16:00;"The sauna; from 16:00";A sauna abre às 16:00',
      'Library;library;nowhere;;The library.;',
      ';;public;;No title.;',
      'Sauna again;sauna.hours;public;;Twice.;',
    ].join('\n');
    const load = (text: string, apply: boolean, format = 'csv', who: keyof SmallHotel['uids'] = 'manager') =>
      as(who).call('POST /api/staff/knowledge-import', { body: { format, text, apply } });
    const told = (body: { rows: Array<{ line: number; action: string; problem: string | null }> }) =>
      body.rows.map(({ line, action, problem }) => `${line} ${action}${problem ? `: ${problem}` : ''}`);

    test('is first shown, line by line, with what is wrong; then taken; and again changes nothing', async () => {
      const preview = await load(CSV, false);
      expect(told(preview.body)).toEqual([
        '2 create',
        expect.stringMatching(/^3 error: scope/),
        expect.stringMatching(/^4 error: title/),
        '5 error: the same key is on line 2 already',
      ]);
      const count = async () => (await as('manager').call('GET /api/staff/knowledge')).body.entries.length;
      const before = await count();
      await load(CSV, true);
      expect(await count()).toBe(before + 1);
      const again = await load(CSV, true);
      expect(told(again.body)[0]).toBe('2 unchanged');
      expect(await count()).toBe(before + 1);
      const changed = await load(CSV.replace('value_from', 'value_until'), false);
      expect(told(changed.body)[0]).toBe('2 update');
    });

    test('takes Markdown, one article per heading', async () => {
      const text =
        '# Our house\n\n## Bicycles\nlanguage: pt\nscope: room\n\nAs bicicletas estão no pátio.\n\n## Empty\n';
      const { body } = await load(text, true, 'markdown');
      expect(told(body)).toEqual(['3 create', expect.stringMatching(/^9 error: text/)]);
      const { entries } = (await as('manager').call('GET /api/staff/knowledge')).body;
      expect(entries).toContainEqual(
        expect.objectContaining({
          title: 'Bicycles',
          kind: 'article',
          scope: 'room',
          text: { pt: 'As bicicletas estão no pátio.' },
        }),
      );
    });

    test.each([
      ['csv', 'title,text_en\n"never closed,x', /never closed/],
      ['csv', 'name,words\nA,b', /must name the columns/],
      ['csv', 'title,text_en,colour\nA,b,c', /no column "colour"/],
      ['markdown', 'just words', /no heading/],
    ])('of unreadable %s says what is wrong', async (format, text, problem) => {
      const { body } = await load(text, true, format);
      expect(body.rows[0].problem).toMatch(problem);
    });

    test('is for those who approve', async () => {
      expect((await load(CSV, true, 'csv', 'agent')).status).toBe(403);
    });
  });
});

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

  test('never comes from the embedded engine, its sources, its events or its search for staff’s tests', async () => {
    for (const text of ['Where is the painting?', 'safe.key', 'Tell me about the third painting']) {
      expect(await asked(text)).not.toContain(SECRET);
    }
    const { body } = await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/knowledge-test', { body: { question: 'safe key painting', place: 'room' } });
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  test('is in nothing that a language model is sent, and what it makes up of it is not said', async () => {
    await stage.api.staff(hotel, 'developer').call('PUT /api/staff/ai/provider', {
      body: {
        enabled: true,
        baseUrl: server.baseUrl,
        model: 'stand-in',
        key: 'k',
        timeoutMs: 5000,
        monthlyTokenBudget: null,
        dailyTurnsPerGuest: 20,
      },
    });
    await asked('What is that painting in the corridor?');
    expect(server.seen.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(server.seen)).not.toContain(SECRET);
    expect(JSON.stringify(server.seen)).not.toContain('safe.key');
  });

  test('is not there at all for a transaction that answers a guest, or does not say for whom it works', async () => {
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

  test('is in no refusal: an unknown source and an internal one are the same to a guest', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const wrong = (sourceId: string) =>
      guest.call('POST /api/guest/wrong', { body: { messageId: 'none', sourceId } });
    const [unknown, internal] = [await wrong('no-such'), await wrong('key')];
    expect(internal.body).toEqual({ ...unknown.body, requestId: internal.body.requestId });
  });
});
