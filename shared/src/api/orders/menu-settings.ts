import { z } from 'zod';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';

const Version = z
  .int()
  .min(1)
  .describe('of the row that the caller saw; a change of an older one is refused');

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'As 07:30.');

const dishFields = {
  name: nameSchema(120, 1, { short: 'Give it a name.' }),
  description: nameSchema(300, 0).default(''),
  priceCents: z.int().min(0).max(10_000_000).describe('in the smallest unit of the property’s currency'),
  allergens: z.array(nameSchema(30)).max(20, 'At most 20 allergens.').default([]),
  diets: z.array(nameSchema(30)).max(10, 'At most 10 diets.').default([]),
  ageRestricted: z.boolean().default(false).describe('for adults only, as wine'),
  categoryId: Id,
};

/** A dish or drink that is added to the menu. */
export const AddedDish = z.object(dishFields).meta({ id: 'AddedDish' });
export type AddedDish = z.infer<typeof AddedDish>;

/** What managers may change about a dish. */
export const DishChange = z
  .object({
    ...dishFields,
    listed: z.boolean().describe('false takes it off the menu; existing orders keep it'),
    available: z.boolean().describe('false while it is sold out'),
    soldOutUntil: Instant.nullable()
      .default(null)
      .describe('when it is available again; null until a person says so'),
    version: Version,
  })
  .meta({ id: 'DishChange' });
export type DishChange = z.infer<typeof DishChange>;

/** A dish as managers see it. */
export const SettingsDish = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    priceCents: z.int(),
    allergens: z.array(z.string()),
    diets: z.array(z.string()),
    ageRestricted: z.boolean(),
    categoryId: Id,
    listed: z.boolean(),
    available: z.boolean(),
    soldOutUntil: Instant.nullable(),
    options: z.int().describe('how many groups of options it has'),
    version: z.int(),
  })
  .meta({ id: 'SettingsDish' });
export type SettingsDish = z.infer<typeof SettingsDish>;

const categoryFields = {
  name: nameSchema(60, 1, { short: 'Give it a name.' }),
  from: TimeOfDay.nullable().default(null).describe('null when it is served all day'),
  until: TimeOfDay.nullable().default(null).describe('before `from` when it goes past midnight'),
};

/** A section that is added to the menu. */
export const AddedCategory = z.object(categoryFields).meta({ id: 'AddedCategory' });
export type AddedCategory = z.infer<typeof AddedCategory>;

/** What managers may change about a section of the menu. */
export const CategoryChange = z
  .object({ ...categoryFields, version: Version })
  .meta({ id: 'CategoryChange' });
export type CategoryChange = z.infer<typeof CategoryChange>;

/** A section of the menu as managers see it. */
export const SettingsCategory = z
  .object({
    id: Id,
    name: z.string(),
    from: z.string().nullable(),
    until: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'SettingsCategory' });
export type SettingsCategory = z.infer<typeof SettingsCategory>;

/** The whole menu as managers see it, in its order, unavailable dishes included. */
export const MenuSettings = z
  .object({ categories: z.array(SettingsCategory), dishes: z.array(SettingsDish) })
  .meta({ id: 'MenuSettings' });
export type MenuSettings = z.infer<typeof MenuSettings>;

const Changed = ['unauthenticated', 'forbidden', 'bad-input', 'not-found', 'version-conflict'] as const;
const Added = ['unauthenticated', 'forbidden', 'bad-input', 'settings-full'] as const;
const OfManagers = {
  tag: 'settings',
  auth: 'staff',
  may: 'manage-property',
  demo: true,
  query: InProperty,
} as const;

/** Menu settings for managers. */
export const menuSettingsOperations = {
  'GET /api/staff/settings/menu': {
    ...OfManagers,
    summary: 'Get the whole menu, including sold-out and unavailable dishes',
    status: 200,
    roundTrips: 1,
    response: MenuSettings,
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/settings/menu/categories': {
    ...OfManagers,
    summary: 'Add a section to the menu',
    idempotent: true,
    body: AddedCategory,
    status: 201,
    roundTrips: 2,
    response: SettingsCategory,
    problems: Added,
  },
  'PUT /api/staff/settings/menu/categories/{id}': {
    ...OfManagers,
    summary: 'Rename a section of the menu, or change when it is served',
    params: ById,
    body: CategoryChange,
    status: 200,
    roundTrips: 2,
    response: SettingsCategory,
    problems: Changed,
  },
  'POST /api/staff/settings/menu/dishes': {
    ...OfManagers,
    summary: 'Add a dish or drink; guests can order it at once',
    idempotent: true,
    body: AddedDish,
    status: 201,
    roundTrips: 2,
    response: SettingsDish,
    problems: Added,
  },
  'PUT /api/staff/settings/menu/dishes/{id}': {
    ...OfManagers,
    summary: 'Change a dish, mark it sold out, or take it off the menu',
    params: ById,
    body: DishChange,
    status: 200,
    roundTrips: 2,
    response: SettingsDish,
    problems: Changed,
  },
} as const;
