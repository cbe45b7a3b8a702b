import { describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { staffMembers, staffSteps } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import {
  apply,
  decide,
  joinCodeOf,
  membershipsOf,
  newUid,
  withRita,
} from '../../testing/scenes/registration-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { REGISTRATION_LIFETIME_MS } from './registration-lapse.ts';

describe.each(testDatabases)('Joining a staff on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a person asks with the join code, a manager approves, and the next call is admitted', async () => {
    const { hotel, uid, id, asked } = await withRita(stage);
    expect(asked.body).toMatchObject({
      state: 'pending',
      role: 'staff',
      name: 'Rita',
      departmentNames: [`Housekeeping ${hotel.canary}`],
    });
    const list = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    expect(list.body.registrations.at(-1)).toMatchObject({
      id,
      fullName: 'Rita Alves Costa',
      email: `${uid}@example.test`,
      jobTitle: 'Room attendant',
      departments: [{ key: 'housekeeping', name: `Housekeeping ${hotel.canary}` }],
      languages: ['pt', 'en'],
    });
    const approved = await decide(stage, hotel, id, { decision: 'approve' });
    expect(approved.body).toMatchObject({ id, state: 'approved', role: 'staff' });
    expect(await membershipsOf(stage, uid)).toMatchObject([{ state: 'approved' }]);
    const queue = await stage.api.call(`GET /api/staff/requests?property=${hotel.id}`, { token: uid });
    expect(queue.status).toBe(200);
  });

  test('asking twice, also concurrently, is one request', async () => {
    const { hotel, joinCode, uid, id } = await withRita(stage);
    expect((await apply(stage, uid, joinCode, { fullName: 'Somebody Else' })).body.id).toBe(id);
    const other = newUid();
    const both = await Promise.all([apply(stage, other, joinCode), apply(stage, other, joinCode)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    const { body } = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    const named = body.registrations.filter((one: { fullName: string }) => one.fullName.startsWith('Rita'));
    expect(named).toHaveLength(2);
  });

  test('a declined person sees the reason, and may ask again; declining needs a reason', async () => {
    const { hotel, joinCode, uid, id } = await withRita(stage);
    expect((await decide(stage, hotel, id, { decision: 'reject' })).body.code).toBe('reason-required');
    await decide(stage, hotel, id, { decision: 'reject', reason: 'Use your work e-mail, please.' });
    expect(await membershipsOf(stage, uid)).toMatchObject([
      { state: 'rejected', reason: 'Use your work e-mail, please.' },
    ]);
    expect((await decide(stage, hotel, id, { decision: 'approve' })).body.code).toBe('already-decided');
    const again = await apply(stage, uid, joinCode, { jobTitle: 'Night porter' });
    expect(again.body).toMatchObject({ id, state: 'pending', reason: null });
  });

  test.each(['approved', 'suspended'] as const)(
    'asking again changes nothing for who is %s',
    async (state) => {
      const { hotel, joinCode, uid, id } = await withRita(stage);
      await stage.api.api.store.inProperty(hotel.id, async (scope) => {
        await scope.db
          .update(staffMembers)
          .set({ state, role: 'agent' })
          .where(scope.own(staffMembers, eq(staffMembers.id, id)));
        return done(undefined);
      });
      expect((await apply(stage, uid, joinCode)).body).toMatchObject({ id, state, role: 'agent' });
    },
  );

  test('an undecided request lapses after 14 days, and can be made again', async () => {
    const { hotel, joinCode, uid, id } = await withRita(stage);
    stage.api.clock.skip(REGISTRATION_LIFETIME_MS + 1);
    expect(await membershipsOf(stage, uid)).toMatchObject([{ state: 'expired' }]);
    const list = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    expect(JSON.stringify(list.body)).not.toContain(id);
    expect((await decide(stage, hotel, id, { decision: 'approve' })).body.code).toBe('already-decided');
    expect((await apply(stage, uid, joinCode)).body).toMatchObject({ id, state: 'pending' });
  });

  test('every step is recorded with its actor, and the staff stream reports a change', async () => {
    const { hotel, uid, id } = await withRita(stage);
    await decide(stage, hotel, id, { decision: 'reject', reason: 'Not here.' });
    const steps = await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(
        await scope.db
          .select()
          .from(staffSteps)
          .where(scope.own(staffSteps, eq(staffSteps.memberId, id)))
          .orderBy(asc(staffSteps.ordinal)),
      ),
    );
    expect(steps).toMatchObject({
      value: [
        { state: 'pending', byId: id, byName: 'Rita Alves Costa' },
        { state: 'rejected', byId: 'manager', reason: 'Not here.' },
      ],
    });
    const stream = await stage.api.staff(hotel, 'agent').listen(0);
    await stream.until((event) => event.type === 'membership.updated' && event.state === 'rejected');
    expect(stream.text).not.toContain('Rita');
    expect(stream.text).not.toContain(uid);
    await stream.close();
  });

  test.each([
    ['departments that the property does not have', { departments: ['casino'] }, 'departments'],
    ['no department', { departments: [] }, 'departments'],
    ['no name', { fullName: ' ' }, 'fullName'],
  ])('%s: the field is named', async (__, changes, field) => {
    const hotel = await stage.newHotel();
    const answer = await apply(stage, newUid(), await joinCodeOf(stage, hotel), changes);
    expect(answer.body.code).toBe('bad-input');
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('no one can ask without a sign-in', async () => {
    const answer = await stage.api.call('POST /api/staff/registrations', { body: {} });
    expect(answer.body.code).toBe('unauthenticated');
  });
});
