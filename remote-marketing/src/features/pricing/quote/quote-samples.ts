import fc from 'fast-check';
import { CURRENCIES } from './prices/money.ts';
import { MODULE_IDS, ONBOARDING_IDS, PLAN_IDS, SUPPORT_IDS } from './prices/price-list.ts';
import { BILLINGS, PMS_IDS, type QuoteRequest } from './quote-request.ts';

/** For tests: any request within the ranges. It may still break a rule, as four languages on the Desk plan. */
export const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  plan: fc.constantFrom(...PLAN_IDS),
  currency: fc.constantFrom(...CURRENCIES),
  billing: fc.constantFrom(...BILLINGS),
  rooms: fc.integer({ min: 0, max: 5_000 }),
  tables: fc.integer({ min: 0, max: 2_000 }),
  listings: fc.integer({ min: 0, max: 2_000 }),
  outlets: fc.integer({ min: 0, max: 50 }),
  languages: fc.integer({ min: 1, max: 24 }),
  modules: fc.subarray([...MODULE_IDS]),
  pms: fc.constantFrom(...PMS_IDS),
  support: fc.constantFrom(...SUPPORT_IDS),
  onboarding: fc.constantFrom(...ONBOARDING_IDS),
  vat: fc.integer({ min: 0, max: 3_000 }),
});
