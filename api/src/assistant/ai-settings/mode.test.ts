import { createConcierge } from '@bellkey/concierge';
import type { OpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '../../testing/scenes/ask.ts';
import { assistantSettingsScene } from '../../testing/scenes/assistant-settings-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The assistant’s mode on %s', (_, create) => {
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

  test('off applies from the next message: a person answers everything, an alarm is still raised', async () => {
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

  test.each([
    ['a VIP', { vip: true, nights: null, complaint: false }, 'vip'],
    ['somebody who complained', { vip: false, nights: null, complaint: true }, 'complaint'],
    ['a long stay', { vip: false, nights: 14, complaint: false }, 'long-stay'],
  ])(
    '%s gets drafts while the property is on auto, and the guest sees nothing of it',
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

  test('a complaint marks its conversation automatically', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'This is unacceptable, I want to make a complaint');
    const { body } = await concierge(guest);
    expect(body.marks.complaintAt).not.toBeNull();
    expect(body.reasons).toMatchObject([{ handoff: expect.stringContaining('complaint') }]);
  });
});
