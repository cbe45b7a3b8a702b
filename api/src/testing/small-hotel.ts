import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@bellkey/shared/api';
import { checkCharacter } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { Store } from '../platform/database/property-scope.ts';
import { facts } from '../platform/database/schema/knowledge-tables.ts';
import {
  departments,
  locations,
  organizations,
  properties,
  qrCodes,
  services,
} from '../platform/database/schema/property-tables.ts';
import { staffMembers } from '../platform/database/schema/staff-tables.ts';
import { done } from '../platform/outcome/outcome.ts';
import { hashCode } from '../property/places/code-hash.ts';

/** A made-up hotel with two rooms, a table, four services and seven people. */
export interface SmallHotel {
  id: string;
  /** A unique word in most of this hotel's texts; found elsewhere, it shows a leak. */
  canary: string;
  codes: Record<'room' | 'otherRoom' | 'table' | 'inactive', { code: string; shortCode: string }>;
  uids: Record<'owner' | 'manager' | 'agent' | 'housekeeper' | 'mechanic' | 'pending' | 'developer', string>;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): { code: string; shortCode: string } {
  const bytes = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const first = [...bytes.subarray(0, 7)].map((byte) => CROCKFORD.charAt(byte % 32)).join('');
  return { code: bytes.toString('base64url'), shortCode: `${first}${checkCharacter(first)}` };
}

/**
 * Creates a separate hotel for a test, so that tests in one database do not collide. Local ids are the same in each.
 */
export async function makeSmallHotel(store: Store): Promise<SmallHotel> {
  const id = `hotel-${randomUUID()}`;
  const canary = `canary${id.replaceAll('-', '')}`;
  const codes = { room: newCode(), otherRoom: newCode(), table: newCode(), inactive: newCode() };
  const uid = (who: string) => `${who}-${id}`;
  const uids = {
    owner: uid('owner'),
    manager: uid('manager'),
    agent: uid('agent'),
    housekeeper: uid('housekeeper'),
    mechanic: uid('mechanic'),
    pending: uid('pending'),
    developer: uid('developer'),
  };
  await store.inProperty(id, async (scope) => {
    const own = { propertyId: id };
    await scope.db.execute(sql`select set_config('app.organization', ${id}, true)`);
    await scope.db.insert(organizations).values({ id, name: canary });
    await scope.db.insert(properties).values({
      id,
      organizationId: id,
      slug: id,
      name: `Hotel ${canary}`,
      kind: 'hotel',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      languages: ['en', 'pt', 'es'],
    });
    await scope.db.insert(departments).values([
      { ...own, key: 'front-desk', name: `Reception ${canary}` },
      { ...own, key: 'housekeeping', name: `Housekeeping ${canary}` },
      { ...own, key: 'maintenance', name: `Maintenance ${canary}` },
    ]);
    const service = { ...own, requiredSlots: [], starter: `Say ${canary}`, featured: true };
    await scope.db.insert(services).values([
      {
        ...service,
        key: 'towels',
        title: `Towels ${canary}`,
        departmentKey: 'housekeeping',
        kind: 'deliver',
        level: 'delivery',
        maxQuantity: 10,
      },
      {
        ...service,
        key: 'pillows',
        title: `Pillows ${canary}`,
        departmentKey: 'housekeeping',
        kind: 'deliver',
        level: 'delivery',
        maxQuantity: 6,
      },
      {
        ...service,
        key: 'tv',
        title: `TV ${canary}`,
        departmentKey: 'maintenance',
        kind: 'fix',
        level: 'impact',
      },
      {
        ...service,
        key: 'lateCheckout',
        title: `Late check-out ${canary}`,
        departmentKey: 'front-desk',
        kind: 'approve',
        level: 'approval',
      },
    ]);
    const fact = { ...own, keywords: ['secret'], values: { value: canary }, confirmedAt: scope.now };
    await scope.db.insert(facts).values([
      {
        ...fact,
        id: 'pool',
        key: 'pool.hours',
        title: `Pool ${canary}`,
        scope: 'public',
        text: { en: `The pool, ${canary}` },
      },
      {
        ...fact,
        id: 'wifi',
        key: 'wifi.password',
        title: 'Wi-Fi',
        scope: 'room',
        text: { en: `Room only, ${canary}` },
      },
      {
        ...fact,
        id: 'key',
        key: 'master.key',
        title: 'Master key',
        scope: 'internal',
        text: { en: `Staff only, ${canary}` },
      },
    ]);
    await scope.db.insert(locations).values([
      { ...own, id: 'room-204', kind: 'room', label: `Room 204 ${canary}` },
      { ...own, id: 'room-205', kind: 'room', label: `Room 205 ${canary}` },
      { ...own, id: 'table-1', kind: 'table', label: `Table 1 ${canary}` },
    ]);
    const places = {
      room: 'room-204',
      otherRoom: 'room-205',
      table: 'table-1',
      inactive: 'room-204',
    } as const;
    await scope.db.insert(qrCodes).values(
      (Object.keys(places) as Array<keyof typeof places>).map((which) => ({
        ...own,
        id: which,
        locationId: places[which],
        codeHash: hashCode({ kind: 'full', value: codes[which].code }),
        shortCodeHash: hashCode({ kind: 'short', value: codes[which].shortCode }),
        active: which !== 'inactive',
      })),
    );
    const member = (who: keyof typeof uids, role: StaffRole, memberDepartments: string[]) => ({
      ...own,
      id: who,
      uid: uids[who],
      name: `${who} ${canary}`,
      role,
      state: who === 'pending' ? ('pending' as const) : ('approved' as const),
      departments: memberDepartments,
    });
    await scope.db
      .insert(staffMembers)
      .values([
        member('owner', 'owner', []),
        member('manager', 'manager', []),
        member('agent', 'agent', ['front-desk']),
        member('housekeeper', 'staff', ['housekeeping']),
        member('mechanic', 'staff', ['maintenance']),
        member('pending', 'manager', []),
        member('developer', 'developer', []),
      ]);
    return done(undefined);
  });
  return { id, canary, codes, uids };
}
