import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ObservedTurn } from '../../platform/statements/observer.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** Round-trip budget of an answer in the steady state, with its share of the shared claim. */
interface Budget {
  roundTrips: number;
  /** Excluding statements that begin and end transactions. */
  statements: number;
}

const BRACKETS = new Set(['begin', 'commit', 'rollback']);

/** The batches of a turn that exceeded its budget, by the first words of their statements; empty otherwise. */
function beyondBudget({ roundTrips, batches }: ObservedTurn, budget: Budget): string[] {
  const statements = batches
    .filter(({ kind }) => kind === 'steady')
    .flatMap(({ texts }) => texts.filter((text) => !BRACKETS.has(text)));
  if (roundTrips <= budget.roundTrips && statements.length <= budget.statements) return [];
  return [
    `${roundTrips} round trips, ${statements.length} statements`,
    ...batches.map(({ kind, texts }) => `${kind}: ${texts.map((text) => text.slice(0, 160)).join(' | ')}`),
  ];
}

describe.each(testDatabases)('Cost of an answer on %s', (_, create) => {
  const observed: ObservedTurn[] = [];
  const stage = useTestApi(create, {
    runTurn: createConcierge({}),
    observer: { turn: (turn) => void observed.push(turn) },
  });
  let guest: Guest;

  beforeEach(async () => {
    const hotel = await stage.newHotel();
    guest = await stage.api.guest(hotel.codes.room.code);
    await ask('hello');
    await ask('when is the pool open?');
    await ask('a pillow please');
    await ask('do you have a submarine?');
    observed.length = 0;
  });

  /** Sends a message and waits until its turn has ended. */
  async function ask(text: string): Promise<void> {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(text);
    await events.until((e) => e.type === 'reply.ended');
    await events.close();
  }

  // One statement to claim it with all initial data, two to lock it and save the outcome; what it does in between is extra.
  // The guest's message takes two more (contract-tests/round-trips.test.ts).
  test.each([
    ['small talk', 'hello there', { roundTrips: 3, statements: 3 }],
    ['a question about the property', 'when is the pool open?', { roundTrips: 3, statements: 3 }],
    [
      'a question without an answer, asked again',
      'do you have a submarine?',
      { roundTrips: 3, statements: 4 },
    ],
    ['a request', 'two towels please', { roundTrips: 5, statements: 5 }],
    ['the same request again', 'a pillow please', { roundTrips: 6, statements: 6 }],
    [
      'a request and a question',
      'two towels please, and when is the pool open?',
      { roundTrips: 5, statements: 5 },
    ],
    ['a line that a person gets', 'I want a refund', { roundTrips: 3, statements: 3 }],
  ])('%s is within the budget', async (_kind, text, budget) => {
    await ask(text);
    expect(observed).toHaveLength(1);
    expect(observed.flatMap((turn) => beyondBudget(turn, budget))).toEqual([]);
  });
});
