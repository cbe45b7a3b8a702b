import type { OperationOutput, ServicePolicy } from '@bellkey/shared/api';
import { and, asc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import {
  departments,
  properties,
  servicePolicies,
  services,
} from '../../platform/database/schema/property-tables.ts';
import { resolveLevel } from './resolve-level.ts';
import { suggestedPolicy } from './suggested-policy.ts';

export type CurrentPolicy = OperationOutput<'GET /api/staff/service-levels'>;

/** What holds until someone states otherwise: the defaults, at all hours. */
export const NO_POLICY: ServicePolicy = { rules: [], departments: [], holidays: [] };
/** With this share of the time left a clock turns amber; rules may name minutes instead. */
const WARN_SHARE = 0.2;

/** What the policy of a property is about, in one round trip. */
export async function loadPolicyFacts(scope: PropertyScope) {
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
      .select({ key: departments.key, name: departments.name })
      .from(departments)
      .where(scope.own(departments))
      .orderBy(asc(departments.position)),
  ]);
  if (!property) throw new Error(`Property ${scope.propertyId} does not exist`);
  return { stored, property, offered, departments: known };
}

/** What the policy of a property is about. */
export type PolicyFacts = Awaited<ReturnType<typeof loadPolicyFacts>>;

/** A policy as managers see it, with what holds for each service at a moment. */
export function policyView(
  { property, offered, departments: known }: PolicyFacts,
  { version, policy }: { version: number; policy: ServicePolicy },
  now: Date,
): CurrentPolicy {
  return {
    version,
    policy,
    suggested: suggestedPolicy(
      property.kind,
      known.map(({ key }) => key),
    ),
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
export async function loadPolicy(scope: PropertyScope): Promise<CurrentPolicy> {
  const loaded = await loadPolicyFacts(scope);
  const { version = 0, policy = NO_POLICY } = loaded.stored ?? {};
  return policyView(loaded, { version, policy }, scope.now);
}
