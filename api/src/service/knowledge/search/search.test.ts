import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '../../../testing/scenes/ask.ts';
import { knowledgeScene } from '../../../testing/scenes/knowledge-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

describe.each(testDatabases)('Knowledge search on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const { as, entry, write } = knowledgeScene(stage, () => hotel);

  test('the property’s own synonyms find entries with other words', async () => {
    await write({
      title: 'Thermal circuit',
      key: 'thermal.hours',
      text: { en: 'The thermal circuit is open from 16:00.' },
    });
    const search = async () =>
      (
        await as('manager').call('POST /api/staff/knowledge-test', {
          body: { question: 'Is there a hammam?', place: 'room' },
        })
      ).body;
    expect((await search()).hits).toEqual([]);
    const groups = [['thermal circuit', 'hammam']];
    expect((await as('agent').call('PUT /api/staff/knowledge-synonyms', { body: { groups } })).status).toBe(
      403,
    );
    await as('manager').call('PUT /api/staff/knowledge-synonyms', { body: { groups } });
    expect(await search()).toMatchObject({
      hits: [{ title: 'Thermal circuit' }],
      answer: 'The thermal circuit is open from 16:00.',
      sources: [{ title: 'Thermal circuit' }],
    });
  });

  test('an article answers with the passage that fits, not as a whole', async () => {
    await write({
      kind: 'article',
      key: 'house.guide',
      title: 'House guide',
      values: {},
      text: { en: '# Guide\n\nThe library is on the second floor.\n\nBicycles are parked in the yard.' },
    });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Where is the library?')).body).toBe('The library is on the second floor.');
  });

  test('a saved entry answers from the next message on, and a changed or withdrawn one no longer does', async () => {
    const guest = await stage.api.guest(hotel.codes.room.code);
    const asked = async () => (await ask(guest, 'Where is the observatory?')).body;
    // The index of the earlier knowledge is cached by now.
    expect(await asked()).not.toContain('tower');
    const text = (en: string) => ({ title: 'Observatory', key: 'observatory', values: {}, text: { en } });
    const { body } = await write(text('The observatory is in the tower.'));
    expect(await asked()).toBe('The observatory is in the tower.');
    const path = `/api/staff/knowledge/${body.id}`;
    const change = { ...entry(text('The observatory is in the garden.')), version: body.version };
    const changed = await as('manager').call(`PUT ${path}`, { body: change });
    expect(await asked()).toBe('The observatory is in the garden.');
    const retired = { status: 'retired', version: changed.body.version };
    expect((await as('manager').call(`POST ${path}/status`, { body: retired })).status).toBe(200);
    expect(await asked()).not.toContain('garden');
  });

  test('a question for a price is answered by a fact that has one', async () => {
    await write({
      title: 'Tennis court',
      key: 'tennis',
      values: {},
      text: { en: 'The court is by the gate.' },
    });
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Where is the tennis court?')).body).toBe('The court is by the gate.');
    expect((await ask(guest, 'How much is the tennis court?')).body).not.toBe('The court is by the gate.');
    const priced = { title: 'Tennis price', key: 'tennis.price', values: { price: '12 EUR' } };
    await write({ ...priced, text: { en: 'An hour on the court costs 12 EUR.' } });
    expect((await ask(guest, 'How much is the tennis court?')).body).toBe(
      'An hour on the court costs 12 EUR.',
    );
  });
});
