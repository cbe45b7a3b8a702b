import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '../../../testing/scenes/ask.ts';
import { knowledgeScene } from '../../../testing/scenes/knowledge-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(testDatabases)('Knowledge entries on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const { as, entry, write } = knowledgeScene(stage, () => hotel);

  test('staff who may not approve create a draft that no guest gets; a manager makes it live', async () => {
    const draft = await write({}, 'housekeeper');
    expect(draft.body.status).toBe('draft');
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Is there a sauna?')).body).toContain("I don't know that");
    const path = `/api/staff/knowledge/${draft.body.id}`;
    const body = { status: 'live', version: draft.body.version };
    expect((await as('agent').call(`POST ${path}/status`, { body })).status).toBe(403);
    expect((await as('manager').call(`POST ${path}/status`, { body })).body.status).toBe('live');
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await ask(other, 'Is there a sauna?')).body).toContain('16:00');
  });

  test('staff who may not approve cannot change live entries; concurrent changes are reported', async () => {
    const { body } = await write();
    const change = (who: keyof SmallHotel['uids'], version: number, title: string) =>
      as(who).call(`PUT /api/staff/knowledge/${body.id}`, { body: { ...entry({ title }), version } });
    expect((await change('agent', 1, 'Mine')).status).toBe(403);
    expect((await change('developer', 1, 'Mine')).status).toBe(403);
    expect((await change('manager', 1, 'Sauna and steam')).body.version).toBe(2);
    expect((await change('manager', 1, 'Too late')).body.code).toBe('version-conflict');
    const { versions } = (await as('manager').call(`GET /api/staff/knowledge/${body.id}/versions`)).body;
    expect(versions).toMatchObject([
      { version: 2, title: 'Sauna and steam' },
      { version: 1, title: 'Sauna' },
    ]);
  });

  test.each([
    ['a key with spaces', { key: 'not a key' }, 'key'],
    ['no text', { text: {} }, 'text'],
    ['an owner who is not here', { ownerId: 'nobody' }, 'ownerId'],
    [
      'an end before the beginning',
      { validFrom: '2026-05-01T00:00:00.000Z', validUntil: '2026-04-01T00:00:00.000Z' },
      'validUntil',
    ],
  ])('%s is refused, with its place', async (_what, change, field) => {
    const answer = await write(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  test('an entry that is not yet valid is not used', async () => {
    const { body } = await write({ validFrom: new Date(Date.now() + 2 * DAY_MS).toISOString() });
    expect(body.status).toBe('upcoming');
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Is there a sauna?')).body).not.toContain('16:00');
  });
});
