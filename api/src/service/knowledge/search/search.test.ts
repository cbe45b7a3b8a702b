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
  const { as, write } = knowledgeScene(stage, () => hotel);

  test('the house’s own synonyms find what is written in other words', async () => {
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

  test('an article answers with the passage that fits, not with all of itself', async () => {
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
});
