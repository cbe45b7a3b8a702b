import { CURRENCY, MONTHS_BILLED_PER_YEAR, type Plan } from './plans.ts';

export type Billing = 'monthly' | 'annual';

/** What one month costs on average, in cents: with annual billing, ten twelfths, rounded to the nearest cent. */
export function averageMonthCents(monthlyCents: number, billing: Billing): number {
  return billing === 'monthly' ? monthlyCents : Math.round((monthlyCents * MONTHS_BILLED_PER_YEAR) / 12);
}

/** What a property of `rooms` rooms is billed for one month, in cents: rooms times price, never under the minimum. */
export function monthOfRoomsCents(plan: Plan, rooms: number): number {
  return Math.max(plan.minimumCents, plan.perRoomCents * rooms);
}

const money = new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY });

/** `€4.20` from 420. */
export function formatCents(cents: number): string {
  return money.format(cents / 100);
}
