import { createConcierge } from '@bellkey/concierge';
import type { OpenAiServer } from '@bellkey/concierge/testing/openai-server';
import type { LiveEvent } from '@bellkey/shared/api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { ask } from '../../testing/scenes/ask.ts';
import { assistantSettingsScene } from '../../testing/scenes/assistant-settings-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Drafts on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), addresses: { privateHosts: true } });
  let hotel: SmallHotel;
  let server: OpenAiServer | null = null;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  afterEach(async () => {
    await server?.close();
    server = null;
  });
  const { mode, concierge } = assistantSettingsScene(
    stage,
    () => hotel,
    () => server,
  );

  test('suggest drafts for staff, who send it with one tap, and only then it is carried out', async () => {
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

  test('a draft can be edited or discarded; a new message of the guest replaces it', async () => {
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
});
