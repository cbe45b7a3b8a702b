import { type OperationKey, operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { decide, membershipsOf, withRita } from '../../testing/scenes/registration-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Who decides who joins, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a pending member can read nothing of the property', async () => {
    const { hotel, uid } = await withRita(stage);
    const ofStaff = (Object.keys(operations) as OperationKey[]).filter(
      (key) => operations[key].auth === 'staff',
    );
    expect(ofStaff.length).toBeGreaterThan(8);
    for (const key of ofStaff.filter((key) => key.startsWith('GET'))) {
      const answer = await stage.api.call(`${key.replace('{id}', 'any')}?property=${hotel.id}`, {
        token: uid,
      });
      expect([key, answer.status, answer.body.code]).toEqual([key, 403, 'forbidden']);
      expect(JSON.stringify(answer.body)).not.toContain(hotel.canary);
    }
    const stream = await stage.api.open(`/api/staff/events?property=${hotel.id}`, {
      authorization: `Bearer ${uid}`,
    });
    expect(stream.status).toBe(403);
  });

  test.each(['agent', 'housekeeper', 'developer', 'pending'] as const)(
    '%s: no requests to join, no decision, no code',
    async (who) => {
      const { hotel, uid, id } = await withRita(stage);
      const person = stage.api.staff(hotel, who);
      for (const key of ['GET /api/staff/registrations', 'GET /api/staff/join-code']) {
        expect((await person.call(key)).body.code).toBe('forbidden');
      }
      expect((await person.call('POST /api/staff/join-code/rotate')).body.code).toBe('forbidden');
      expect((await decide(stage, hotel, id, { decision: 'approve' }, who)).body.code).toBe('forbidden');
      expect(await membershipsOf(stage, uid)).toMatchObject([{ state: 'pending' }]);
    },
  );

  test('no one decides about themselves', async () => {
    const hotel = await stage.newHotel();
    const pendingManager = stage.api.call(
      `POST /api/staff/registrations/pending/decision?property=${hotel.id}`,
      { token: hotel.uids.pending, body: { decision: 'approve' } },
    );
    expect((await pendingManager).body.code).toBe('forbidden');
    expect(
      (await decide(stage, hotel, 'manager', { decision: 'approve', role: 'manager' })).body,
    ).toMatchObject({
      code: 'forbidden',
      detail: expect.stringContaining('themselves'),
    });
  });

  test.each([
    ['owner', 'forbidden'],
    ['developer', 'forbidden'],
    ['manager', undefined],
    ['agent', undefined],
  ])('a manager who gives the role %s: %s', async (role, code) => {
    const { hotel, uid, id } = await withRita(stage);
    expect((await decide(stage, hotel, id, { decision: 'approve', role })).body.code).toBe(code);
    expect(await membershipsOf(stage, uid)).toMatchObject([
      code ? { state: 'pending' } : { state: 'approved', role },
    ]);
  });

  test('a manager of another property can neither see nor decide', async () => {
    const { hotel, uid, id } = await withRita(stage);
    const other = await stage.newHotel();
    expect((await decide(stage, other, id, { decision: 'approve' })).body.code).toBe('not-found');
    const across = await stage.api.call(`POST /api/staff/registrations/${id}/decision?property=${hotel.id}`, {
      token: other.uids.manager,
      body: { decision: 'approve' },
    });
    expect(across.body.code).toBe('forbidden');
    const list = await stage.api.staff(other, 'manager').call('GET /api/staff/registrations');
    expect(JSON.stringify(list.body)).not.toContain(id);
    expect(await membershipsOf(stage, uid)).toMatchObject([{ state: 'pending' }]);
  });
});
