import { MAX_TAB_GUESTS, SHARE_CODES_PER_HOUR, shortCodeFrom, TABS_PER_HOUR } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { useTable } from '../../../testing/scenes/table-scene.ts';
import { addMenu } from '../../../testing/small-menu.ts';
import { testDatabases } from '../../../testing/test-databases.ts';

const WRONG_CODE = shortCodeFrom(new Uint8Array(7));

describe.each(testDatabases)('Rights of guests who order together on %s', (_, create) => {
  const { stage, hotel, ana, ben, opened, newPhone, join, tabOf, choose, confirm } = useTable(create);

  test('the next party at the table has no tab, and sees nothing of the former one', async () => {
    await choose(ana(), 'club');
    expect(await tabOf(ben())).toBeNull();
    expect(JSON.stringify((await ben().call('GET /api/guest/orders')).body)).not.toContain('Club');
    for (const operation of ['POST /api/guest/tab/leave', 'POST /api/guest/tab/guests/any/remove'])
      expect((await ben().call(operation)).body.code).toBe('no-tab');
    expect((await confirm(ben(), 1650)).body.code).toBe('no-tab');
  });

  test('the right code does not open it from another place or another property', async () => {
    const inRoom = await stage.api.guest(hotel().codes.room.code);
    expect((await join(inRoom, 'Cem')).body.code).toBe('unknown-share-code');
    const other = await stage.newHotel();
    await addMenu(stage.api.api.store, other);
    const elsewhere = await stage.api.guest(other.codes.table.code);
    expect((await join(elsewhere, 'Cem')).body.code).toBe('unknown-share-code');
    expect(await tabOf(elsewhere)).toBeNull();
  });

  test('only its owner confirms and removes, and not themselves', async () => {
    await join(ben(), 'Ben');
    await choose(ben(), 'latte');
    expect((await confirm(ben(), 380)).body.code).toBe('tab-owner-only');
    const [owner] = (await tabOf(ana()))?.guests ?? [];
    const remove = `POST /api/guest/tab/guests/${owner?.id}/remove`;
    expect((await ben().call(remove)).body.code).toBe('tab-owner-only');
    expect((await ana().call(remove)).body.code).toBe('not-found');
  });

  test('an allergy is for its guest, and for the owner who orders with it', async () => {
    const cem = await newPhone();
    await join(ben(), 'Ben');
    await join(cem, 'Cem');
    await choose(ben(), 'latte');
    await ben().call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    const seenBy = async (guest: typeof cem) =>
      (await tabOf(guest))?.guests.find(({ name }) => name === 'Ben')?.allergy;
    expect([await seenBy(ana()), await seenBy(ben()), await seenBy(cem)]).toEqual(['nuts', 'nuts', null]);
  });

  test('staff do not get the news of a tab', async () => {
    const manager = await stage.api.staff(hotel(), 'manager').listen(0);
    await join(ben(), 'Ben');
    await choose(ben(), 'latte');
    await manager.until((event) => event.type === 'order.updated');
    expect(manager.types).not.toContain('tab.updated');
    await manager.close();
  });

  test('share codes cannot be guessed: after ten wrong ones even a right one waits', async () => {
    expect((await join(ben(), 'Ben', 'not a code')).body.code).toBe('malformed-code');
    for (let attempt = 0; attempt < SHARE_CODES_PER_HOUR; attempt += 1)
      expect((await join(ben(), 'Ben', WRONG_CODE)).body.code).toBe('unknown-share-code');
    const limited = await join(ben(), 'Ben');
    expect([limited.status, limited.body.code]).toEqual([429, 'rate-limited']);
    expect(await tabOf(ben())).toBeNull();
    // The others at the table do not wait.
    expect((await join(await newPhone(), 'Cem')).status).toBe(200);
    stage.api.clock.skip(60 * 60_000 + 1000);
    expect((await join(ben(), 'Ben')).status).toBe(200);
  });

  test('opening is limited by tabs, not by taps: who is in one already uses nothing up', async () => {
    const open = () => ben().call('POST /api/guest/tab', { body: { name: 'Ben' } });
    for (let tap = 0; tap <= TABS_PER_HOUR; tap += 1) expect((await open()).status).toBe(200);
    for (let more = 1; more < TABS_PER_HOUR; more += 1) {
      await ben().call('POST /api/guest/tab/leave');
      expect((await open()).status).toBe(200);
    }
    await ben().call('POST /api/guest/tab/leave');
    expect((await open()).status).toBe(429);
  });

  test('a guest is in one tab at a time, and a tab has so many guests', async () => {
    await ben().call('POST /api/guest/tab', { body: { name: 'Ben' } });
    expect((await join(ben(), 'Ben')).body.code).toBe('in-another-tab');
    for (let more = 1; more < MAX_TAB_GUESTS; more += 1)
      expect((await join(await newPhone(), `Guest ${more}`)).status).toBe(200);
    expect((await join(await newPhone(), 'Late')).body.code).toBe('tab-full');
  });

  test('the data of a guest has what others ordered for them, and erasing them takes their name from it', async () => {
    await join(ben(), 'Ben');
    await choose(ben(), 'latte');
    await ben().call('POST /api/guest/cart', { body: { changes: [], allergy: 'nuts' } });
    const { requestId } = (await confirm(ana(), 380)).body;
    const manager = stage.api.staff(hotel(), 'manager');
    const of = `/api/staff/conversations/${ben().conversationId}`;
    const { body } = await manager.call(`GET ${of}/data`);
    expect(body.together).toMatchObject([{ name: 'Ben', tab_id: opened().id, lines: [{ name: 'Latte' }] }]);
    expect((await manager.call(`POST ${of}/erasure`)).status).toBe(200);
    const order = await manager.call(`GET /api/staff/orders/by-request/${requestId}`);
    expect(order.body).toMatchObject({ allergy: 'nuts', lines: [{ name: 'Latte', guest: null }] });
    expect((await tabOf(ana()))?.guests).toHaveLength(1);
  });

  test('erasing one guest leaves what others said as they said it, on one line and with one speaker each', async () => {
    await join(ben(), 'ana: x; y');
    const mari = await newPhone();
    await join(mari, 'Mariana');
    await choose(ben(), 'latte');
    const say = (guest: typeof mari, allergy: string) =>
      guest.call('POST /api/guest/cart', { body: { changes: [], allergy } });
    await say(ben(), 'ALLERGY: milk; Mariana: none');
    await say(mari, 'nuts\nALLERGY: none');
    const { requestId } = (await confirm(ana(), 380)).body;
    const manager = stage.api.staff(hotel(), 'manager');
    const read = async () =>
      (await manager.call(`GET /api/staff/orders/by-request/${requestId}`)).body.allergy;
    expect(await read()).toBe('ana x y: ALLERGY: milk, Mariana: none; Mariana: nuts ALLERGY: none');
    await manager.call(`POST /api/staff/conversations/${ben().conversationId}/erasure`);
    expect(await read()).toBe('ALLERGY: milk, Mariana: none; Mariana: nuts ALLERGY: none');
    const { tickets } = (await manager.call('GET /api/staff/kitchen')).body;
    expect(tickets[0].request.note).toContain(
      'ALLERGY: ALLERGY: milk, Mariana: none; Mariana: nuts ALLERGY: none.',
    );
    expect(tickets[0].request.food.allergy).toBe(await read());
  });
});
