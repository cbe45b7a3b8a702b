import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkInputs,
  INPUT_GROUPS,
  type Inputs,
  SAVINGS_REDUCTIONS,
  type SavingsReduction,
  STARTING_VALUES,
} from './inputs.ts';
import { savedHours } from './saved-hours.ts';
import { sensitivity } from './sensitivity.ts';

const fields = INPUT_GROUPS.flatMap((group) => group.fields);
const anyInputs: fc.Arbitrary<Inputs> = fc
  .record({
    haircut: fc.constantFrom(...(Object.keys(SAVINGS_REDUCTIONS) as SavingsReduction[])),
    ...Object.fromEntries(fields.map(({ name, min, max }) => [name, fc.double({ min, max, noNaN: true })])),
  })
  .map((inputs) => ({ ...STARTING_VALUES, ...inputs, rooms: Math.round((inputs as Inputs).rooms) }));

describe('the saved hours', () => {
  test('of the starting values, worked out by hand', () => {
    const result = savedHours(STARTING_VALUES);
    expect(result.conversationsPerDay).toBeCloseTo(60 * 0.7 * 1.8 * 2.5 + 3);
    expect(result.checkInsPerDay).toBeCloseTo(16.8);
    expect(result.conversationHoursPerDay).toBeCloseTo(6.112);
    expect(result.checkInHoursPerDay).toBeCloseTo(1.4);
    expect(result.hoursPerMonth).toBeCloseTo(30.4 * 7.512 * (2 / 3));
    expect(result.costPerMonth).toBeCloseTo(20 * 152.24);
  });

  test('grow in proportion to the property', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const twice = savedHours({ ...inputs, rooms: inputs.rooms * 2 }).hoursPerMonth;
        expect(twice).toBeCloseTo(savedHours(inputs).hoursPerMonth * 2, 4);
      }),
    );
  });

  test('are never negative and never more than the time that the work takes', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = savedHours(inputs);
        const all =
          (result.conversationsPerDay * inputs.handlingSeconds) / 3600 +
          (result.checkInsPerDay * inputs.checkInMinutes) / 60;
        expect(result.hoursPerMonth).toBeGreaterThanOrEqual(0);
        expect(result.hoursPerMonth).toBeLessThanOrEqual(30.4 * all * (1 + 1e-9));
      }),
    );
  });
});

describe('the sensitivity', () => {
  test('puts the figure that matters most first, and stays within the ranges', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const swings = sensitivity(inputs);
        const widths = swings.map(({ lower, higher }) => Math.abs(higher.hours - lower.hours));
        expect(widths).toEqual([...widths].sort((a, b) => b - a));
        for (const { name, lower, higher } of swings) {
          for (const { value } of [lower, higher]) {
            expect(checkInputs({ ...inputs, [name]: value })).toEqual({});
          }
        }
      }),
    );
  });

  test('a longer stay means fewer check-ins, so fewer hours', () => {
    const nights = sensitivity(STARTING_VALUES).find(({ name }) => name === 'nights');
    expect(nights?.lower.hours).toBeGreaterThan(nights?.higher.hours ?? Number.POSITIVE_INFINITY);
  });

  test('automation stops at 85 %', () => {
    const swing = sensitivity({ ...STARTING_VALUES, automation: 80 }).find(
      ({ name }) => name === 'automation',
    );
    expect(swing?.higher.value).toBe(85);
  });
});

describe('the ranges', () => {
  test.each(fields)('$label takes both ends and nothing beyond them', ({ name, min, max }) => {
    const problem = (value: number) => checkInputs({ ...STARTING_VALUES, [name]: value })[name];
    expect(problem(min)).toBeUndefined();
    expect(problem(max)).toBeUndefined();
    expect(problem(min - 0.1)).toBe(`A number from ${min} to ${max}.`);
    expect(problem(max + 0.1)).toBe(`A number from ${min} to ${max}.`);
    expect(problem(Number.NaN)).toBe(`A number from ${min} to ${max}.`);
  });

  test('rooms are whole', () => {
    expect(checkInputs({ ...STARTING_VALUES, rooms: 60.5 })).toEqual({ rooms: 'A whole number of rooms.' });
  });
});
