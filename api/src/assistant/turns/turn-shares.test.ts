import { describe, expect, test } from '@jest/globals';
import { TurnShares } from './turn-shares.ts';

const LIMITS = { atOnce: 6, perProperty: 4, perClaim: 2 };

/** Takes every turn that may be taken now, with all properties having unlimited turns; returns the property of each. */
function takeAll(shares: TurnShares): string[] {
  const took: string[] = [];
  for (let next = shares.begin(); next; next = shares.begin()) {
    const { propertyId, limit } = next;
    took.push(...Array.from({ length: limit }, () => propertyId));
    shares.claimed(propertyId, { limit, taken: limit, more: true, waiting: 100 });
  }
  return took;
}

describe('Shares of turns', () => {
  test('a single property takes its share and leaves room for others', () => {
    const shares = new TurnShares(LIMITS);
    shares.wake('flooded', 200);
    expect(takeAll(shares)).toEqual(['flooded', 'flooded', 'flooded', 'flooded']);
    shares.wake('quiet', 1);
    expect(shares.begin()).toEqual({ propertyId: 'quiet', limit: 2 });
  });

  test('properties take turns, a few turns each', () => {
    const shares = new TurnShares({ ...LIMITS, atOnce: 8 });
    shares.wake('a', 200);
    shares.wake('b', 200);
    expect(takeAll(shares)).toEqual(['a', 'a', 'b', 'b', 'a', 'a', 'b', 'b']);
  });

  test('a property at its limit is skipped, and considered again when one of its turns ends', () => {
    const shares = new TurnShares(LIMITS);
    shares.wake('flooded', 200);
    takeAll(shares);
    expect(shares.begin()).toBeNull();
    shares.ended('flooded');
    expect(shares.begin()).toEqual({ propertyId: 'flooded', limit: 1 });
  });

  test('one claim at a time per property; a wake-up during it is served by the next', () => {
    const shares = new TurnShares(LIMITS);
    shares.wake('a', 1);
    const first = shares.begin();
    shares.wake('a', 1);
    expect(shares.begin()).toBeNull();
    shares.claimed('a', { limit: first?.limit ?? 0, taken: 1, more: false, waiting: 0 });
    expect(shares.begin()).toEqual({ propertyId: 'a', limit: 2 });
  });

  test('the owed count is running turns plus known waiting ones', () => {
    const shares = new TurnShares(LIMITS);
    shares.wake('a', 1);
    shares.wake('a', 1);
    shares.wake('b', 1);
    expect(shares.owed).toBe(3);
    shares.begin();
    shares.claimed('a', { limit: 2, taken: 1, more: false, waiting: 1 });
    expect(shares.owed).toBe(3);
    shares.ended('a');
    expect(shares.owed).toBe(2);
  });

  test('places reserved for a claim in progress do not count before it has taken turns', () => {
    const shares = new TurnShares(LIMITS);
    shares.wake('a', 1);
    const limit = shares.begin()?.limit ?? 0;
    expect([limit, shares.owed]).toEqual([2, 1]);
    shares.claimed('a', { limit, taken: 1, more: false, waiting: 0 });
    expect(shares.owed).toBe(1);
    shares.ended('a');
    expect(shares.owed).toBe(0);
  });
});
