import { describe, expect, test } from '@jest/globals';
import { staffInvitations } from '../../platform/database/schema/staff-tables.ts';
import { newUid } from '../../testing/scenes/registration-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

type Who = keyof SmallHotel['uids'];

describe.each(testDatabases)('An invitation on %s', (_, create) => {
  const stage = useTestApi(create);

  async function invited(body: object = {}, by: Who = 'manager') {
    const hotel = await stage.newHotel();
    const made = await stage.api
      .staff(hotel, by)
      .call('POST /api/staff/invitations', { body: { role: 'agent', departments: ['front-desk'], ...body } });
    const token: string = made.body.token;
    const accept = (uid: string) =>
      stage.api.call('POST /api/staff/invitations/accept', {
        body: { token, fullName: 'Rita Alves Costa', languages: ['pt'] },
        token: uid,
      });
    const resolve = () => stage.api.call('POST /api/staff/invitations/resolve', { body: { token } });
    return { hotel, made, token, accept, resolve };
  }

  test('shows what it is for, works once, and admits a person with a verified e-mail at once', async () => {
    const { hotel, accept, resolve } = await invited();
    expect((await resolve()).body).toMatchObject({
      property: { id: hotel.id },
      role: 'agent',
      departments: [{ key: 'front-desk' }],
      email: null,
    });
    const uid = newUid();
    expect((await accept(uid)).body).toMatchObject({ state: 'approved', role: 'agent', name: 'Rita' });
    const queue = await stage.api.call(`GET /api/staff/requests?property=${hotel.id}`, { token: uid });
    expect(queue.status).toBe(200);
    expect((await accept(uid)).body.state).toBe('approved');
    expect((await accept(newUid())).body.code).toBe('unknown-invitation');
    expect((await resolve()).body.code).toBe('unknown-invitation');
    const { body } = await stage.api.staff(hotel, 'manager').call('GET /api/staff/team');
    expect(body.invitations).toEqual([]);
    expect(body.changes[0]).toMatchObject({ state: 'approved', by: expect.stringContaining('manager') });
  });

  test('of two people who use it in the same second one is admitted', async () => {
    const { accept } = await invited();
    const answers = await Promise.all([accept(newUid()), accept(newUid())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('admits a person who has yet to verify their e-mail as soon as they have', async () => {
    const { hotel, accept } = await invited();
    const uid = `unverified-${newUid()}`;
    expect((await accept(uid)).body).toMatchObject({ state: 'pending', awaitsEmail: true });
    const queue = () => stage.api.call(`GET /api/staff/requests?property=${hotel.id}`, { token: uid });
    expect((await queue()).body.code).toBe('forbidden');
    stage.api.accounts.changed.set(uid, { disabled: false, emailVerified: true, validSince: null });
    stage.api.clock.skip(10_000);
    const me = await stage.api.call('GET /api/staff/me', { token: uid });
    expect(me.body.memberships).toMatchObject([{ state: 'approved', role: 'agent' }]);
    expect(me.body.memberships[0]).not.toHaveProperty('awaitsEmail');
    expect((await queue()).status).toBe(200);
  });

  test('is void once its author may no longer give that role', async () => {
    const { hotel, accept } = await invited({ role: 'manager' });
    await stage.api
      .staff(hotel, 'owner')
      .call('POST /api/staff/team/manager/access', { body: { to: 'suspended' } });
    expect((await accept(newUid())).body.state).toBe('pending');
  });

  test('can be revoked, expires, and is bound to an address if it names one', async () => {
    const taken = await invited();
    await stage.api
      .staff(taken.hotel, 'manager')
      .call(`POST /api/staff/invitations/${taken.made.body.invitation.id}/revoke`);
    expect((await taken.accept(newUid())).body.code).toBe('unknown-invitation');

    const uid = newUid();
    const bound = await invited({ email: `${uid}@Example.test` });
    expect((await bound.accept(newUid())).body.code).toBe('invitation-for-another');
    expect((await bound.accept(uid)).body.state).toBe('approved');

    const lapsed = await invited({ days: 1 });
    stage.api.clock.skip(24 * 60 * 60_000);
    expect((await lapsed.resolve()).body.code).toBe('unknown-invitation');
    expect((await lapsed.accept(newUid())).body.code).toBe('unknown-invitation');
  });

  test('gives no role above its author’s, and lifts no suspension', async () => {
    const { made } = await invited({ role: 'owner' });
    expect(made.body.code).toBe('forbidden');
    const { hotel, accept } = await invited();
    await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/team/agent/access', { body: { to: 'suspended' } });
    expect((await accept(hotel.uids.agent)).body.code).toBe('forbidden');
  });

  test('is stored as a hash, and its row is hidden from guests', async () => {
    const { hotel, token } = await invited();
    const { store } = stage.api.api;
    const rows = (audience: 'staff' | 'guest') =>
      store.inProperty(
        hotel.id,
        async (scope) => ({ ok: true, value: await scope.db.select().from(staffInvitations) }),
        audience,
      );
    const kept = await rows('staff');
    expect(kept).toMatchObject({ value: [{ role: 'agent' }] });
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await rows('guest')).toEqual({ ok: true, value: [] });
  });
});
