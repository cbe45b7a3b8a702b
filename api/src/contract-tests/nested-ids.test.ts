import type { OperationKey } from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { bodyFor } from '../testing/operation-bodies.ts';
import { fillHotel } from '../testing/scenes/filled-hotel.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import type { Guest } from '../testing/test-callers.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

type Ids = Readonly<Record<string, string>>;

/** Operations with a field of their body that names something, and the bodies that name something of B. */
const named: ReadonlyArray<readonly [key: OperationKey, field: string, of: (b: Ids) => object]> = [
  ['POST /api/staff/requests', 'service', (b) => ({ service: b.services })],
  ['POST /api/staff/requests', 'placeId', (b) => ({ placeId: b.places })],
  ['POST /api/staff/requests', 'conversationId', (b) => ({ conversationId: b.conversations })],
  ['PUT /api/staff/requests/{id}/assignee', 'to', (b) => ({ to: b.team })],
  ['POST /api/staff/knowledge', 'ownerId', (b) => ({ ownerId: b.team })],
  ['POST /api/staff/invitations', 'departments', (b) => ({ departments: [b.departments] })],
  ['PUT /api/staff/team/{id}', 'departments', (b) => ({ departments: [b.departments] })],
  ['POST /api/staff/settings/services', 'departmentKey', (b) => ({ departmentKey: b.departments })],
  ['POST /api/staff/settings/menu/dishes', 'categoryId', (b) => ({ categoryId: b.categories })],
  ['PUT /api/staff/settings/brand', 'mark', (b) => ({ mark: b.images })],
  ['POST /api/staff/shift/notes', 'department', (b) => ({ department: b.departments })],
  ['POST /api/staff/channels', 'memberId', (b) => ({ memberId: b.team })],
  ['POST /api/staff/codes', 'placeIds', (b) => ({ placeIds: [b.places] })],
  [
    'PUT /api/staff/service-levels',
    'departments',
    (b) => ({
      policy: {
        rules: [],
        departments: [],
        holidays: [{ day: '2026-12-25', name: 'Day', departments: [b.departments], hours: [] }],
      },
    }),
  ],
  ['POST /api/guest/cart', 'itemId', (b) => ({ changes: [{ itemId: b.dishes, quantity: 1 }] })],
  ['POST /api/guest/wrong', 'messageId', (b) => ({ messageId: b.message, sourceId: b.knowledge })],
  ['POST /api/guest/unsolved', 'messageId', (b) => ({ messageId: b.message })],
];

/** Answers of the test’s engine have no source to report. */
const NOT_OWN: readonly string[] = ['POST /api/guest/wrong', 'POST /api/guest/unsolved'];

/** What the path names is A's own, so that only the body is of another property. */
describe.each(testDatabases)('Ids of another property in a body on %s', (_, create) => {
  const stage = useTestApi(create);
  let [a, b] = [{} as SmallHotel, {} as SmallHotel];
  let guest: Guest;
  let idsOfA: Ids;
  let idsOfB: Ids;

  async function filled(hotel: SmallHotel) {
    const own = await stage.api.guest(hotel.codes.room.code);
    const events = await own.listen(0);
    await own.say(`ask for towels 2 ${hotel.canary}`);
    const answer = await events.until((e) => e.type === 'message.created' && e.message.sender.kind === 'ai');
    await events.close();
    const ids = await fillHotel(stage, hotel, own);
    return { own, ids: { ...ids, message: answer.type === 'message.created' ? answer.message.id : '' } };
  }

  beforeAll(async () => {
    [a, b] = [await stage.newHotel(), await stage.newHotel()];
    const inA = await filled(a);
    guest = inA.own;
    idsOfA = { ...inA.ids, team: 'housekeeper', services: 'towels' };
    idsOfB = (await filled(b)).ids;
  });

  test.each(named)('%s refuses one in %s', async (key, _field, of) => {
    const operation = key.replace(/(?<=\/([\w-]+)\/)\{id\}/, (_, segment: string) => idsOfA[segment] ?? '');
    const bodyWith = (ids: Ids) => ({ ...(bodyFor(key, a) as object), ...of(ids) });
    const caller = key.includes('/guest/') ? guest : stage.api.staff(a, 'manager');
    const answer = await caller.call(operation, { body: bodyWith(idsOfB) });
    expect([answer.status, answer.body.code]).toEqual([
      expect.any(Number),
      expect.stringMatching(/^(?:not-found|bad-input|unknown-\w+|not-assignable|forbidden)$/),
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(b.canary);
    // The refusal is about the id: with A's own the call is carried out.
    const own = await caller.call(operation, { body: bodyWith(idsOfA) });
    if (!NOT_OWN.includes(key)) expect(own.status).toBeLessThan(300);
  });

  test('codes of another property are not printed', async () => {
    const manager = (hotel: SmallHotel) => stage.api.staff(hotel, 'manager');
    const issued = await manager(b).call('POST /api/staff/codes', { body: { placeIds: ['table-1'] } });
    const { code, shortCode } = issued.body.codes[0];
    const body = { codes: [{ code, shortCode }], format: 'cards' };
    expect((await manager(a).call('POST /api/staff/codes/sheet', { body })).body.code).toBe('not-found');
  });
});
