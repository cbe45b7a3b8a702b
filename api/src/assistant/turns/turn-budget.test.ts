import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ObservedTurn } from '../../platform/statements/observer.ts';
import type { Guest } from '../../testing/test-api.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** An answer takes at most so many round trips in the steady state. */
const BUDGET = 6;

/** Nothing, or every batch of a turn that took too many, by the beginnings of its statements. */
function beyondBudget({ roundTrips, batches }: ObservedTurn): string[] {
  if (roundTrips <= BUDGET) return [];
  return batches.map(({ kind, texts }) => `${kind}: ${texts.map((text) => text.slice(0, 160)).join(' | ')}`);
}

describe.each(testDatabases)('The round trips of an answer on %s', (_, create) => {
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
    observed.length = 0;
  });

  /** Says something and waits until its turn has ended. */
  async function ask(text: string): Promise<void> {
    const { body } = await guest.call('GET /api/guest/conversation');
    const events = await guest.listen(Number(body.cursor));
    await guest.say(text);
    await events.until((e) => e.type === 'reply.ended');
    await events.close();
  }

  test.each([
    ['small talk', 'hello there'],
    ['a question about the property', 'when is the pool open?'],
    ['a request', 'two towels please'],
    ['a request and a question', 'two towels please, and when is the pool open?'],
    ['a line that a person gets', 'I want a refund'],
  ])('%s is within the budget', async (_kind, text) => {
    await ask(text);
    expect(observed).toHaveLength(1);
    expect(observed.flatMap(beyondBudget)).toEqual([]);
  });
});
