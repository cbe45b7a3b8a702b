import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Currency } from './money.ts';
import {
  MODULE_IDS,
  type ModuleId,
  ONBOARDING_IDS,
  type OnboardingId,
  PLAN_IDS,
  type PlanId,
  type PriceList,
  priceList,
  SUPPORT_IDS,
  type SupportId,
} from './price-list.ts';

const text = z.string().min(1);
const cents = z.int().min(0);
const basisPoints = z.int().min(0).max(10_000);
const prices: z.ZodType<Record<Currency, number>> = z.strictObject({
  EUR: cents,
  USD: cents,
  ZAR: cents,
  BRL: cents,
});

/** An object with exactly these keys, each with a value that says the same key as its `id`. */
const byId = <Id extends string, Value>(ids: readonly Id[], value: (id: Id) => z.ZodType<Value>) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, z.ZodType<Value>>);

const schema = z.strictObject({
  id: text,
  from: z.iso.date(),
  plans: byId<PlanId, PriceList['plans'][PlanId]>(PLAN_IDS, (id) =>
    z.strictObject({
      id: z.literal(id),
      name: text,
      summary: text,
      prices: z.strictObject({ room: prices, table: prices, listing: prices }),
      minimum: prices,
      modelTurns: z.int().min(0),
      modules: z.array(z.enum(MODULE_IDS)),
    }),
  ),
  modules: byId<ModuleId, PriceList['modules'][ModuleId]>(MODULE_IDS, (id) =>
    z.strictObject({
      id: z.literal(id),
      name: text,
      summary: text,
      note: text.exactOptional(),
      per: z.enum(['room', 'outlet', 'property']),
      prices,
    }),
  ),
  support: byId<SupportId, PriceList['support'][SupportId]>(SUPPORT_IDS, (id) =>
    z.strictObject({ id: z.literal(id), name: text, hours: text, firstAnswer: text, share: basisPoints }),
  ),
  onboarding: byId<OnboardingId, PriceList['onboarding'][OnboardingId]>(ONBOARDING_IDS, (id) =>
    z.strictObject({ id: z.literal(id), name: text, summary: text, prices }),
  ),
  roomTiers: z.array(z.strictObject({ above: z.int().min(1), discount: basisPoints })),
  languages: z.strictObject({ included: z.int().min(1), prices }),
  pms: z.strictObject({ monthly: prices, setUp: prices }),
  annualFreeMonths: z.int().min(0).max(12),
}) satisfies z.ZodType<PriceList>;

test('the data file holds a price list and nothing else', () => {
  expect(schema.parse(priceList)).toEqual(priceList);
});
