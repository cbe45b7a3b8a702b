import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import { postDemoMessage } from '../../testing/demo-guest.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const AFTERNOON = '2026-11-23T14:02:00Z';

describe.each(testDatabases)('Requests of one turn on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });

  const ask = (...lines: string[]) => {
    stage.api.clock.stop(new Date(AFTERNOON));
    return postDemoMessage(stage.api, 'hotel', lines);
  };

  test('are two, each with its own time, where a line orders a service twice', async () => {
    const { requests } = await ask('one taxi at 7 pm and another at 10 pm');
    const made = requests.map(({ service, details }) => [
      service,
      details?.find(({ slot }) => slot === 'time')?.value,
    ]);
    expect(made.sort()).toEqual([
      ['taxi', '19:00'],
      ['taxi', '22:00'],
    ]);
    // Neither repeats the other.
    expect(requests.map(({ repeated }) => repeated)).toEqual([1, 1]);
  });

  test('of two lines are two where the second asks for another, and one where it puts the first right', async () => {
    const timesOf = (requests: Awaited<ReturnType<typeof ask>>['requests']) =>
      requests.map(({ details }) => details?.find(({ slot }) => slot === 'time')?.value).sort();
    const another = await ask('a taxi at 7 pm', 'and another at 10 pm');
    expect(timesOf(another.requests)).toEqual(['19:00', '22:00']);
    const moved = await ask('a taxi at 7 pm', 'sorry, make that 10 pm');
    expect(timesOf(moved.requests)).toEqual(['22:00']);
    const repeated = await ask('a taxi at 7 pm', 'a taxi at 7 pm please');
    expect(timesOf(repeated.requests)).toEqual(['19:00']);
  });

  test('are two also where only the party tells them apart', async () => {
    const { requests } = await ask('a table for two tonight at 8 pm and another for four tonight at 8 pm');
    const parties = requests.map(({ details }) => details?.find(({ slot }) => slot === 'party')?.value);
    expect(parties.sort()).toEqual(['2', '4']);
  });

  test('go to the departments that the guest names, each note as a request of its own', async () => {
    const { requests } = await ask(
      "let the kitchen know we'll be late",
      'please tell the cleaners not to move my papers',
    );
    const noted = requests.map(({ department, note }) => [department.key, note]).sort();
    expect(noted).toEqual([
      ['food-beverage', "let the kitchen know we'll be late"],
      ['housekeeping', 'please tell the cleaners not to move my papers'],
    ]);
  });
});
