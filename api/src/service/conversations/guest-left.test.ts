import type { Conversation } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { done } from '../../platform/outcome/outcome.ts';
import { GUEST_IDLE_MS } from '../../property/guest-sessions/find-session.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { escalateWaiting } from './escalate-waiting.ts';
import { noticeExpired } from './notice-expired.ts';

const WAIT_MS = 32 * 60_000;

describe.each(testDatabases)('A guest whose phone is disconnected, on %s', (_, create) => {
  const stage = useTestApi(create);

  async function waitingGuest() {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const manager = stage.api.staff(hotel, 'manager');
    await guest.call('POST /api/guest/handoff');
    const list = async () => (await manager.call('GET /api/staff/conversations')).body.conversations;
    const [{ id }] = await list();
    const view = async (): Promise<Conversation> => (await list()).find((one: Conversation) => one.id === id);
    const inHotel = (run: typeof escalateWaiting) =>
      stage.api.api.store.inProperty(hotel.id, async (scope) => done(await run(scope)));
    const waits = async () => ({
      shift: (await manager.call('GET /api/staff/shift')).body.facts.waiting.total,
      assistant: (
        await manager.call('POST /api/staff/ai/ask', { body: { text: 'Which guests are waiting?' } })
      ).body.text,
    });
    return { hotel, guest, manager, id, view, inHotel, waits };
  }

  test('waits no longer, is not escalated, and takes no answer, when the code is rotated', async () => {
    const { hotel, manager, id, view, inHotel, waits } = await waitingGuest();
    const next = await stage.api.guest(hotel.codes.otherRoom.code);
    await next.call('POST /api/guest/handoff');
    expect(await waits()).toMatchObject({ shift: 2 });
    const stream = await manager.listen(0);
    const at = (await view()).place.id;
    expect((await manager.call('POST /api/staff/codes', { body: { placeIds: [at] } })).status).toBe(200);
    await stream.until(
      (event) =>
        event.type === 'conversation.updated' &&
        event.conversation.id === id &&
        event.conversation.guestEnded?.reason === 'revoked',
    );
    expect((await next.call('GET /api/guest/conversation')).body.conversation.queuePosition).toBe(1);
    expect(await waits()).toMatchObject({ shift: 1, assistant: expect.stringContaining('1 guest waits') });
    stage.api.clock.skip(WAIT_MS);
    expect(await inHotel(escalateWaiting)).toEqual(done(1));
    expect((await view()).escalatedAt).toBeNull();
    const said = { clientId: 'answer-into-the-void', body: 'We are coming' };
    const answer = await manager.call(`POST /api/staff/conversations/${id}/messages`, { body: said });
    expect([answer.status, answer.body.code]).toEqual([409, 'guest-left']);
    const note = await manager.call(`POST /api/staff/conversations/${id}/notes`, { body: said });
    expect(note.status).toBe(201);
  });

  test('keeps an open alarm', async () => {
    const { guest, manager, id, view } = await waitingGuest();
    await guest.call('POST /api/guest/messages', {
      body: { clientId: 'there-is-a-fire', body: 'There is a fire in my room' },
    });
    expect((await view()).alarm).not.toBeNull();
    await manager.call(`POST /api/staff/places/${(await view()).place.id}/sessions/end`);
    const left = await view();
    expect([left.alarm?.kind, left.guestEnded?.reason]).toEqual(['fire', 'revoked']);
    expect((await manager.call('GET /api/staff/shift')).body.facts.alarms.total).toBe(1);
    expect(id).toBe(left.id);
  });

  test('is noticed when the session expires, and the guest themselves never reads it', async () => {
    const { guest, view, inHotel } = await waitingGuest();
    expect((await guest.call('GET /api/guest/conversation')).body.conversation).not.toHaveProperty(
      'guestEnded',
    );
    expect(await inHotel(noticeExpired)).toEqual(done(0));
    stage.api.clock.skip(GUEST_IDLE_MS + 60_000);
    expect(await inHotel(noticeExpired)).toEqual(done(1));
    expect((await view()).guestEnded?.reason).toBe('expired');
    expect(await inHotel(noticeExpired)).toEqual(done(0));
  });

  test('whose conversation a person has and has not answered is counted everywhere', async () => {
    const { guest, manager, id, view, waits } = await waitingGuest();
    await manager.call(`POST /api/staff/conversations/${id}/handler`, { body: { handler: 'me' } });
    expect(await waits()).toMatchObject({ shift: 0, assistant: expect.stringContaining('No guest waits') });
    await guest.call('POST /api/guest/messages', {
      body: { clientId: 'still-without-water', body: 'Is someone coming?' },
    });
    await manager.call(`POST /api/staff/conversations/${id}/seen`);
    expect((await view()).unreadByStaff).toBe(0);
    expect(await waits()).toMatchObject({ shift: 1, assistant: expect.stringContaining('1 guest waits') });
    const note = await manager.call('POST /api/staff/shift/notes', { body: { department: null } });
    const guests = note.body.sections.find(({ key }: { key: string }) => key === 'guests');
    expect(guests.records).toEqual([expect.objectContaining({ id })]);
  });
});
