import {
  type OperationKey,
  type OperationSpec,
  operations,
  StaffRole,
  staffPermissions,
} from '@bellkey/shared/api';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { configureOperators } from '../property/operators/operators.ts';
import { bodyFor } from '../testing/operation-bodies.ts';
import type { SmallHotel } from '../testing/small-hotel.ts';
import { addMenu } from '../testing/small-menu.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { useTestApi } from '../testing/use-test-api.ts';

/** Callers with each proof; `elsewhere` is staff of another property with the same role. */
const STAFF = {
  staff: 'housekeeper',
  agent: 'agent',
  manager: 'manager',
  owner: 'owner',
  developer: 'developer',
} as const satisfies Record<StaffRole, keyof SmallHotel['uids']>;

const CALLERS = [
  'nobody',
  'guest',
  'stranger',
  'pending',
  'operator',
  ...StaffRole.options,
  ...StaffRole.options.map((role) => `${role} elsewhere` as const),
] as const;
type Caller = (typeof CALLERS)[number];

const isRole = (caller: string): caller is StaffRole => Object.hasOwn(STAFF, caller);

/** The expectation by the table: whether this caller may, and if not, which problem refuses them. */
function expected(
  spec: OperationSpec,
  caller: Caller,
): 'may' | 'unauthenticated' | 'no-session' | 'forbidden' {
  if (spec.auth === 'public') return 'may';
  if (spec.auth === 'guest') return caller === 'guest' ? 'may' : 'no-session';
  if (caller === 'nobody' || caller === 'guest') return 'unauthenticated';
  if (spec.auth === 'identity') return 'may';
  if (spec.auth === 'operator') return caller === 'operator' ? 'may' : 'forbidden';
  const roles: readonly StaffRole[] = staffPermissions[spec.may].roles;
  return isRole(caller) && roles.includes(caller) ? 'may' : 'forbidden';
}

describe.each(testDatabases)('Who may call what on %s', (_, create) => {
  const stage = useTestApi(create);
  let here: SmallHotel;
  let elsewhere: SmallHotel;

  beforeAll(async () => {
    [here, elsewhere] = [await stage.newHotel(), await stage.newHotel()];
    await addMenu(stage.api.api.store, here);
    await configureOperators(stage.api.api.store, [{ uid: 'operator', brand: null }]);
  });

  function tokenOf(caller: Caller): string | undefined {
    if (caller === 'nobody' || caller === 'guest') return undefined;
    if (caller === 'stranger' || caller === 'operator') return caller;
    if (caller === 'pending') return here.uids.pending;
    const role = caller.replace(' elsewhere', '');
    if (!isRole(role)) throw new Error(`Not a role: ${role}`);
    return (isRole(caller) ? here : elsewhere).uids[STAFF[role]];
  }

  test.each(Object.keys(operations) as OperationKey[])('%s', async (key) => {
    const spec: OperationSpec = operations[key];
    const answers: Array<[Caller, string]> = [];
    for (const [index, caller] of CALLERS.entries()) {
      const token = tokenOf(caller);
      const cookie = caller === 'guest' ? (await stage.api.guest(here.codes.room.code)).cookie : undefined;
      const path = key.replace(/\{\w+\}/, 'nothing');
      const { status, body } = await stage.api.call(
        spec.auth === 'staff' ? `${path}?property=${here.id}` : path,
        {
          body: bodyFor(key, here),
          // Each from its own address, so that no limit applies.
          peer: `198.51.100.${index + 1}`,
          ...(token && { token }),
          ...(cookie && { cookie }),
        },
      );
      const refusal = status === 401 || status === 403 ? String(body.code) : 'may';
      answers.push([caller, refusal === 'email-not-verified' ? 'may' : refusal]);
      expect(status).toBeLessThan(500);
      // The body fits the contract: otherwise the input would be refused before the role is checked.
      expect([key, body?.code]).not.toEqual([key, 'malformed-json']);
      if (expected(spec, caller) === 'may' && spec.auth === 'staff')
        expect([key, body?.code]).not.toEqual([key, 'bad-input']);
    }
    expect(answers).toEqual(CALLERS.map((caller) => [caller, expected(spec, caller)]));
  });
});

test('the roles of each permission match the product’s table of permissions', () => {
  const roles = Object.fromEntries(
    Object.entries(staffPermissions).map(([name, spec]) => [name, spec.roles.join(' ')]),
  );
  expect(roles).toEqual({
    'work-requests': 'staff agent manager owner',
    'approve-requests': 'manager owner',
    'use-staff-assistant': 'staff agent manager owner',
    'read-assistant-mode': 'staff agent manager owner',
    chat: 'agent manager owner',
    'team-chat': 'staff agent manager owner',
    'read-reports': 'staff agent manager owner',
    'manage-staff': 'manager owner',
    'manage-property': 'manager owner',
    'manage-api-keys': 'manager owner',
    'manage-guest-data': 'manager owner',
    'read-registrations': 'agent manager owner',
    'require-second-factor': 'owner',
    'manage-model': 'owner developer',
    'own-profile': 'staff agent manager owner developer',
    'read-knowledge': 'staff agent manager owner developer',
    'propose-knowledge': 'staff agent manager owner',
    'approve-knowledge': 'manager owner',
  });
});

test('an operation without a permission, or with one of another kind of caller, does not compile', () => {
  const contract = { summary: 'x', tag: 'x', status: 204, roundTrips: 1, problems: [] } as const;
  // @ts-expect-error: `may` is missing
  const silent: OperationSpec = { ...contract, auth: 'staff' };
  // @ts-expect-error: guests hold no permission of the staff
  const mixed: OperationSpec = { ...contract, auth: 'guest', may: 'chat' };
  // @ts-expect-error: an API key calls what staff call, and nothing else
  const keyed: OperationSpec = { ...contract, auth: 'guest', may: 'guest', key: 'read-requests' };
  // @ts-expect-error: there is no such permission
  const unknown: OperationSpec = { ...contract, auth: 'staff', may: 'everything' };
  const right: OperationSpec = { ...contract, auth: 'staff', may: 'chat' };
  expect([silent, mixed, keyed, unknown, right]).toHaveLength(5);
});
