import { randomBytes } from 'node:crypto';
import {
  MAX_DISHES_IN_ALL,
  MAX_MENU_CATEGORIES,
  MAX_PLACES,
  MAX_PLACES_IN_ALL,
  MAX_PUSH_DEVICES,
  MAX_SERVICES,
  type OperationKey,
} from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { apiKeys } from '../platform/database/schema/api-key-tables.ts';
import { pushDevices } from '../platform/database/schema/notification-tables.ts';
import { menuCategories, menuItems } from '../platform/database/schema/order-tables.ts';
import { locations, services } from '../platform/database/schema/property-tables.ts';
import { staffInvitations } from '../platform/database/schema/staff-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { MAX_WORKING_KEYS } from '../property/api-keys/change-keys.ts';
import { MAX_OPEN_INVITATIONS } from '../property/team/invite.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import { AT_ONCE, useManyCallers } from '../testing/scenes/many-callers.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { addMenu } from '../testing/small-menu.ts';
import type { TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Of the limit, so many are left when forty come at once. */
const LEFT = 2;

describe.each(testDatabases)('Limits of a property, with forty at once on %s', (name, create) => {
  const { stage, atOnce } = useManyCallers(name, create);
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
    await addMenu(stage.api.api.store, hotel);
  });

  const write = (api: TestApi, key: OperationKey, body: unknown = bodyFor(key, hotel)) =>
    api.staff(hotel, 'manager').call(key, { body });

  /** Rows that count towards a limit. */
  async function rowsOf(table: PgTable & { propertyId: AnyPgColumn }, which?: SQL): Promise<number> {
    const counted = await stage.api.api.store.inProperty(hotel.id, async ({ db }) =>
      done(
        await db
          .select({ rows: count() })
          .from(table)
          .where(and(eq(table.propertyId, hotel.id), which)),
      ),
    );
    return counted.ok ? (counted.value[0]?.rows ?? 0) : 0;
  }

  /** Writes one after the other until so many are there. */
  async function fillTo(rows: number, limit: number, one: () => Promise<{ status: number }>): Promise<void> {
    for (let there = rows; there < limit - LEFT; there += 1) expect((await one()).status).toBe(201);
  }

  const fits = { ok: LEFT, 'settings-full': AT_ONCE - LEFT };

  test.each([
    ['invitations', 'POST /api/staff/invitations', staffInvitations, MAX_OPEN_INVITATIONS],
    ['API keys', 'POST /api/staff/api-keys', apiKeys, MAX_WORKING_KEYS],
    ['parts of the menu', 'POST /api/staff/settings/menu/categories', menuCategories, MAX_MENU_CATEGORIES],
    ['services', 'POST /api/staff/settings/services', services, MAX_SERVICES],
  ] as const)('%s', async (_, key, table, limit) => {
    await fillTo(await rowsOf(table), limit, () => write(stage.api, key));
    expect(await atOnce((api) => write(api, key))).toEqual(fits);
    expect(await rowsOf(table)).toBe(limit);
  });

  test('dishes', async () => {
    const there = await rowsOf(menuItems);
    await stage.api.api.store.inProperty(hotel.id, async ({ db }) => {
      await db.insert(menuItems).values(
        Array.from({ length: MAX_DISHES_IN_ALL - LEFT - there }, (_, index) => ({
          ...{ propertyId: hotel.id, id: `full-${index}`, categoryId: 'all', name: `Dish ${index}` },
          ...{ description: '', priceCents: 100, allergens: [], diets: [] },
        })),
      );
      return done(undefined);
    });
    const key = 'POST /api/staff/settings/menu/dishes';
    expect(await atOnce((api) => write(api, key))).toEqual(fits);
    expect(await rowsOf(menuItems)).toBe(MAX_DISHES_IN_ALL);
  });

  test('places', async () => {
    const key = 'POST /api/staff/settings/places';
    const add = (api: TestApi, labels: string[]) =>
      write(api, key, { places: labels.map((label) => ({ label, kind: 'room', floor: null })) });
    for (let there = await rowsOf(locations); there < MAX_PLACES_IN_ALL - LEFT; ) {
      const more = Math.min(MAX_PLACES, MAX_PLACES_IN_ALL - LEFT - there);
      const { status } = await add(
        stage.api,
        Array.from({ length: more }, (_, index) => `Cabin ${there + index}`),
      );
      expect(status).toBe(201);
      there += more;
    }
    expect(await atOnce((api, index) => add(api, [`Tent ${index}`]))).toEqual(fits);
    expect(await rowsOf(locations)).toBe(MAX_PLACES_IN_ALL);
  });

  test('devices of a person', async () => {
    const key = 'POST /api/staff/notifications/devices';
    const device = () => ({
      endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
      keys: {
        p256dh: randomBytes(65).toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
      label: 'A phone',
    });
    await fillTo(0, MAX_PUSH_DEVICES, () => write(stage.api, key, device()));
    expect(await atOnce((api) => write(api, key, device()))).toEqual(fits);
    expect(await rowsOf(pushDevices)).toBe(MAX_PUSH_DEVICES);
  });
});
