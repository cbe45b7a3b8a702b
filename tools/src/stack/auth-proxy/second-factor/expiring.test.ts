import { expect, test } from '@jest/globals';
import { Expiring } from './expiring.ts';

test('an issued one is available until it expires or is deleted', () => {
  const clock = { now: 0 };
  const things = new Expiring<string>(1_000, () => clock.now);
  const [first, second] = [things.add('first'), things.add('second')];
  things.delete(second);
  clock.now = 999;
  expect([things.get(first), things.get(second), things.get('third')]).toEqual(['first', null, null]);
  clock.now = 1_000;
  expect(things.get(first)).toBeNull();
});
