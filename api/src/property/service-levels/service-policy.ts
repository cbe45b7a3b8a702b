import type { OperationOutput, ServicePolicy } from '@bellkey/shared/api';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  departments,
  properties,
  servicePolicies,
  services,
} from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { resolveLevel } from './resolve-level.ts';
import { suggestedPolicy } from './suggested-policy.ts';

type CurrentPolicy = OperationOutput<'GET /api/staff/service-levels'>;

const NO_POLICY: ServicePolicy = { rules: [], departments: [], holidays: [] };
/** With this share of the time left a clock turns amber; rules may use minutes instead. */
const WARN_SHARE = 0.2;

/** The subjects of a property's policy, in one round trip. */
async function loadProperty(scope: PropertyScope) {
  const [[stored], [property], offered, known] = await Promise.all([
    scope.db.select().from(servicePolicies).where(scope.own(servicePolicies)),
    scope.db
      .select({ kind: properties.kind, timeZone: properties.timeZone })
      .from(properties)
      .where(eq(properties.id, scope.propertyId)),
    scope.db
      .select()
      .from(services)
      .where(and(scope.own(services), eq(services.active, true)))
      .orderBy(asc(services.position)),
    scope.db
      .select({ key: departments.key })
      .from(departments)
      .where(scope.own(departments))
      .orderBy(asc(departments.position)),
  ]);
  if (!property) throw new Error(`Property ${scope.propertyId} does not exist`);
  return { stored, property, offered, keys: known.map(({ key }) => key) };
}

type Loaded = Awaited<ReturnType<typeof loadProperty>>;

function describe(
  { property, offered, keys }: Loaded,
  { version, policy }: { version: number; policy: ServicePolicy },
  now: Date,
): CurrentPolicy {
  return {
    version,
    policy,
    suggested: suggestedPolicy(property.kind, keys),
    levels: offered.map((service) => {
      const level = resolveLevel(service, { ...property, policy }, now);
      const minutes = level.promiseMinutes ?? level.acknowledgeMinutes;
      return {
        service: service.key,
        title: service.title,
        department: service.departmentKey,
        acknowledgeMinutes: level.acknowledgeMinutes,
        promiseMinutes: level.promiseMinutes,
        warnMinutes: level.warnMinutes ?? Math.ceil(minutes * WARN_SHARE),
        escalateMinutes: [...level.escalateMinutes],
        expireMinutes: service.kind === 'approve' ? (level.expireMinutes ?? level.promiseMinutes) : null,
      };
    }),
  };
}

/** The policy of a property, the suggestion for its kind, and the level that applies to each service now. */
export async function readPolicy(scope: PropertyScope): Promise<CurrentPolicy> {
  const loaded = await loadProperty(scope);
  const { version = 0, policy = NO_POLICY } = loaded.stored ?? {};
  return describe(loaded, { version, policy }, scope.now);
}

/** Changes the policy for new requests; running clocks keep what was promised. */
export async function changePolicy(
  scope: PropertyScope,
  staff: StaffCaller,
  { version, policy }: { version: number; policy: ServicePolicy },
): Promise<Outcome<CurrentPolicy>> {
  const loaded = await loadProperty(scope);
  const { stored, offered, keys } = loaded;
  if ((stored?.version ?? 0) !== version) return refused('version-conflict');
  const unknown = unknownNames(
    policy,
    keys,
    offered.map(({ key }) => key),
  );
  if (unknown) return refused(unknown.code, { detail: `There is no ${unknown.what} “${unknown.key}” here.` });
  const next = version + 1;
  const written = await scope.db
    .insert(servicePolicies)
    .values({
      propertyId: scope.propertyId,
      version: next,
      policy,
      changedAt: scope.now,
      changedBy: staff.memberId,
    })
    .onConflictDoUpdate({
      target: servicePolicies.propertyId,
      set: { version: next, policy, changedAt: scope.now, changedBy: staff.memberId },
      setWhere: eq(servicePolicies.version, version),
    })
    .returning({ version: servicePolicies.version });
  // Another manager saved first.
  if (written.length === 0) return refused('version-conflict');
  return done(describe(loaded, { version: next, policy }, scope.now));
}

function unknownNames(
  { rules, departments: hours, holidays }: ServicePolicy,
  departmentKeys: readonly string[],
  serviceKeys: readonly string[],
): { code: 'unknown-department' | 'unknown-service'; what: string; key: string } | null {
  const named = [
    ...rules.map(({ department }) => department),
    ...hours.flatMap(({ key, backup }) => [key, backup]),
    ...holidays.flatMap((holiday) => holiday.departments ?? []),
  ];
  const department = named.find((key) => key != null && !departmentKeys.includes(key));
  if (department) return { code: 'unknown-department', what: 'department', key: department };
  const service = rules.find(
    (rule) => rule.service !== undefined && !serviceKeys.includes(rule.service),
  )?.service;
  return service ? { code: 'unknown-service', what: 'service', key: service } : null;
}
