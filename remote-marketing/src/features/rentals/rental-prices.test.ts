import { expect, test } from '@jest/globals';
import { priceList } from '../pricing/quote/prices/price-list.ts';
import { rentalPrice } from './rental-prices.ts';

const unit = priceList.plans.desk.prices.listing.EUR;
const minimum = priceList.plans.desk.minimum.EUR;

test('many units cost their number times the price of one', () => {
  expect(rentalPrice(60, 'desk')).toEqual({
    listings: 60,
    month: 60 * unit,
    perUnit: unit,
    minimumApplies: false,
  });
});

test('few units cost the minimum, and the page says so', () => {
  expect(rentalPrice(10, 'desk')).toEqual({
    listings: 10,
    month: minimum,
    perUnit: minimum / 10,
    minimumApplies: true,
  });
});
