import { createConcierge } from '@bellkey/concierge';
import { type OpenAiServer, startOpenAiServer } from '@bellkey/concierge/testing/openai-server';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '../../testing/scenes/ask.ts';
import { assistantSettingsScene } from '../../testing/scenes/assistant-settings-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Fallback from the language model on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}), addresses: { privateHosts: true } });
  let hotel: SmallHotel;
  let server: OpenAiServer | null = null;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  afterEach(async () => {
    await server?.close();
    server = null;
  });
  const { provider, concierge } = assistantSettingsScene(
    stage,
    () => hotel,
    () => server,
  );

  test('a budget that is used up falls back to the embedded engine, visibly to the staff', async () => {
    server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    await provider({ monthlyTokenBudget: 1 });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect(await ask(guest, 'Good day to all of you here')).toMatchObject({ engine: 'stand-in' });
    expect(await ask(guest, 'Could we have two towels please?')).toMatchObject({ engine: 'embedded' });
    expect(server.seen).toHaveLength(1);
    expect((await concierge(guest)).body.reasons).toMatchObject([{ fallback: 'budget-used-up' }]);
    const { body } = await stage.api.staff(hotel, 'developer').call('GET /api/staff/ai/provider');
    expect(body.state).toBe('budget-used-up');
    expect(body.usedThisMonth).toMatchObject({ turns: 1 });
    expect(body.usedThisMonth.tokens).toBeGreaterThan(0);
  });

  test('a guest who has used their day’s turns gets the embedded engine; another guest the language model', async () => {
    server = await startOpenAiServer([{ kind: 'text', text: 'Hello, how may I help?' }]);
    await provider({ dailyTurnsPerGuest: 1 });
    const guest = await stage.api.guest(hotel.codes.room.code);
    await ask(guest, 'Good day to all of you here');
    expect(await ask(guest, 'Good day to all of you here')).toMatchObject({ engine: 'embedded' });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect(await ask(other, 'Good day to all of you here')).toMatchObject({ engine: 'stand-in' });
  });

  test('a failing language model gets replaced, and five failures open the circuit', async () => {
    server = await startOpenAiServer([{ kind: 'status', status: 500 }]);
    await provider();
    const guest = await stage.api.guest(hotel.codes.room.code);
    for (let index = 0; index < 6; index += 1) {
      expect(await ask(guest, `Could we have ${index + 1} towels please?`)).toMatchObject({
        engine: 'embedded',
      });
    }
    expect(server.seen).toHaveLength(5);
    const { body } = await concierge(guest);
    expect(body.reasons.map((reason: { fallback: string }) => reason.fallback)).toEqual([
      ...Array(5).fill('unavailable'),
      'circuit-open',
    ]);
  });
});
