import { type OperationSpec, operations } from '@bellkey/shared/api';
import { afterEach, describe, expect, test } from '@jest/globals';
import { testDatabases } from './test-databases.ts';
import { useTestApi } from './use-test-api.ts';

const SEND_MESSAGE = 'POST /api/guest/messages';

describe.each(testDatabases)('Budgets of round trips on %s', (_, create) => {
  const stage = useTestApi(create);
  const spec: OperationSpec = operations[SEND_MESSAGE];
  const declared = spec.roundTrips;

  afterEach(() => {
    spec.roundTrips = declared;
  });

  test('a call that makes more round trips than its contract allows fails and lists its statements', async () => {
    const guest = await stage.api.guest((await stage.newHotel()).codes.room.code);
    spec.roundTrips = 0;
    const said = guest.say('Good evening');
    await expect(said).rejects.toThrow(`${SEND_MESSAGE} made`);
    await expect(said).rejects.toThrow('its budget is 0');
    await expect(said).rejects.toThrow(/1\. (steady|cold)\n {6}with call_0 as/);
    await expect(said).rejects.toThrow('with written_conversations as (update conversations');
  });
});
