import { describe, expect, test } from '@jest/globals';
import { type Plan, plans } from './plans.ts';
import { averageMonthCents, formatCents, monthOfRoomsCents } from './price.ts';

const plan: Plan = {
  key: 'house',
  name: 'House',
  audience: '',
  perRoomCents: 420,
  perTableCents: 90,
  perListingCents: 900,
  minimumCents: 9_900,
  includes: [],
};

describe('list prices', () => {
  test('a year paid at once costs ten months', () => {
    expect(averageMonthCents(420, 'monthly')).toBe(420);
    expect(averageMonthCents(420, 'annual')).toBe(350);
    expect(averageMonthCents(250, 'annual')).toBe(208);
  });

  test('a small house pays the minimum, a larger one its rooms', () => {
    expect(monthOfRoomsCents(plan, 10)).toBe(9_900);
    expect(monthOfRoomsCents(plan, 60)).toBe(25_200);
  });

  test('cents are shown as euros', () => {
    expect(formatCents(25_200)).toBe('€252.00');
    expect(formatCents(60)).toBe('€0.60');
  });

  test('each plan costs more than the one before it, in every unit', () => {
    for (const [index, current] of plans.entries()) {
      const before = plans[index - 1];
      if (!before) continue;
      expect(current.perRoomCents).toBeGreaterThan(before.perRoomCents);
      expect(current.perTableCents).toBeGreaterThan(before.perTableCents);
      expect(current.perListingCents).toBeGreaterThan(before.perListingCents);
      expect(current.minimumCents).toBeGreaterThan(before.minimumCents);
    }
  });
});
