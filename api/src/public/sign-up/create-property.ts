import { createHash, randomUUID } from 'node:crypto';
import type { NewProperty, PropertySummary } from '@bellkey/shared/api';
import { and, eq, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import {
  departments,
  locations,
  organizations,
  properties,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { Identity } from '../../platform/operations/callers.ts';
import { hashRequest, once } from '../../platform/operations/idempotency.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { recordStep } from '../../property/staff/staff-steps.ts';
import { isDisposable } from './disposable-domains.ts';
import { insertMenu } from './insert-menu.ts';
import { SAMPLE_LIFETIME_MS, sampleFacts } from './sample-facts.ts';
import { starterSet } from './starter-set.ts';
import { type AddressBook, subdomainState } from './subdomains.ts';

/** How many properties one account may sign up by itself. */
export const MAX_OWNED = 5;

const OPERATION = 'POST /api/staff/properties';

/** Who signs up, and at which co-brand's address; null at the product's own. */
export interface SigningUp {
  identity: Identity;
  brand: string | null;
}

/**
 * Creates a property with everything that it needs, and its owner's membership, in one transaction. A repeat (same
 * person, same key) creates one property. Accounts with an unverified e-mail address are refused.
 */
export async function createProperty(
  book: AddressBook,
  { identity, brand }: SigningUp,
  wanted: NewProperty,
  idempotencyKey: string | undefined,
): Promise<Outcome<{ property: PropertySummary }>> {
  const { store } = book;
  if (!identity.emailVerified || !identity.email) return refused('email-not-verified');
  const key = idempotencyKey ?? randomUUID();
  // The id is derived from the sender and the key: a repeat finds the property that the first one created.
  const id = `p-${createHash('sha256').update(`${identity.uid}\n${key}`).digest('hex').slice(0, 24)}`;
  const sending = { caller: `identity:${identity.uid}`, key, operation: OPERATION };
  const requestHash = hashRequest(OPERATION, wanted);

  const before = await store.inProperty(id, async (scope) => done(await isThere(scope)));
  if (before.ok && !before.value) {
    const state = await subdomainState(book, wanted.subdomain);
    if (state === 'taken') return refused('subdomain-taken');
    if (state !== 'free') {
      return refused('bad-input', { fields: { subdomain: 'This address cannot be had. Choose another.' } });
    }
  }
  return store.inProperty(id, async (scope) => {
    const first = await insertProperty(scope, { identity, brand }, wanted);
    if (!first && !(await isThere(scope))) return refused('subdomain-taken');
    return once(scope, { ...sending, requestHash }, async () => {
      // The property exists without its key: another call created it.
      if (!first) return refused('subdomain-taken');
      if ((await countOwned(scope, identity.uid)) >= MAX_OWNED) return refused('too-many-properties');
      await furnish(scope, identity, wanted);
      return done({ property: await loadProperty(scope) });
    });
  });
}

/**
 * How many properties an account owns, in all of them. Others of the same account wait until this transaction ends, so
 * that no two take the last place.
 */
async function countOwned(scope: PropertyScope, uid: string): Promise<number> {
  await holdLock(scope.db, `owner:${uid}`);
  const look = (key: string) => scope.db.execute(sql`select set_config('app.lookup', ${key}, true)`);
  await look(`uid:${uid}`);
  const [counted] = await scope.db
    .select({ owned: sql<number>`count(*)::integer` })
    .from(staffMembers)
    .where(and(eq(staffMembers.uid, uid), eq(staffMembers.role, 'owner')));
  await look('');
  return counted?.owned ?? 0;
}

async function isThere(scope: PropertyScope): Promise<boolean> {
  const rows = await scope.db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  return rows.length > 0;
}

/** Whether this call created the property's row; otherwise another with this id or subdomain existed. */
async function insertProperty(
  scope: PropertyScope,
  { identity, brand }: SigningUp,
  { kind, name, country, timeZone, currency, languages, subdomain, owner }: NewProperty,
): Promise<boolean> {
  const id = scope.propertyId;
  await scope.db.execute(sql`select set_config('app.organization', ${id}, true)`);
  await scope.db
    .insert(organizations)
    .values({
      id,
      name,
      contactName: owner.name,
      contactEmail: identity.email,
      contactPhone: owner.phone,
      disposableEmail: isDisposable(identity.email ?? ''),
    })
    .onConflictDoNothing();
  const made = await scope.db
    .insert(properties)
    .values({
      id,
      organizationId: id,
      slug: subdomain,
      name,
      kind,
      country,
      timeZone,
      currency,
      languages,
      phone: owner.phone,
      brand,
    })
    .onConflictDoNothing()
    .returning({ id: properties.id });
  return made.length > 0;
}

async function furnish(scope: PropertyScope, identity: Identity, wanted: NewProperty): Promise<void> {
  const { propertyId, now } = scope;
  const own = { propertyId };
  const set = starterSet(wanted.kind);
  await insertRows(
    scope.db,
    departments,
    set.departments.map((department, position) => ({ ...own, ...department, position })),
  );
  await insertRows(
    scope.db,
    services,
    set.services.map((service, position) => ({ ...own, ...service, position })),
  );
  await insertRows(
    scope.db,
    locations,
    wanted.places.map(({ label, kind }, index) => ({
      ...own,
      id: `${kind}-${index + 1}`,
      kind,
      label,
    })),
  );
  if (wanted.samples) {
    await insertRows(
      scope.db,
      facts,
      sampleFacts(wanted.kind).map((fact) => ({
        ...own,
        id: fact.key,
        ...fact,
        scope: 'public' as const,
        confirmedAt: now,
        validUntil: new Date(now.getTime() + SAMPLE_LIFETIME_MS),
      })),
    );
  }
  await insertMenu(scope, wanted);
  const [member] = await scope.db
    .insert(staffMembers)
    .values({
      ...own,
      id: randomUUID(),
      uid: identity.uid,
      name: wanted.owner.name.split(/\s+/)[0] ?? wanted.owner.name,
      fullName: wanted.owner.name,
      email: identity.email,
      // Without it no property is made.
      emailVerified: true,
      role: 'owner',
      state: 'approved',
      departments: set.departments.map(({ key }) => key),
      languages: wanted.languages,
    })
    .returning();
  if (!member) throw new Error('The owner’s membership is missing');
  await recordStep(scope, member, { byId: member.id, byName: wanted.owner.name, reason: null });
}
