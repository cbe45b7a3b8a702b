import type { KitchenTicket, KitchenView } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';
import { describe, expect, test } from '@jest/globals';
import { useKitchen } from '../../../testing/scenes/kitchen-scene.ts';
import { phonePicture, sendWithPhotos, uploadPhoto } from '../../../testing/scenes/photo-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

describe.each(testDatabases)('The kitchen on %s', (_, create) => {
  const { stage, hotel, guest, cook, order, view, move, refuseDishes } = useKitchen(create);

  test('an order goes from received to served with the kitchen’s estimate, and guest and kitchen read one state', async () => {
    const { requestId } = await order();
    const states: string[] = [];
    const moved = async (body: object) => {
      const answer = await move(requestId, body);
      expect(answer.status).toBe(200);
      const ticket: KitchenTicket = answer.body;
      const { requests } = (await guest().call('GET /api/guest/conversation')).body;
      const seen = requests.find(({ id }: { id: string }) => id === requestId);
      expect(foodState(seen)).toBe(foodState(ticket.request));
      states.push(foodState(ticket.request));
      return ticket.request;
    };
    const accepted = await moved({ to: 'accepted', minutes: 45 });
    const took = Date.parse(accepted.promisedAt ?? '') - Date.parse(accepted.acknowledgedAt ?? '');
    expect(took).toBe(45 * 60_000);
    for (const to of ['preparing', 'ready', 'preparing', 'ready', 'served']) await moved({ to });
    expect(states).toEqual(['accepted', 'preparing', 'ready', 'preparing', 'ready', 'served']);
    expect((await view()).tickets.map(({ request }) => foodState(request))).toEqual(['served']);
    stage.api.clock.skip(16 * 60_000);
    expect((await view()).tickets).toEqual([]);
  });

  test('an order that its guest sends back is cooked again, and is not cancelled for free', async () => {
    const { requestId } = await order();
    for (const to of ['accepted', 'preparing', 'ready', 'served']) await move(requestId, { to });
    const words = 'cold, and the glass is broken';
    const trouble = await guest().call(`POST /api/guest/requests/${requestId}/trouble`, { body: { words } });
    expect(foodState(trouble.body)).toBe('accepted');
    const [ticket] = (await view()).tickets;
    expect(ticket?.request.steps.at(-1)).toMatchObject({ event: { kind: 'reopened' }, reason: words });
    const cancelled = await guest().call(`POST /api/guest/requests/${requestId}/cancel`, {});
    expect(cancelled.body.code).toBe('not-cancellable');
    expect((await move(requestId, { to: 'preparing' })).status).toBe(200);
  });

  test('a move that the states do not have is refused, and a refusal needs a reason, which the guest reads', async () => {
    const { requestId } = await order();
    expect((await move(requestId, { to: 'ready' })).body.code).toBe('illegal-transition');
    expect((await move(requestId, { to: 'asks' })).body.code).toBe('illegal-transition');
    expect((await move(requestId, { to: 'refused' })).body.code).toBe('reason-required');
    expect((await move(requestId, { to: 'refused', reason: 'The oven is out' })).status).toBe(200);
    const { messages } = (await guest().call('GET /api/guest/conversation')).body;
    expect(messages.at(-1).body).toContain('The oven is out');
    expect((await move(requestId, { to: 'accepted' })).body.code).toBe('illegal-transition');
  });

  test('nothing is accepted or asked about before the kitchen has read the allergy', async () => {
    const { requestId, id, lines } = await order({ allergy: 'nuts' });
    const refuse = () => refuseDishes(requestId, [lines[0]?.id ?? '']);
    expect((await move(requestId, { to: 'accepted', minutes: 20 })).body.code).toBe('allergy-not-read');
    expect((await refuse()).body.code).toBe('allergy-not-read');
    await cook().call(`POST /api/staff/orders/${id}/allergy`);
    const [ticket] = (await view()).tickets;
    expect(ticket?.request.food?.allergy).toBe('nuts');
    expect(ticket?.request.steps.at(-1)?.event).toMatchObject({ kind: 'allergy-read' });
    expect((await move(requestId, { to: 'accepted', minutes: 20 })).status).toBe(200);
  });

  test('a photo without words that comes after an order is for a person, not for the kitchen', async () => {
    const { requestId } = await order();
    const photo = (await uploadPhoto(guest(), 'photo-0001', await phonePicture(40, 30))).body;
    expect((await sendWithPhotos(guest(), '', [photo.id], 'line-0001')).status).toBe(201);
    const { requests, conversation } = (await guest().call('GET /api/guest/conversation')).body;
    expect(requests).toMatchObject([{ id: requestId, photos: null }]);
    expect(conversation.state).toBe('awaiting_human');
  });

  test('an order for later is promised for its time', async () => {
    const at = new Date(stage.api.clock.now().getTime() + 3 * 60 * 60_000).toISOString();
    const { requestId } = await order({ at });
    const { body } = await move(requestId, { to: 'accepted' });
    expect(body.request.promisedAt).toBe(at);
  });

  test('a request for food that staff raised as text is on the screen, without lines', async () => {
    const raised = await stage.api.staff(hotel(), 'manager').call('POST /api/staff/requests', {
      body: { service: 'roomService', placeId: 'room-205', note: 'Two teas' },
    });
    const { tickets } = await view();
    expect(tickets).toMatchObject([{ order: null, request: { id: raised.body.id, note: 'Two teas' } }]);
    expect((await move(raised.body.id, { to: 'accepted', minutes: 10 })).status).toBe(200);
  });

  test('who sees it and who runs it: the kitchen and managers; reception sees it; others and other hotels do not', async () => {
    const { requestId } = await order();
    const seen = async (who: Parameters<typeof stage.api.staff>[1]) => {
      const { body }: { body: KitchenView } = await stage.api
        .staff(hotel(), who)
        .call('GET /api/staff/kitchen');
      return [body.tickets.length, body.mayRun];
    };
    expect(await seen('manager')).toEqual([1, true]);
    expect(await seen('mechanic')).toEqual([1, true]);
    expect(await seen('agent')).toEqual([1, false]);
    expect(await seen('housekeeper')).toEqual([0, false]);
    const housekeeper = stage.api.staff(hotel(), 'housekeeper');
    const other = stage.api.staff(await stage.newHotel(), 'manager');
    const refusals = async (caller: typeof other) => {
      const path = `/api/staff/kitchen/${requestId}`;
      const made = [
        await caller.call(`POST ${path}/move`, { body: { to: 'accepted' } }),
        await caller.call(`POST ${path}/refuse-dishes`, { body: { lineIds: ['a'] } }),
        await caller.call('PUT /api/staff/kitchen/pause', { body: { pause: { minutes: 15 } } }),
        await caller.call('PUT /api/staff/kitchen/dishes/soup', { body: { soldOut: true } }),
      ];
      return made.map(({ body }) => body.code);
    };
    expect(await refusals(housekeeper)).toEqual(['not-found', 'not-found', 'kitchen-only', 'kitchen-only']);
    expect(await refusals(other)).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
    expect((await refusals(stage.api.staff(hotel(), 'agent'))).slice(2)).toEqual([
      'kitchen-only',
      'kitchen-only',
    ]);
    // Towels are no food.
    const towels = await stage.api.staff(hotel(), 'manager').call('POST /api/staff/requests', {
      body: { service: 'towels', placeId: 'room-204' },
    });
    expect((await move(towels.body.id, { to: 'accepted' })).status).toBe(404);
  });

  test('a dish is sold out until a time, and comes back by hand or by itself; the settings record who did it', async () => {
    const until = new Date(stage.api.clock.now().getTime() + 60 * 60_000).toISOString();
    const mark = (body: object) => cook().call('PUT /api/staff/kitchen/dishes/soup', { body });
    const soup = async () => {
      const { items } = (await guest().call('GET /api/guest/menu')).body;
      return items.find(({ id }: { id: string }) => id === 'soup').state;
    };
    const past = new Date(stage.api.clock.now().getTime() - 1).toISOString();
    expect((await mark({ soldOut: true, until: past })).body.code).toBe('bad-input');
    expect((await mark({ soldOut: true, until })).body.soldOut).toMatchObject([
      { id: 'tart' },
      { id: 'soup', until },
    ]);
    expect(await soup()).toBe('sold-out');
    await mark({ soldOut: false });
    expect(await soup()).toBe('available');
    await mark({ soldOut: true, until });
    stage.api.clock.skip(60 * 60_000);
    expect(await soup()).toBe('available');
    expect((await view()).soldOut).toMatchObject([{ id: 'tart' }]);
    const { body } = await stage.api.staff(hotel(), 'manager').call('GET /api/staff/settings/changes');
    expect(body.changes[0]).toMatchObject({
      subject: 'dish',
      subjectId: 'soup',
      by: expect.stringMatching(/^mechanic/),
    });
  });
});
