import { type OperationKey, operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { staffMembers, staffSteps } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type Stage, useTestApi } from '../../testing/use-test-api.ts';
import { WRONG_CODE_WINDOW_MS, WRONG_CODES_ALLOWED } from '../places/wrong-code-limit.ts';
import { UNVERIFIED_FRESH_MS } from './account.ts';
import { REGISTRATION_LIFETIME_MS } from './registration-lapse.ts';

let people = 0;
let addresses = 0;
const newUid = () => `newcomer-${Date.now()}-${++people}`;
/** Wrong codes count per address, so tests that type them each have one of their own. */
const newPeer = () => `198.51.100.${++addresses}`;

async function joinCodeOf(stage: Stage, hotel: SmallHotel): Promise<string> {
  return (await stage.api.staff(hotel, 'manager').call('GET /api/staff/join-code')).body.code;
}

function apply(stage: Stage, uid: string, joinCode: string, changes: object = {}, peer = '192.0.2.1') {
  const body = {
    fullName: 'Rita Alves Costa',
    joinCode,
    departments: ['housekeeping'],
    jobTitle: 'Room attendant',
    languages: ['pt', 'en'],
    ...changes,
  };
  return stage.api.call('POST /api/staff/registrations', { body, token: uid, peer });
}

const me = async (stage: Stage, uid: string) =>
  (await stage.api.call('GET /api/staff/me', { token: uid })).body.memberships;

