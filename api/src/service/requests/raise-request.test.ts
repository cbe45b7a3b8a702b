import type { RaisablePlace } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { limitCounts } from '../../platform/database/schema/platform-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { RAISED_PER_HOUR } from './raise-request.ts';

const RAISE = 'POST /api/staff/requests';

describe.each(testDatabases)('A request that staff raise, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('has the clock of its service, shows who raised it, and stays invisible to the guest', async () => {
    const scene = await clockScene(stage);
    const queue = await scene.staff('mechanic').listen(0);
    const { status, body } = await scene.staff('housekeeper').call(RAISE, {
      body: { service: 'tv', placeId: 'room-204', note: 'No picture.' },
    });
    expect([status, body]).toMatchObject([
      201,
      {
        state: 'new',
        source: 'staff',
        note: 'No picture.',
        place: { id: 'room-204' },
        department: { key: 'maintenance' },
        conversationId: null,
        acknowledgeBy: '2026-11-24T14:05:00.000Z',
        promisedAt: '2026-11-24T15:00:00.000Z',
        schedule: null,
        steps: [{ state: 'new', by: { kind: 'staff', name: expect.stringContaining('housekeeper') } }],
      },
    ]);
    const event = await queue.until(({ type }) => type === 'request.created');
    expect(event).toMatchObject({ request: { id: body.id, no: body.no } });
    await queue.close();
    const guest = await scene.guest.call('GET /api/guest/conversation');
    expect(guest.body).toMatchObject({ requests: [], messages: [] });
    await scene.at(5);
    expect(await scene.events(body.id)).toContain('escalated department');
  });

  test('for a guest is in their conversation, with a message that names it', async () => {
    const scene = await clockScene(stage);
    const form = await scene.staff('agent').call('GET /api/staff/request-form');
    const place = form.body.places.find(({ id }: RaisablePlace) => id === 'room-204');
    expect(place.conversationId).toBe(scene.guest.conversationId);
    const { body } = await scene.staff('agent').call(RAISE, {
      body: {
        service: 'towels',
        placeId: 'room-204',
        quantity: 3,
        conversationId: scene.guest.conversationId,
      },
    });
    expect(body).toMatchObject({ quantity: 3, conversationId: scene.guest.conversationId });
    const guest = await scene.guest.call('GET /api/guest/conversation');
    expect(guest.body.requests).toMatchObject([{ id: body.id, source: 'staff' }]);
    expect(guest.body.messages).toMatchObject([
      { sender: { kind: 'system' }, parts: [{ kind: 'request', requestId: body.id }] },
    ]);
    expect(await scene.told()).toEqual(['Our team has entered this for you: Towels .']);
  });

  test('is refused for a guest who left, is at another place, or whom the caller may not read', async () => {
    const scene = await clockScene(stage);
    const { conversationId } = scene.guest;
    const raise = (who: 'agent' | 'housekeeper', placeId: string) =>
      scene.staff(who).call(RAISE, { body: { service: 'towels', placeId, conversationId } });
    expect((await raise('housekeeper', 'room-204')).body.code).toBe('forbidden');
    expect((await raise('agent', 'room-205')).body.code).toBe('not-found');
    await scene.guest.call('DELETE /api/guest/session');
    expect((await raise('agent', 'room-204')).body.code).toBe('not-found');
    const { body } = await scene.staff('agent').call('GET /api/staff/request-form');
    expect(body.places.map(({ conversationId }: RaisablePlace) => conversationId)).toEqual([
      null,
      null,
      null,
    ]);
    const seenByStaff = await scene.staff('housekeeper').call('GET /api/staff/request-form');
    expect(JSON.stringify(seenByStaff.body)).not.toContain(conversationId);
  });

  test('for a time is promised for it, is announced before, and repeats', async () => {
    const scene = await clockScene(stage);
    const at = '2026-11-25T09:00:00.000Z';
    const every = { unit: 'week', count: 1 } as const;
    const { body } = await scene
      .staff('manager')
      .call(RAISE, { body: { service: 'tv', placeId: 'table-1', at, every } });
    expect(body).toMatchObject({ promisedAt: at, schedule: { kind: 'at', at, every } });
    const raise = (more: object) =>
      scene.staff('manager').call(RAISE, { body: { service: 'tv', placeId: 'table-1', ...more } });
    expect((await raise({ at: '2026-11-24T13:59:00.000Z' })).body.code).toBe('time-not-possible');
    expect((await raise({ every })).body.code).toBe('bad-input');
    const doctor = { service: 'doctorOnCall', placeId: 'room-204' };
    expect((await raise({ ...doctor, at })).body.code).toBe('time-not-possible');
    const emergency = await raise(doctor);
    expect(emergency.body).toMatchObject({ priority: 'emergency', state: 'new' });
    await scene.at(1);
    expect(await scene.events(emergency.body.id)).toEqual(['escalated everyone']);
  });

  test('is raised once, however often it is sent', async () => {
    const scene = await clockScene(stage);
    const raise = () =>
      scene.staff('agent').call(RAISE, {
        body: { service: 'towels', placeId: 'room-205' },
        headers: { 'idempotency-key': 'raised-once' },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, raise));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await scene.staff('agent').call('GET /api/staff/requests');
    expect(body.requests).toHaveLength(1);
  });

  test('among a hundred at once has its own number, and the queue has them all', async () => {
    const scene = await clockScene(stage);
    const raised = await Promise.all(
      Array.from({ length: 100 }, (_unused, index) =>
        scene.staff(index % 2 ? 'agent' : 'manager').call(RAISE, {
          body: { service: index % 3 ? 'towels' : 'tv', placeId: index % 5 ? 'room-204' : 'table-1' },
        }),
      ),
    );
    expect(new Set(raised.map(({ status }) => status))).toEqual(new Set([201]));
    const numbers = raised.map(({ body }) => body.no).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 100 }, (_unused, index) => (numbers[0] ?? 0) + index));
    const { body } = await scene.staff('manager').call('GET /api/staff/requests');
    expect(body.requests).toHaveLength(100);
  });

  test('needs a place and a service in use', async () => {
    const scene = await clockScene(stage);
    const raise = (body: object) => scene.staff('agent').call(RAISE, { body });
    expect((await raise({ service: 'towels', placeId: 'room-999' })).body.code).toBe('not-found');
    expect((await raise({ service: 'helicopter', placeId: 'room-204' })).body.code).toBe('not-found');
    const { body } = await scene.staff('agent').call('GET /api/staff/request-form');
    expect(body.services.map(({ key }: { key: string }) => key)).toContain('towels');
    expect(body.places).toMatchObject([
      { id: 'room-204', floor: null },
      { id: 'room-205' },
      { id: 'table-1' },
    ]);
  });

  test('two thousand are raised within an hour, and no more; later they are again', async () => {
    const scene = await clockScene(stage);
    const raise = () =>
      scene.staff('housekeeper').call(RAISE, { body: { service: 'tv', placeId: 'room-204' } });
    expect((await raise()).status).toBe(201);
    await stage.api.api.store.inProperty(scene.hotel.id, async ({ db }) => {
      await db.update(limitCounts).set({ count: 1999 }).where(eq(limitCounts.name, RAISED_PER_HOUR.name));
      return done(undefined);
    });
    expect((await raise()).status).toBe(201);
    expect(await raise()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await scene.at(61);
    expect((await raise()).status).toBe(201);
  });
});
