import { randomUUID } from 'node:crypto';
import { MAX_CANNED_REPLIES } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { cannedReplies } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { Staff } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Those who answer guests, on %s', (_, create) => {
  const stage = useTestApi(create);

  async function desk() {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const ana = stage.api.staff(hotel, 'agent');
    const bea = stage.api.staff(hotel, 'manager');
    const at = `/api/staff/conversations/${guest.conversationId}`;
    const answer = (who: Staff, body: string, after?: string | null, clientId = `c-${randomUUID()}`) =>
      who.call(`POST ${at}/messages`, { body: { clientId, body, ...(after !== undefined && { after }) } });
    return { hotel, guest, ana, bea, at, answer };
  }

  test('find a conversation by words of any of its messages, in any order and case', async () => {
    const { hotel, guest, ana, at } = await desk();
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    const note = (who: { conversationId: string }, body: string) =>
      ana.call(`POST /api/staff/conversations/${who.conversationId}/notes`, {
        body: { clientId: `n-${randomUUID()}`, body },
      });
    await guest.say('My suitcase is broken');
    await note(guest, 'Gets 20% off_');
    await note(other, 'Their suitcase is green');
    const find = async (q: string) => {
      const path = `GET /api/staff/conversation-search?q=${encodeURIComponent(q)}`;
      const { found } = (await ana.call(path)).body;
      return found.map(({ conversation }: { conversation: { id: string } }) => conversation.id);
    };
    expect(await find('BROKEN suitcase')).toEqual([guest.conversationId]);
    await note(guest, 'Lost a scarf');
    await note(other, 'Found a scarf');
    expect(await find('scarf')).toEqual([other.conversationId, guest.conversationId]);
    expect(await find('suitcase green')).toEqual([other.conversationId]);
    expect(await find('20%')).toEqual([guest.conversationId]);
    expect(await find('off_')).toEqual([guest.conversationId]);
    expect(await find('s')).toEqual([]);
    // Neither is a wildcard.
    expect(await find('b_oken')).toEqual([]);
    expect(await find('suit%case')).toEqual([]);
    const { found } = (await ana.call('GET /api/staff/conversation-search?q=off_')).body;
    expect(found[0].message).toMatchObject({ body: 'Gets 20% off_', visibility: 'internal' });
    expect((await ana.call(`GET ${at}`)).body.messages.map(({ id }: { id: string }) => id)).toContain(
      found[0].message.id,
    );
  });

  test('a search stays within the property', async () => {
    const { guest } = await desk();
    await guest.say('My suitcase is broken');
    const stranger = stage.api.staff(await stage.newHotel(), 'agent');
    expect((await stranger.call('GET /api/staff/conversation-search?q=suitcase')).body.found).toEqual([]);
  });

  test('of two who answer at once, the second reads the first before sending', async () => {
    const { guest, ana, bea, answer, at } = await desk();
    await guest.say('Is there parking?');
    const read = (await ana.call(`GET ${at}`)).body.messages.at(-1).id;
    expect((await answer(ana, 'Yes, in the yard.', read)).status).toBe(201);
    const clientId = `c-${randomUUID()}`;
    const late = await answer(bea, 'No, sorry.', read, clientId);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'colleague-answered', detail: expect.stringMatching(/answered \d+ s ago/) },
    });
    expect((await guest.call('GET /api/guest/conversation')).body.messages.at(-1).body).toBe(
      'Yes, in the yard.',
    );
    const now = (await bea.call(`GET ${at}`)).body.messages.at(-1).id;
    expect((await answer(bea, 'And it is free.', now)).status).toBe(201);
    // A person's own answers do not stop them, nor does one who does not ask.
    expect((await answer(bea, 'Until eleven.', now)).status).toBe(201);
    expect((await answer(ana, 'In the yard.')).status).toBe(201);
  });

  test('an answer that arrived is not refused when it is repeated', async () => {
    const { guest, ana, bea, answer, at } = await desk();
    await guest.say('Is there parking?');
    const read = (await ana.call(`GET ${at}`)).body.messages.at(-1).id;
    const clientId = `c-${randomUUID()}`;
    const first = await answer(ana, 'Yes.', read, clientId);
    await answer(bea, 'In the yard.');
    expect(await answer(ana, 'Yes.', read, clientId)).toMatchObject({
      status: 201,
      body: { id: first.body.id },
    });
  });

  test('colleagues see who is writing, and the guest does not', async () => {
    const { guest, ana, bea, at } = await desk();
    const colleague = await bea.listen();
    const phone = await guest.listen();
    expect((await ana.call(`POST ${at}/writing`)).status).toBe(204);
    await colleague.until((event) => event.type === 'staff.writing');
    // What comes later has come, so that an event for the guest would be here.
    await ana.call(`POST ${at}/handler`, { body: { handler: 'me' } });
    await phone.until((event) => event.type === 'conversation.updated');
    expect(phone.types).not.toContain('staff.writing');
    await Promise.all([colleague.close(), phone.close()]);
    expect((await ana.call('POST /api/staff/conversations/unknown/writing')).status).toBe(404);
  });

  test('keep replies ready in several languages; one of the same name replaces the other', async () => {
    const { ana, bea } = await desk();
    const keep = (name: string, texts: Record<string, string>) =>
      ana.call('POST /api/staff/canned-replies', { body: { name, texts } });
    const first = (await keep('late', { en: 'Until noon.', pt: 'Até ao meio-dia.' })).body;
    await keep('breakfast', { en: 'From seven.' });
    const second = (await keep('late', { en: 'Until one.' })).body;
    expect(second).toEqual({ id: first.id, name: 'late', texts: { en: 'Until one.' } });
    const list = async () => (await bea.call('GET /api/staff/canned-replies')).body.replies;
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['breakfast', 'late']);
    expect((await bea.call(`DELETE /api/staff/canned-replies/${first.id}`)).status).toBe(204);
    expect((await bea.call(`DELETE /api/staff/canned-replies/${first.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['no text', { name: 'late', texts: {} }],
    ['an empty text', { name: 'late', texts: { en: ' ' } }],
    ['a language that is none', { name: 'late', texts: { english: 'Until noon.' } }],
  ])('a reply with %s is refused', async (_case, body) => {
    const { ana } = await desk();
    expect((await ana.call('POST /api/staff/canned-replies', { body })).body.code).toBe('bad-input');
  });

  test('a property keeps at most so many replies', async () => {
    const { ana, hotel } = await desk();
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(cannedReplies).values(
        Array.from({ length: MAX_CANNED_REPLIES }, (_one, no) => ({
          propertyId: hotel.id,
          id: `reply-${no}`,
          name: `Reply ${no}`,
          texts: { en: 'Yes.' },
          savedAt: scope.now,
        })),
      );
      return done(undefined);
    });
    const more = await ana.call('POST /api/staff/canned-replies', {
      body: { name: 'more', texts: { en: 'No.' } },
    });
    expect(more.body.code).toBe('settings-full');
    const same = await ana.call('POST /api/staff/canned-replies', {
      body: { name: 'Reply 1', texts: { en: 'No.' } },
    });
    expect(same.status).toBe(201);
  });
});
