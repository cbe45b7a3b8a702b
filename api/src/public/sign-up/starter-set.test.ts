import { describe, expect, test } from '@jest/globals';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { menuItems } from '../../platform/database/schema/order-tables.ts';
import { services } from '../../platform/database/schema/property-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { signUpScene } from '../../testing/scenes/sign-up-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('What a new property starts with on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const { opened } = signUpScene(stage);

  test.each([
    ['hotel', ['front-desk', 'housekeeping', 'maintenance', 'food-beverage', 'concierge', 'duty-manager']],
    ['restaurant', ['front-desk', 'food-beverage', 'duty-manager']],
    ['str', ['front-desk', 'housekeeping', 'maintenance', 'duty-manager']],
  ])('a %s starts with its departments, and services that one of them does', async (kind, expected) => {
    const { id } = await opened({ kind });
    const rows = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select().from(services).where(scope.own(services))),
    );
    const keys = rows.ok ? new Set(rows.value.map(({ departmentKey }) => departmentKey)) : new Set();
    expect([...keys].sort()).toEqual([...expected].sort());
    expect(rows.ok && rows.value.some(({ kind }) => kind === 'emergency')).toBe(true);
  });

  test('no language model answers until someone switches one on', async () => {
    const { call } = await opened();
    const { body } = await call('GET /api/staff/ai/provider');
    expect(body).toMatchObject({ enabled: false, state: 'off', hasKey: false, baseUrl: null });
  });

  test('samples say that they are samples and expire; without them there are none', async () => {
    const [withSamples, without] = [await opened(), await opened({ samples: false })];
    const read = (id: string) =>
      stage.api.api.store.inProperty(id, async (scope) =>
        done([
          await scope.db.select().from(facts).where(scope.own(facts)),
          await scope.db.select().from(menuItems).where(scope.own(menuItems)),
        ] as const),
      );
    const full = await read(withSamples.id);
    if (!full.ok) throw new Error(full.error.code);
    expect(full.value[0].length).toBeGreaterThan(0);
    for (const { title, validUntil } of full.value[0]) {
      expect(title).toMatch(/^Sample: /);
      expect(validUntil).not.toBeNull();
    }
    for (const { name } of full.value[1]) expect(name).toContain('(sample)');
    expect(await read(without.id)).toEqual({ ok: true, value: [[], []] });
  });

  test.each([
    ['hotel', ['breakfast.hours', 'checkIn.time', 'checkOut.time', 'quiet.hours', 'smoking.policy']],
    ['restaurant', ['restaurant.hours', 'smoking.policy']],
    ['str', ['checkIn.time', 'checkOut.time', 'quiet.hours', 'smoking.policy']],
  ] as const)('the samples of a %s are facts that fit its kind', async (kind, expected) => {
    const { id } = await opened({ kind });
    const rows = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select({ key: facts.key }).from(facts).where(scope.own(facts))),
    );
    expect(rows.ok && rows.value.map(({ key }) => key).sort()).toEqual(expected);
  });

  test('a menu that is brought replaces the sample one', async () => {
    const dish = (name: string, category: string) => ({
      name,
      category,
      description: '',
      priceCents: 950,
      allergens: ['milk'],
    });
    const { id } = await opened({
      menu: [dish('Toast', 'Breakfast'), dish('Tea', 'Drinks'), dish('Egg', 'Breakfast')],
    });
    const rows = await stage.api.api.store.inProperty(id, async (scope) =>
      done(await scope.db.select().from(menuItems).where(scope.own(menuItems))),
    );
    expect(rows.ok && rows.value.map(({ name, categoryId }) => [name, categoryId])).toEqual([
      ['Toast', 'category-1'],
      ['Tea', 'category-2'],
      ['Egg', 'category-1'],
    ]);
  });
});
