import { describe, expect, test } from '@jest/globals';
import { done } from '../../platform/outcome/outcome.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { createRequest } from './create-request.ts';
import { DUPLICATE_WINDOW_MS } from './merge-request.ts';
import { MAX_OPEN_PER_SESSION } from './request-limits.ts';
import type { RequestWish } from './request-wish.ts';

describe.each(testDatabases)('Requests on %s', (_, create) => {
  const stage = useTestApi(create);

  async function wisher() {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { body } = await guest.call('GET /api/guest/conversation');
    const session = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const { conversations } = await import('../../platform/database/schema/conversation-tables.ts');
      const [row] = await scope.db.select().from(conversations).where(scope.own(conversations));
      return done(row?.guestSessionId ?? '');
    });
    if (!session.ok) throw new Error('unreachable');
    const wish: RequestWish = {
      service: 'towels',
      quantity: 2,
      note: null,
      locationId: 'room-204',
      conversationId: body.conversation.id,
      guestSessionId: session.value,
      source: 'ai',
      turnId: null,
    };
    const ask = async (more: Partial<RequestWish> = {}) => {
      const made = await stage.api.api.store.inProperty(hotel.id, async (scope) =>
        done(await createRequest(scope, { ...wish, ...more })),
      );
      if (!made.ok) throw new Error(made.error.code);
      return made.value;
    };
    return { hotel, guest, ask };
  }

  test('the same wish within ten minutes is a repeat; another number is noted; later it is a new one', async () => {
    const { ask } = await wisher();
    const first = await ask();
    const repeat = await ask();
    expect(repeat).toEqual(first);
    const more = await ask({ quantity: 3 });
    expect(more).toMatchObject({ value: { no: 1, quantity: 3, note: 'asked again: 3' } });
    stage.api.clock.skip(DUPLICATE_WINDOW_MS + 1000);
    expect(await ask()).toMatchObject({ value: { no: 2 } });
  });

  test('invalid requests are refused: unknown services, too many at once, too many open', async () => {
    const { ask } = await wisher();
    expect(await ask({ service: 'gold' })).toMatchObject({ error: { code: 'unknown-service' } });
    expect(await ask({ quantity: 11 })).toMatchObject({ error: { code: 'quantity-refused' } });
    for (let open = 0; open < MAX_OPEN_PER_SESSION; open += 1) {
      expect((await ask()).ok).toBe(true);
      stage.api.clock.skip(DUPLICATE_WINDOW_MS + 1000);
    }
    expect(await ask()).toMatchObject({ error: { code: 'too-many-open' } });
  });

  test('waiting for the guest stops the clock, and the promise moves by as much', async () => {
    const { hotel, ask } = await wisher();
    const made = await ask();
    if (!made.ok) throw new Error('unreachable');
    const move = (to: string, reason?: string) =>
      stage.api
        .staff(hotel, 'manager')
        .call(`POST /api/staff/requests/${made.value.id}/transition`, { body: { to, reason } });
    await move('on_hold', 'Guest is in the bath.');
    stage.api.clock.skip(15 * 60_000);
    const back = await move('in_progress');
    const movedBy = new Date(back.body.promisedAt).getTime() - new Date(made.value.promisedAt ?? 0).getTime();
    expect(movedBy).toBeGreaterThanOrEqual(15 * 60_000);
    expect(movedBy).toBeLessThan(16 * 60_000);
  });

  test('each number is given once, however many ask at the same moment', async () => {
    const { hotel } = await wisher();
    const guests = await Promise.all(Array.from({ length: 6 }, () => stage.api.guest(hotel.codes.room.code)));
    await Promise.all(guests.map((guest) => guest.say('ask for towels 1')));
    const events = await stage.api.staff(hotel, 'manager').listen(0);
    await events.when(
      () => events.types.filter((type) => type === 'request.created').length === 6,
      'requests',
    );
    const { body } = await stage.api.staff(hotel, 'manager').call('GET /api/staff/requests');
    expect(body.requests.map(({ no }: { no: number }) => no).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    await events.close();
  });
});
