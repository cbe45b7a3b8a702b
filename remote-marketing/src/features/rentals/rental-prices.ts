import { priceQuote } from '../pricing/quote/price-quote.ts';
import type { Cents } from '../pricing/quote/prices/money.ts';
import { type PlanId, type PriceList, priceList } from '../pricing/quote/prices/price-list.ts';
import { DEFAULT_REQUEST } from '../pricing/quote/quote-request.ts';

const CURRENCY = 'EUR';

/** Sizes that the rental page prices. */
export const LISTING_COUNTS = [10, 25, 60] as const;

/** What a number of units costs in a month, worked out by the price engine, and per unit. */
export interface RentalPrice {
  listings: number;
  month: Cents;
  /** Rounded to the nearest cent. */
  perUnit: Cents;
  /** The plan's minimum decided, not the number of units. */
  minimumApplies: boolean;
}

/** What a plan costs for a number of listings. */
export function rentalPrice(listings: number, plan: PlanId, list: PriceList = priceList): RentalPrice {
  const { month } = priceQuote(
    { ...DEFAULT_REQUEST, plan, currency: CURRENCY, billing: 'monthly', rooms: 0, outlets: 0, listings },
    list,
  );
  return {
    listings,
    month: month.cents,
    perUnit: Math.round(month.cents / listings),
    minimumApplies: month.cents > listings * list.plans[plan].prices.listing[CURRENCY],
  };
}
