import {
  type OperationKey,
  type OperationSpec,
  operations,
  StaffRole,
  staffPermissions,
} from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { bodyFor } from '../../testing/operation-bodies.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { configureOperators } from '../operators/operators.ts';

const WHO = {
  staff: 'housekeeper',
  agent: 'agent',
  manager: 'manager',
  owner: 'owner',
  developer: 'developer',
} as const satisfies Record<StaffRole, keyof SmallHotel['uids']>;

const REFUSED = [403, 'second-factor-required'];

describe.each(testDatabases)('A second factor on %s', (_, create) => {
  const stage = useTestApi(create);
  const withCode = (uid: string) => `${uid}+totp`;

  const put = async (hotel: SmallHotel, token: string, required: boolean) => {
    const path = `PUT /api/staff/second-factor?property=${hotel.id}`;
    const { status, body } = await stage.api.call(path, { token, body: { required } });
    return [status, body?.code ?? body];
  };
  const me = async (token: string) => (await stage.api.call('GET /api/staff/me', { token })).body;

  test('is required by an owner who has one, and no longer by one who decides so', async () => {
    const hotel = await stage.newHotel();
    const owner = hotel.uids.owner;
    expect(await put(hotel, withCode(owner), true)).toEqual([200, { required: true }]);
    expect(await me(owner)).toMatchObject({
      secondFactor: false,
      memberships: [{ secondFactorRequired: true }],
    });
    expect(await put(hotel, withCode(owner), false)).toEqual([200, { required: false }]);
    expect(await me(withCode(owner))).toMatchObject({
      secondFactor: true,
      memberships: [{ secondFactorRequired: false }],
    });
    expect((await stage.api.staff(hotel, 'manager').call('GET /api/staff/join-code')).status).toBe(200);
  });

  test('cannot be required by an owner who has none, nor by a manager who has one', async () => {
    const hotel = await stage.newHotel();
    expect(await put(hotel, hotel.uids.owner, true)).toEqual(REFUSED);
    expect(await put(hotel, withCode(hotel.uids.manager), true)).toEqual([403, 'forbidden']);
    expect(await me(hotel.uids.owner)).toMatchObject({ memberships: [{ secondFactorRequired: false }] });
  });

  test('that is required cannot be revoked by someone without one', async () => {
    const hotel = await stage.newHotel();
    await put(hotel, withCode(hotel.uids.owner), true);
    expect(await put(hotel, hotel.uids.owner, false)).toEqual(REFUSED);
  });

  test('is required of managers and owners in every operation of the property, and of no one else', async () => {
    const [hotel, elsewhere] = [await stage.newHotel(), await stage.newHotel()];
    await put(hotel, withCode(hotel.uids.owner), true);
    const keys = Object.keys(operations) as OperationKey[];
    const refusals: unknown[] = [];
    for (const key of keys) {
      const spec: OperationSpec = operations[key];
      if (spec.auth !== 'staff') continue;
      const roles: readonly StaffRole[] = staffPermissions[spec.may].roles;
      for (const role of StaffRole.options.filter((role) => roles.includes(role))) {
        const call = async (at: SmallHotel, token: string) => {
          const path = `${key.replace(/\{\w+\}/, 'nothing')}?property=${at.id}`;
          const { status, body } = await stage.api.call(path, { token, body: bodyFor(key, at) });
          return status === 403 ? body.code : 'may';
        };
        const without = await call(hotel, hotel.uids[WHO[role]]);
        const asked = role === 'manager' || role === 'owner' ? 'second-factor-required' : 'may';
        if (without !== asked) refusals.push([key, role, without]);
        if (key === 'PUT /api/staff/second-factor') continue;
        const withIt = await call(hotel, withCode(hotel.uids[WHO[role]]));
        const there = await call(elsewhere, elsewhere.uids[WHO[role]]);
        if (withIt !== 'may' || there !== 'may') refusals.push([key, role, withIt, there]);
      }
    }
    expect(refusals).toEqual([]);
    // A person's own membership stays readable: it shows what is required of them.
    expect(await me(hotel.uids.manager)).toMatchObject({
      secondFactor: false,
      memberships: [{ role: 'manager', secondFactorRequired: true }],
    });
    expect((await me(hotel.uids.agent)).memberships[0]).not.toHaveProperty('secondFactorRequired');
  });

  test('that is required closes the stream to a manager without one', async () => {
    const hotel = await stage.newHotel();
    await put(hotel, withCode(hotel.uids.owner), true);
    const open = async (token: string) => {
      const response = await stage.api.open(`/api/staff/events?property=${hotel.id}`, {
        authorization: `Bearer ${token}`,
      });
      await response.body?.cancel();
      return response.status;
    };
    expect(await open(hotel.uids.manager)).toBe(403);
    expect(await open(withCode(hotel.uids.manager))).toBe(200);
    expect(await open(hotel.uids.housekeeper)).toBe(200);
  });
});

describe.each(testDatabases)('Operators who have to have a second factor on %s', (_, create) => {
  const stage = useTestApi(create, { operatorsSecondFactor: true });

  test('are admitted with one, and learn what is missing without', async () => {
    await configureOperators(stage.api.api.store, [{ uid: 'olga', brand: null }]);
    const leads = async (token: string) => {
      const { status, body } = await stage.api.call('GET /api/staff/leads', { token });
      return [status, body.code];
    };
    expect(await leads('olga')).toEqual(REFUSED);
    expect(await leads('olga+totp')).toEqual([200, undefined]);
    expect(await leads('stranger+totp')).toEqual([403, 'forbidden']);
    const { body: without } = await stage.api.call('GET /api/staff/me', { token: 'olga' });
    expect(without).toMatchObject({ operatorNeedsSecondFactor: true });
    // The host asks here who runs the platform: no one does without the factor.
    expect(without).not.toHaveProperty('operator');
    const { body: withIt } = await stage.api.call('GET /api/staff/me', { token: 'olga+totp' });
    expect(withIt).toMatchObject({ operator: { brand: null } });
    expect(withIt).not.toHaveProperty('operatorNeedsSecondFactor');
  });
});
