import { describe, expect, test } from '@jest/globals';
import { chooseTests } from './choose-tests.ts';

const CHANGED = ['api/near/money.ts'];
const NEAR = 'api/near/orders.test.ts';
const MIDDLE = 'api/middle/demo.test.ts';
const FAR = 'host/server/app.test.ts';
const TIMES = { [NEAR]: 5_000, [MIDDLE]: 5_000, [FAR]: 1_000 };

describe('the tests that fit into the time of a check', () => {
  test('are all of them when there is time', () => {
    const { chosen, left } = chooseTests([FAR, MIDDLE, NEAR], CHANGED, TIMES, 11_000);
    expect(chosen).toEqual([NEAR, MIDDLE, FAR]);
    expect(left).toEqual([]);
  });

  test('are those nearest to the change, and the others are named', () => {
    const { chosen, left } = chooseTests([FAR, MIDDLE, NEAR], CHANGED, TIMES, 9_000);
    expect(chosen).toEqual([NEAR]);
    expect(left).toEqual([MIDDLE, FAR]);
  });

  test('are the quicker ones first at the same distance', () => {
    const slow = 'api/near/slow.test.ts';
    const times = { ...TIMES, [slow]: 60_000 };
    expect(chooseTests([slow, NEAR], CHANGED, times, 10_000).chosen).toEqual([NEAR]);
  });

  test('always include changed tests themselves', () => {
    const changed = [...CHANGED, FAR];
    expect(chooseTests([NEAR, MIDDLE, FAR], changed, { ...TIMES, [FAR]: 90_000 }, 10_000).chosen).toEqual([
      FAR,
    ]);
  });

  test('are estimated when they have never run, those of the API as slower', () => {
    expect(chooseTests([NEAR], CHANGED, {}, 7_999).chosen).toEqual([]);
    expect(chooseTests([FAR], CHANGED, {}, 2_000).chosen).toEqual([FAR]);
  });
});
