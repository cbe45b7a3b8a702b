import { MAX_REQUEST_NOTES } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { requestNotes } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('Notes on a request, on %s', (_, create) => {
  const stage = useNotifyingApi(create);
  let notes = 0;

  async function scene() {
    const found = await notificationScene(stage);
    const { body: request } = await found.staff('agent').call('POST /api/staff/requests', {
      body: { service: 'towels', placeId: 'room-204', conversationId: found.guest.conversationId },
    });
    const write = (who: Parameters<typeof found.staff>[0], body: string, more: object = {}) =>
      found.staff(who).call(`POST /api/staff/requests/${request.id}/notes`, {
        body: { clientId: `client-note-${++notes}`, body, ...more },
      });
    const list = (who: Parameters<typeof found.staff>[0]) =>
      found.staff(who).call(`GET /api/staff/requests/${request.id}/notes`);
    // Notifications of the request itself are out of the way.
    await found.notify();
    return { ...found, request, write, list };
  }

  test('are for those who see the request, and name them alone', async () => {
    const { write, list } = await scene();
    const written = await write('agent', '@housekeeper the lift is slow', {
      mentions: ['housekeeper', 'mechanic', 'agent', 'nobody-here'],
    });
    expect(written).toMatchObject({
      status: 201,
      body: { by: { id: 'agent' }, mentions: [{ id: 'housekeeper' }] },
    });
    await write('housekeeper', 'Then by the stairs');
    const { status, body } = await list('housekeeper');
    expect(status).toBe(200);
    expect(body.notes.map((note: { body: string }) => note.body)).toEqual([
      '@housekeeper the lift is slow',
      'Then by the stairs',
    ]);
    const people = body.people.map(({ id }: { id: string }) => id);
    expect(people).toContain('agent');
    expect(people).not.toContain('mechanic');
    expect(people).not.toContain('housekeeper');
    expect((await list('mechanic')).status).toBe(404);
    expect((await write('mechanic', 'I see nothing')).status).toBe(404);
  });

  test('are written once, however often they are sent', async () => {
    const { write, list } = await scene();
    const again = { clientId: 'client-the-same' };
    const first = await write('agent', 'Once', again);
    expect((await write('agent', 'Once', again)).body).toEqual(first.body);
    expect((await write('agent', 'Something else', again)).body.code).toBe('idempotency-mismatch');
    expect((await list('agent')).body.notes).toHaveLength(1);
  });

  test('notify whom they name once, without a word of them, also while they view the app', async () => {
    const { hotel, staff, request, device, write, notify } = await scene();
    const [keeper, manager] = [await device('housekeeper'), await device('manager')];
    await staff('housekeeper').call('PUT /api/staff/notifications/attention', {
      body: { tab: 'tab-of-keeper', visible: true },
    });
    await write('agent', '@housekeeper secretword, @housekeeper', {
      mentions: ['housekeeper', 'housekeeper'],
    });
    await write('agent', 'secretword for no one');
    await notify();
    await notify();
    expect(keeper.got).toMatchObject([
      {
        kind: 'mention',
        title: 'You are named',
        path: `/dashboard?property=${hotel.id}&r=${request.id}`,
      },
    ]);
    expect(keeper.got[0].body).toMatch(/^agent .* · Room 204 .* · Towels/);
    expect(manager.got).toEqual([]);
    expect(JSON.stringify(keeper.got)).not.toContain('secretword');
  });

  test('never reach the guest, in their page or their stream', async () => {
    const { guest, staff, write } = await scene();
    const phone = await guest.listen();
    await write('agent', 'secretword');
    await staff('agent').call(`POST /api/staff/conversations/${guest.conversationId}/messages`, {
      body: { clientId: 'client-after-the-note', body: 'Soon with you' },
    });
    const seen: unknown[] = [];
    await phone.until((event) => {
      seen.push(event);
      return event.type === 'message.created' && JSON.stringify(event).includes('Soon with you');
    });
    await phone.close();
    expect(JSON.stringify(seen)).not.toMatch(/secretword|note\.created/);
    const page = await guest.call('GET /api/guest/conversation');
    expect(JSON.stringify(page.body)).not.toContain('secretword');
  });

  test('tell the open pages of the staff to load them, without a word', async () => {
    const { staff, request, write } = await scene();
    const desk = await staff('housekeeper').listen();
    await write('agent', 'secretword');
    const event = await desk.until(({ type }) => type === 'note.created');
    await desk.close();
    expect(event).toEqual({ type: 'note.created', requestId: request.id, noteId: expect.any(String) });
  });

  test('end where a request has as many as it can have', async () => {
    const { hotel, request, write } = await scene();
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const row = { propertyId: hotel.id, requestId: request.id, memberId: 'agent', memberName: 'Agent' };
      await scope.db.insert(requestNotes).values(
        Array.from({ length: MAX_REQUEST_NOTES }, (_one, no) => ({
          ...row,
          no: no + 1,
          id: `note-${no}`,
          clientId: `client-${no}`,
          body: 'One of many',
          mentions: [],
          createdAt: scope.now,
        })),
      );
      return done(undefined);
    });
    expect((await write('agent', 'One too many')).body.code).toBe('notes-full');
  });

  test('are in the export of the guest, and erased with them', async () => {
    const { hotel, guest, staff, request, write } = await scene();
    await write('agent', 'secretword');
    const exported = await staff('manager').call(`GET /api/staff/conversations/${guest.conversationId}/data`);
    expect(JSON.stringify(exported.body)).toContain('secretword');
    await staff('agent').call(`POST /api/staff/requests/${request.id}/transition`, {
      body: { to: 'cancelled', reason: 'Not wanted.' },
    });
    const erased = await staff('manager').call(
      `POST /api/staff/conversations/${guest.conversationId}/erasure`,
      {},
    );
    expect(erased.status).toBeLessThan(300);
    const left = await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(await scope.db.select().from(requestNotes).where(scope.own(requestNotes))),
    );
    expect(left).toMatchObject({ ok: true, value: [] });
  });

  test('in a conversation name those who answer guests, and notify them', async () => {
    const { hotel, guest, staff, device, notify } = await scene();
    const [manager, keeper] = [await device('manager'), await device('housekeeper')];
    const written = await staff('agent').call(`POST /api/staff/conversations/${guest.conversationId}/notes`, {
      body: { clientId: 'client-named', body: '@manager secretword', mentions: ['manager', 'housekeeper'] },
    });
    expect(written.body.parts).toMatchObject([{ kind: 'mention', person: { id: 'manager' } }]);
    await notify();
    await notify();
    expect(manager.got).toMatchObject([
      {
        kind: 'mention',
        path: `/dashboard/staff-chat?property=${hotel.id}&c=${guest.conversationId}`,
      },
    ]);
    expect(keeper.got).toEqual([]);
    expect(JSON.stringify(manager.got)).not.toContain('secretword');
    const page = await guest.call('GET /api/guest/conversation');
    expect(JSON.stringify(page.body)).not.toContain('secretword');
  });
});
