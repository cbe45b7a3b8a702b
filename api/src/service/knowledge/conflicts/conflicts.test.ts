import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { knowledgeScene } from '../../../testing/scenes/knowledge-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

describe.each(testDatabases)('Knowledge conflicts on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const { as, write, conflicts } = knowledgeScene(stage, () => hotel);

  test('two entries of one key with different values contradict each other while both are valid', async () => {
    await write();
    const { body } = await write({ title: 'Sauna (old)', values: { from: '17:00', until: '21:00' } });
    expect(await conflicts()).toMatchObject([
      { kind: 'value', about: 'from', sides: [{ says: expect.any(String) }, { says: expect.any(String) }] },
    ]);
    await as('manager').call(`POST /api/staff/knowledge/${body.id}/status`, {
      body: { status: 'retired', version: 1 },
    });
    expect(await conflicts()).toEqual([]);
  });

  test('entries whose dates do not overlap do not contradict each other', async () => {
    const cut = '2027-01-01T00:00:00.000Z';
    await write({ validUntil: cut });
    await write({ values: { from: '17:00' }, validFrom: cut });
    expect(await conflicts()).toEqual([]);
  });

  test('languages of one entry, and an article against a fact, are compared too', async () => {
    await write({
      text: { en: 'The sauna is open from 16:00 to 21:00.', pt: 'A sauna abre das 16h00 às 22h00.' },
    });
    await write({
      kind: 'article',
      key: 'wellness',
      title: 'Wellness',
      values: {},
      text: { en: 'Our sauna opens at 3 pm every day.' },
    });
    expect((await conflicts()).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'article',
      'language',
    ]);
  });
});
