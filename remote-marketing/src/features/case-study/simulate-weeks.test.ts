import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CASE_FIGURES, CASE_SEED } from './case-figures.ts';
import { figuresOf, simulateWeeks } from './simulate-weeks.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

test('the page shows the simulation’s result', () => {
  expect({
    before: figuresOf(simulateWeeks('hourly-rounds', CASE_SEED)),
    after: figuresOf(simulateWeeks('one-queue', CASE_SEED)),
  }).toEqual(CASE_FIGURES);
});

describe('whatever the seed', () => {
  test('both ways of working face the same requests, and the same work', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = simulateWeeks('hourly-rounds', seed, 3);
        const after = simulateWeeks('one-queue', seed, 3);
        expect(after.map(({ asked }) => asked)).toEqual(before.map(({ asked }) => asked));
        expect(after.map(({ accepted, done }) => done - accepted)).toEqual(
          before.map(({ accepted, done }) => done - accepted),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('nothing is accepted before it was asked, and no one works on three things at once', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('hourly-rounds' as const, 'one-queue' as const), (seed, routing) => {
        const requests = simulateWeeks(routing, seed, 3);
        for (const { asked, accepted, done } of requests) {
          expect(accepted).toBeGreaterThan(asked);
          expect(done).toBeGreaterThan(accepted);
          const atOnce = requests.filter((other) => other.accepted <= accepted && accepted < other.done);
          expect(atOnce.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the rounds never win: their median is above the queue’s, so the case does not depend on a lucky seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = figuresOf(simulateWeeks('hourly-rounds', seed, 7));
        const after = figuresOf(simulateWeeks('one-queue', seed, 7));
        expect(before.acceptedMedian).toBeGreaterThan(after.acceptedMedian);
      }),
      { numRuns: 30 },
    );
  });
});
