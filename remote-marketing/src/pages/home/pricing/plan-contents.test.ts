import { expect, test } from '@jest/globals';
import { priceList } from '../../../features/pricing/quote/prices/price-list.ts';
import { planContents } from './plan-contents.ts';

test('the smallest plan names no language model, because it has none', () => {
  expect(planContents(priceList.plans.desk, priceList).join(' ')).not.toContain('language model');
});

test('a plan names each module that the price list includes in it', () => {
  const text = planContents(priceList.plans.group, priceList).join('\n');
  for (const id of priceList.plans.group.modules) expect(text).toContain(priceList.modules[id].name);
  expect(text).toContain(`${priceList.plans.group.modelTurns} turns per room`);
});
