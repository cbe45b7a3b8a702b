import { z } from 'zod';
import { serviceCatalogue } from '../../property/properties/service-catalogue.ts';
import { serviceLevelKeys } from '../../property/properties/service-level.ts';

/** How a request is fulfilled. */
export const KINDS = ['deliver', 'fix', 'book', 'inform', 'approve', 'emergency'] as const;

const Text = z.string().trim().min(1).max(2_000);
const Words = z.array(Text).max(100).default([]);
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30');
const Key = z.string().regex(/^[A-Za-z][\w.-]{0,63}$/, 'must be letters and digits, and begin with a letter');

const Service = z.strictObject({
  key: Key.optional(),
  title: Text,
  department: Text,
  kind: z.enum(KINDS),
  /** Example message that requests it. */
  starters: Words,
  /** Other words that guests use for it. */
  words: Words,
  description: Text.optional(),
  requiredSlots: z.array(Text).max(10).default([]),
  maxQuantity: z.int().min(1).max(99).default(1),
  level: z.enum(serviceLevelKeys).optional(),
});

const CatalogueKey = z.string().refine((key) => serviceCatalogue.some((service) => service.key === key), {
  error: ({ input }) =>
    `"${String(input)}" is not a service of the catalogue; write it as an object with a title`,
});

const Fact = z.strictObject({
  key: Key.optional(),
  title: Text,
  /** One sentence or more in each language, complete and true by itself. */
  text: z.record(z.string().regex(/^[a-z]{2}$/, 'must be a language such as en'), Text),
  values: z.record(z.string(), Text).default({}),
  keywords: Words,
  scope: z.enum(['public', 'room', 'internal']).default('public'),
});

const Dish = z.strictObject({
  name: Text,
  description: z.string().max(2_000).default(''),
  /** In the property's currency, as 12.5. */
  price: z.number().min(0).max(100_000),
  allergens: Words,
  diets: Words,
  ageRestricted: z.boolean().default(false),
});

const Category = z.strictObject({
  name: Text,
  from: TimeOfDay.nullish(),
  until: TimeOfDay.nullish(),
  dishes: z.array(Dish).min(1).max(500),
});

const Place = z.union([
  Text,
  z.strictObject({ label: Text, kind: z.enum(['room', 'table', 'area', 'lobby']), floor: Text.nullish() }),
]);

/** A property as a file describes it: docs/checking-the-concierge.md. */
export const PropertyFile = z.strictObject({
  name: Text,
  kind: z.enum(['hotel', 'restaurant', 'str']).default('hotel'),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Lisbon'),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as PT'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR')
    .default('EUR'),
  languages: z.array(z.string().regex(/^[a-z]{2}$/, 'must be a language such as en')).min(1),
  phone: Text.nullish(),
  places: z.array(Place).min(1).max(1_000),
  services: z.array(z.union([CatalogueKey, Service])).max(500),
  facts: z.array(Fact).max(2_000).default([]),
  menu: z.array(Category).max(50).default([]),
});
export type PropertyFile = z.output<typeof PropertyFile>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