describe.each(testDatabases)('Joining a staff on %s', (_, create) => {
  const stage = useTestApi(create);

  /** A hotel where Rita has asked to join. */
  async function withRita() {
    const hotel = await stage.newHotel();
    const joinCode = await joinCodeOf(stage, hotel);
    const uid = newUid();
    const asked = await apply(stage, uid, joinCode);
    return { hotel, joinCode, uid, id: asked.body.id as string, asked };
  }
  const decide = (hotel: SmallHotel, id: string, body: object, who: keyof SmallHotel['uids'] = 'manager') =>
    stage.api.staff(hotel, who).call(`POST /api/staff/registrations/${id}/decision`, { body });

  test('a person asks with the join code, a manager approves, and the next call is let in', async () => {
    const { hotel, uid, id, asked } = await withRita();
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
    const approved = await decide(hotel, id, { decision: 'approve' });
    expect(approved.body).toMatchObject({ id, state: 'approved', role: 'staff' });
    expect(await me(stage, uid)).toMatchObject([{ state: 'approved' }]);
    const queue = await stage.api.call(`GET /api/staff/requests?property=${hotel.id}`, { token: uid });
    expect(queue.status).toBe(200);
  });

  test('nobody is approved before their e-mail is verified, and the stream tells when it is', async () => {
    const hotel = await stage.newHotel();
    const uid = `unverified-${newUid()}`;
    const { body } = await apply(stage, uid, await joinCodeOf(stage, hotel));
    const manager = stage.api.staff(hotel, 'manager');
    const listed = async () => (await manager.call('GET /api/staff/registrations')).body.registrations.at(-1);
    expect(await listed()).toMatchObject({ id: body.id, emailVerified: false });
    const refusal = await decide(hotel, body.id, { decision: 'approve' });
    expect([refusal.status, refusal.body.code]).toEqual([403, 'email-not-verified']);
    expect(await me(stage, uid)).toMatchObject([{ state: 'pending' }]);

    // The link is opened on some other device: it is the manager's list that finds out.
    const stream = await manager.listen();
    stage.api.accounts.changed.set(uid, { disabled: false, emailVerified: true, validSince: null });
    stage.api.clock.skip(UNVERIFIED_FRESH_MS + 1);
    await listed();
    await stream.until((e) => e.type === 'membership.updated' && e.membershipId === body.id);
    expect(await listed()).toMatchObject({ emailVerified: true });
    expect((await decide(hotel, body.id, { decision: 'approve' })).body.state).toBe('approved');
    await stream.close();
  });

  test('a person who looks after verifying their e-mail can be approved; declining needs no e-mail', async () => {
    const hotel = await stage.newHotel();
    const joinCode = await joinCodeOf(stage, hotel);
    const [uid, other] = [`unverified-${newUid()}`, `unverified-${newUid()}`];
    const { id } = (await apply(stage, uid, joinCode)).body;
    stage.api.accounts.changed.set(uid, { disabled: false, emailVerified: true, validSince: null });
    stage.api.clock.skip(UNVERIFIED_FRESH_MS + 1);
    await me(stage, uid);
    expect((await decide(hotel, id, { decision: 'approve' })).body.state).toBe('approved');
    const second = (await apply(stage, other, joinCode)).body.id;
    const declined = await decide(hotel, second, { decision: 'reject', reason: 'Who are you?' });
    expect(declined.body).toMatchObject({ state: 'rejected', emailVerified: false });
  });

  test('the code answers which property it is, however it is typed', async () => {
    const hotel = await stage.newHotel();
    const code = await joinCodeOf(stage, hotel);
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    const found = await stage.api.call('POST /api/staff/join-code/resolve', { body: { joinCode: typed } });
    expect(found.body.property.id).toBe(hotel.id);
    expect(found.body.departments.map(({ key }: { key: string }) => key).sort()).toEqual([
      'front-desk',
      'housekeeping',
      'maintenance',
    ]);
  });

  test('who waits can read nothing of the property', async () => {
    const { hotel, uid } = await withRita();
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

  test('asking twice, also at the same moment, is one request', async () => {
    const { hotel, joinCode, uid, id } = await withRita();
    expect((await apply(stage, uid, joinCode, { fullName: 'Somebody Else' })).body.id).toBe(id);
    const other = newUid();
    const both = await Promise.all([apply(stage, other, joinCode), apply(stage, other, joinCode)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    const { body } = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    const named = body.registrations.filter((one: { fullName: string }) => one.fullName.startsWith('Rita'));
    expect(named).toHaveLength(2);
  });

  test('a declined person reads why, and may ask again; declining needs a reason', async () => {
    const { hotel, joinCode, uid, id } = await withRita();
    expect((await decide(hotel, id, { decision: 'reject' })).body.code).toBe('reason-required');
    await decide(hotel, id, { decision: 'reject', reason: 'Use your work e-mail, please.' });
    expect(await me(stage, uid)).toMatchObject([
      { state: 'rejected', reason: 'Use your work e-mail, please.' },
    ]);
    expect((await decide(hotel, id, { decision: 'approve' })).body.code).toBe('already-decided');
    const again = await apply(stage, uid, joinCode, { jobTitle: 'Night porter' });
    expect(again.body).toMatchObject({ id, state: 'pending', reason: null });
  });

  test.each(['approved', 'suspended'] as const)(
    'asking again changes nothing for who is %s',
    async (state) => {
      const { hotel, joinCode, uid, id } = await withRita();
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

  test.each(['agent', 'housekeeper', 'developer', 'pending'] as const)(
    '%s: no requests to join, no decision, no code',
    async (who) => {
      const { hotel, uid, id } = await withRita();
      const person = stage.api.staff(hotel, who);
      for (const key of ['GET /api/staff/registrations', 'GET /api/staff/join-code']) {
        expect((await person.call(key)).body.code).toBe('forbidden');
      }
      expect((await person.call('POST /api/staff/join-code/rotate')).body.code).toBe('forbidden');
      expect((await decide(hotel, id, { decision: 'approve' }, who)).body.code).toBe('forbidden');
      expect(await me(stage, uid)).toMatchObject([{ state: 'pending' }]);
    },
  );

  test('nobody decides about themselves', async () => {
    const hotel = await stage.newHotel();
    const pendingManager = stage.api.call(
      `POST /api/staff/registrations/pending/decision?property=${hotel.id}`,
      { token: hotel.uids.pending, body: { decision: 'approve' } },
    );
    expect((await pendingManager).body.code).toBe('forbidden');
    expect((await decide(hotel, 'manager', { decision: 'approve', role: 'manager' })).body).toMatchObject({
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
    const { hotel, uid, id } = await withRita();
    expect((await decide(hotel, id, { decision: 'approve', role })).body.code).toBe(code);
    expect(await me(stage, uid)).toMatchObject([code ? { state: 'pending' } : { state: 'approved', role }]);
  });

  test('a manager of another property can neither see nor decide', async () => {
    const { hotel, uid, id } = await withRita();
    const other = await stage.newHotel();
    expect((await decide(other, id, { decision: 'approve' })).body.code).toBe('not-found');
    const across = await stage.api.call(`POST /api/staff/registrations/${id}/decision?property=${hotel.id}`, {
      token: other.uids.manager,
      body: { decision: 'approve' },
    });
    expect(across.body.code).toBe('forbidden');
    const list = await stage.api.staff(other, 'manager').call('GET /api/staff/registrations');
    expect(JSON.stringify(list.body)).not.toContain(id);
    expect(await me(stage, uid)).toMatchObject([{ state: 'pending' }]);
  });

  test('a request that nobody decides about lapses after 14 days, and can be made anew', async () => {
    const { hotel, joinCode, uid, id } = await withRita();
    stage.api.clock.skip(REGISTRATION_LIFETIME_MS + 1);
    expect(await me(stage, uid)).toMatchObject([{ state: 'expired' }]);
    const list = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    expect(JSON.stringify(list.body)).not.toContain(id);
    expect((await decide(hotel, id, { decision: 'approve' })).body.code).toBe('already-decided');
    expect((await apply(stage, uid, joinCode)).body).toMatchObject({ id, state: 'pending' });
  });

  test('what happened is kept, with who did it, and the staff stream says that something has changed', async () => {
    const { hotel, uid, id } = await withRita();
    await decide(hotel, id, { decision: 'reject', reason: 'Not here.' });
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

  test('a code that was changed opens nothing any more', async () => {
    const hotel = await stage.newHotel();
    const old = await joinCodeOf(stage, hotel);
    const fresh = await stage.api.staff(hotel, 'manager').call('POST /api/staff/join-code/rotate');
    expect(fresh.body.code).not.toBe(old);
    expect(await joinCodeOf(stage, hotel)).toBe(fresh.body.code);
    expect((await apply(stage, newUid(), old, {}, newPeer())).body.code).toBe('unknown-join-code');
    expect((await apply(stage, newUid(), fresh.body.code)).body.state).toBe('pending');
  });

  test('wrong codes all look the same, and after five of them a right one has to wait too', async () => {
    const hotel = await stage.newHotel();
    const right = await joinCodeOf(stage, hotel);
    const peer = newPeer();
    const uid = newUid();
    const wrong = ['nonsense', '00000000', 'AAAAAAAAAAAAAAAAAAAAAA', 'ZZZZ-ZZZZ', '12345678'];
    expect(wrong).toHaveLength(WRONG_CODES_ALLOWED);
    const answers = [];
    for (const code of wrong) answers.push((await apply(stage, uid, code, {}, peer)).body);
    expect(new Set(answers.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1);
    expect((await apply(stage, uid, right, {}, peer)).body.code).toBe('rate-limited');
    expect((await apply(stage, uid, right, {}, newPeer())).body.code).toBe('rate-limited');
    const check = await stage.api.call('POST /api/staff/join-code/resolve', {
      body: { joinCode: right },
      peer,
    });
    expect(check.body.code).toBe('rate-limited');
    stage.api.clock.skip(WRONG_CODE_WINDOW_MS + 1);
    expect((await apply(stage, uid, right, {}, peer)).body.state).toBe('pending');
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

  test('without a sign-in nobody asks', async () => {
    const answer = await stage.api.call('POST /api/staff/registrations', { body: {} });
    expect(answer.body.code).toBe('unauthenticated');
  });
});
