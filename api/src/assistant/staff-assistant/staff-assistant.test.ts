import { type OpenAiServer, startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import { busyHotel } from '../../testing/scenes/busy-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The staff assistant on %s', (_, create) => {
  const stage = useTestApi(create, { addresses: { privateHosts: true } });
  let server: OpenAiServer | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  test('a change is proposed if the caller may make it, and not yet applied', async () => {
    const { hotel, ask } = await busyHotel(stage);
    const queue = async () =>
      (await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests')).body.requests;
    const numbers = Object.fromEntries(
      (await queue()).map((request: { service: string; no: number; id: string }) => [
        request.service,
        request,
      ]),
    );
    const { body } = await ask(`accept ${numbers.towels.no} in 15 minutes`, 'housekeeper');
    expect(body.proposals).toEqual([
      {
        kind: 'transition',
        requestId: numbers.towels.id,
        no: numbers.towels.no,
        to: 'acknowledged',
        promiseMinutes: 15,
        reason: null,
      },
    ]);
    expect((await queue()).map(({ state }: { state: string }) => state).sort()).toEqual([
      'needs_approval',
      'new',
      'new',
    ]);
    const foreign = await ask(`accept ${numbers.tv.no}`, 'housekeeper');
    const unknown = await ask('accept 99999', 'housekeeper');
    expect(foreign.body.proposals).toEqual([]);
    expect(foreign.body.text.replace(String(numbers.tv.no), 'N')).toBe(
      unknown.body.text.replace('99999', 'N'),
    );
    expect((await ask(`accept ${numbers.lateCheckout.no}`, 'agent')).body.proposals).toEqual([]);
    expect((await ask(`cancel ${numbers.tv.no}`)).body.text).toContain('Give the reason first');
  });

  test('the end of an emergency is proposed to those who may end it, and the others are told who may', async () => {
    const { hotel, ask } = await busyHotel(stage);
    const manager = stage.api.staff(hotel, 'manager');
    const { requests } = (await manager.call('GET /api/staff/requests')).body;
    const { id, no } = requests.find(({ service }: { service: string }) => service === 'towels');
    await manager.call(`POST /api/staff/requests/${id}/transition`, { body: { to: 'acknowledged' } });
    await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(
        await scope.db.execute(
          sql`update requests set priority = 'emergency' where property_id = ${hotel.id} and id = ${id}`,
        ),
      ),
    );
    for (const command of [`mark ${no} as done`, `cancel ${no} because it was a mistake`]) {
      const refusal = (await ask(command, 'housekeeper')).body;
      expect(refusal.proposals).toEqual([]);
      expect(refusal.text).toContain('the front desk or a manager ends it');
    }
    expect((await ask(`decline ${no} because we are full`)).body.proposals).toEqual([]);
    expect((await ask(`begin ${no}`, 'housekeeper')).body.proposals).toMatchObject([{ to: 'in_progress' }]);
    expect((await ask(`mark ${no} as done`, 'agent')).body.proposals).toMatchObject([{ to: 'done' }]);
  });

  test('a draft is a proposal in the guest’s conversation; without a language model it uses reviewed sentences', async () => {
    const { ask, guest } = await busyHotel(stage);
    const { body } = await ask('draft a reply to 204 about the noise');
    expect(body).toMatchObject({
      engine: 'embedded',
      proposals: [{ kind: 'reply', conversationId: guest.conversationId }],
    });
    expect((await ask('draft a reply to 204 about the noise', 'housekeeper')).body.proposals).toEqual([]);
    expect((await ask('draft a reply to 205')).body.text).toContain('No one at 205');
    const before = (await guest.call('GET /api/guest/conversation')).body.messages;
    expect(JSON.stringify(before)).not.toContain('looking into it');
  });

  test('a language model drafts and translates if the property has one; unusable text is discarded', async () => {
    const { ask, hotel } = await busyHotel(stage);
    expect((await ask('translate to Portuguese: good evening')).body.text).toContain('Only a language model');
    server = await startOpenAiServer([
      { kind: 'text', text: 'Boa noite' },
      { kind: 'text', text: 'Please look at https://evil.example' },
    ]);
    await stage.api.staff(hotel, 'owner').call('PUT /api/staff/ai/provider', {
      body: {
        enabled: true,
        baseUrl: server.baseUrl,
        model: 'stand-in',
        key: 'sk-test',
        timeoutMs: 60_000,
        monthlyTokenBudget: null,
        dailyTurnsPerGuest: 20,
      },
    });
    expect((await ask('translate to Portuguese: good evening')).body).toMatchObject({
      engine: 'stand-in',
      text: 'Boa noite',
    });
    const drafted = (await ask('draft a reply to 204 about the noise')).body;
    expect(drafted.engine).toBe('embedded');
    expect(JSON.stringify(drafted)).not.toContain('evil.example');
  });

  test.each(['pending', 'developer'] as const)('%s is refused', async (who) => {
    const { ask } = await busyHotel(stage);
    expect((await ask('How many requests are open?', who)).body.code).toBe('forbidden');
  });

  test('proposes assignees who work on the request, and each proposal is applied by its operation', async () => {
    const { ask, hotel } = await busyHotel(stage);
    const { body } = await ask('assign all housekeeping to housekeeper');
    expect(body.proposals).toMatchObject([
      { kind: 'assign', to: { id: 'housekeeper' }, from: null, title: expect.stringContaining('Towels') },
    ]);
    const [{ requestId, to }] = body.proposals;
    const assignee = `PUT /api/staff/requests/${requestId}/assignee`;
    const manager = stage.api.staff(hotel, 'manager');
    const given = await manager.call(assignee, { body: { to: to.id, from: null } });
    expect(given.body.assignee).toMatchObject({ id: 'housekeeper' });
    expect((await ask('what is housekeeper working on?')).body.requests).toHaveLength(1);
    expect((await ask(`assign ${given.body.no} to mechanic`)).body).toMatchObject({
      proposals: [],
      text: expect.stringContaining('does not work on this'),
    });
    expect((await ask(`give back ${given.body.no}`)).body.proposals).toMatchObject([
      { to: null, from: { id: 'housekeeper' } },
    ]);
    expect((await ask('assign it to nobodyhere')).body.proposals).toEqual([]);
    expect((await ask('give something to mechanic')).body.text).toContain('Say which requests');
    expect((await ask(`status of ${given.body.no}`)).body.text).toMatch(/new, housekeeper .* has it/);
  });

  test('proposes a request for a known service and place, in three languages', async () => {
    const { ask, hotel } = await busyHotel(stage);
    const { body } = await ask('12 toalhas para o 205', 'housekeeper');
    expect(body.proposals).toMatchObject([
      { kind: 'raise', service: 'towels', placeId: 'room-205', quantity: 10, at: null },
    ]);
    const planned = (await ask('make a request: fix the TV in 205 before 18:00')).body.proposals[0];
    expect(planned).toMatchObject({ service: 'tv', note: 'fix the TV in 205 before 18:00' });
    const { service, placeId, note, at } = planned;
    const raised = await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/requests', { body: { service, placeId, note, at } });
    expect(raised.body).toMatchObject({ promisedAt: at, source: 'staff' });
    expect((await ask('2 towels for 999')).body.text).toContain('no place 999');
    expect((await ask('send a piano to 204')).body.proposals).toEqual([]);
  });

  test('given text is the reply, and an apology is one', async () => {
    const { ask } = await busyHotel(stage);
    expect((await ask('tell 204 the towels are coming')).body.proposals).toMatchObject([
      { kind: 'reply', text: 'the towels are coming' },
    ]);
    expect((await ask('draft an apology to 204')).body.proposals[0].text).toContain('I am very sorry');
  });

  test('a person’s questions are their own: listed without proposals, deleted singly or all, gone after 30 days', async () => {
    const { ask, hotel } = await busyHotel(stage);
    const manager = stage.api.staff(hotel, 'manager');
    const list = async () => (await manager.call('GET /api/staff/ai/questions')).body.questions;
    await ask('2 towels for 205');
    stage.api.clock.skip(1000);
    const { body } = await ask("what's open on floor 2?");
    await ask('How many requests are open?', 'housekeeper');
    const [latest, first] = await list();
    expect(latest).toMatchObject({ id: body.id, question: "what's open on floor 2?", text: body.text });
    expect(latest.requests[0]).toEqual({
      id: expect.any(String),
      no: expect.any(Number),
      title: expect.any(String),
      place: expect.stringContaining('Room 204'),
    });
    expect(first.proposals).toBeUndefined();
    const others = stage.api.staff(hotel, 'housekeeper');
    expect((await others.call(`DELETE /api/staff/ai/questions/${latest.id}`)).body.code).toBe('not-found');
    expect((await manager.call(`DELETE /api/staff/ai/questions/${latest.id}`)).status).toBe(204);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([first.id]);
    stage.api.clock.skip(30 * 24 * 60 * 60_000);
    expect(await list()).toEqual([]);
    await ask('hello');
    expect(await list()).toHaveLength(1);
    expect((await manager.call('DELETE /api/staff/ai/questions')).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});
