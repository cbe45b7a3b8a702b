import type { MenuSettings, SettingsDish } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { addMenu } from '../../../testing/small-menu.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

describe.each(testDatabases)('Menu settings on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
  });

  const manager = () => stage.api.staff(hotel, 'manager');
  const load = async (): Promise<MenuSettings> => (await manager().call('GET /api/staff/settings/menu')).body;

  async function dish(id: string): Promise<SettingsDish> {
    const found = (await load()).dishes.find((each) => each.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  }

  async function change(id: string, fields: object) {
    const { id: _, options: __, ...body } = await dish(id);
    return manager().call(`PUT /api/staff/settings/menu/dishes/${id}`, { body: { ...body, ...fields } });
  }

  /** The dishes of a guest's menu. */
  async function served(): Promise<Record<string, string>> {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { body } = await guest.call('GET /api/guest/menu');
    return Object.fromEntries(
      body.items.map(({ name, state }: { name: string; state: string }) => [name, state]),
    );
  }

  test('a new dish can be ordered at once, in a new section of the menu', async () => {
    const brunch = await manager().call('POST /api/staff/settings/menu/categories', {
      body: { name: 'Brunch', from: null, until: null },
    });
    expect(brunch.status).toBe(201);
    const waffle = await manager().call('POST /api/staff/settings/menu/dishes', {
      body: { name: 'Waffle', priceCents: 750, categoryId: brunch.body.id, allergens: ['gluten'] },
    });
    expect(waffle).toMatchObject({ status: 201, body: { listed: true, available: true, version: 1 } });
    expect(await served()).toMatchObject({ Waffle: 'available' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const cart = await guest.call('POST /api/guest/cart', {
      body: { changes: [{ itemId: waffle.body.id, quantity: 2 }] },
    });
    expect(cart.body).toMatchObject({ totalCents: 1500 });
  });

  test('a dish that is sold out until a time comes back by itself', async () => {
    const until = new Date(stage.api.clock.now().getTime() + 60 * 60_000).toISOString();
    expect((await change('soup', { available: false, soldOutUntil: until })).status).toBe(200);
    expect(await served()).toMatchObject({ 'Tomato soup': 'sold-out' });
    stage.api.clock.skip(61 * 60_000);
    expect(await served()).toMatchObject({ 'Tomato soup': 'available' });
  });

  test('a dish that is taken off the menu is gone for guests, marked in carts that have it, and can come back', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.call('POST /api/guest/cart', { body: { changes: [{ itemId: 'soup', quantity: 1 }] } });
    await change('soup', { listed: false });
    expect(await served()).not.toHaveProperty('Tomato soup');
    expect((await guest.call('GET /api/guest/orders')).body.orders[0]).toMatchObject({
      lines: [{ name: 'Tomato soup', trouble: 'off-the-menu' }],
    });
    await change('soup', { listed: true });
    expect(await served()).toMatchObject({ 'Tomato soup': 'available' });
  });

  test('a section that is served in the morning closes at noon', async () => {
    const all = (await load()).categories.find(({ id }) => id === 'all');
    const answer = await manager().call('PUT /api/staff/settings/menu/categories/all', {
      body: { name: 'Breakfast', from: '03:00', until: '03:01', version: all?.version },
    });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Breakfast', from: '03:00', version: 2 } });
    expect(await served()).toMatchObject({ 'Tomato soup': 'not-now' });
  });

  test("invalid values are refused by field, and a second manager learns of the first one's change", async () => {
    expect(await change('soup', { categoryId: 'cellar' })).toMatchObject({
      status: 422,
      body: { fields: { categoryId: 'Choose a part of the menu.' } },
    });
    expect(await change('soup', { name: 'latte' })).toMatchObject({
      body: { fields: { name: 'Another dish of this part has this name.' } },
    });
    const half = await manager().call('POST /api/staff/settings/menu/categories', {
      body: { name: 'Late', from: '22:00', until: null },
    });
    expect(half.body).toMatchObject({ fields: { until: 'Give both times, or none.' } });
    const { version } = await dish('soup');
    await change('soup', { priceCents: 950 });
    expect((await change('soup', { priceCents: 970, version })).body.code).toBe('version-conflict');
  });

  test('a change of price is stored with the previous value', async () => {
    await change('soup', { priceCents: 950 });
    const { body } = await manager().call('GET /api/staff/settings/changes');
    expect(body.changes[0]).toMatchObject({
      subject: 'dish',
      subjectId: 'soup',
      title: 'Tomato soup',
      before: { priceCents: 900 },
      after: { priceCents: 950 },
    });
  });
});
