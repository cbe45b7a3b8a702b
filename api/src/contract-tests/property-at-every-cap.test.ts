import { createConcierge } from '@bellkey/concierge';
import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { bodyFor } from '../testing/operation-bodies.ts';
import { ask } from '../testing/scenes/ask.ts';
import { fillToEveryCap } from '../testing/scenes/property-at-every-cap.ts';
import { addMenu } from '../testing/small-menu.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** Everything that lists something of a property. */
const lists = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const spec: OperationSpec = operations[key];
  return key.startsWith('GET ') && spec.auth === 'staff' && spec.params === undefined;
});
const WISH = 'Could we have two towels please?';

describe.each(testDatabases)('A property at every cap at once on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });

  test('is refused more, and while all of it is asked for at once another property’s guest gets the usual answer', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:02:00Z'));
    const [full, other] = [await stage.newHotel(), await stage.newHotel()];
    for (const hotel of [full, other]) await addMenu(stage.api.api.store, hotel);
    const neighbour = await stage.api.guest(other.codes.room.code);
    const usual = await ask(neighbour, WISH);
    await fillToEveryCap(stage.api.api.store, full);

    const manager = stage.api.staff(full, 'manager');
    for (const [key, code] of [
      ['POST /api/staff/knowledge', 'knowledge-full'],
      ['POST /api/staff/settings/services', 'settings-full'],
      ['POST /api/staff/settings/places', 'settings-full'],
      ['POST /api/staff/settings/menu/categories', 'settings-full'],
      ['POST /api/staff/settings/menu/dishes', 'settings-full'],
      ['POST /api/staff/requests', 'requests-full'],
    ] as const)
      expect([key, (await manager.call(key, { body: bodyFor(key, full) })).body.code]).toEqual([key, code]);

    const crowd = await stage.api.guest(full.codes.room.code);
    expect(lists.length).toBeGreaterThan(20);
    const [answers, again, inside] = await Promise.all([
      Promise.all(lists.map(async (key) => [key, (await manager.call(key)).status] as const)),
      ask(await stage.api.guest(other.codes.otherRoom.code), WISH),
      ask(crowd, WISH),
    ]);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(15);
    expect(again.body).toBe(usual.body.replace('Room 204', 'Room 205'));
    expect(again.engine).toBe(usual.engine);
    expect(inside.body).not.toBe('');
  });
});
