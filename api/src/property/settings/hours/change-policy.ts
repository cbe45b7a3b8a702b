import type { ServicePolicy } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { servicePolicies } from '../../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import {
  type CurrentPolicy,
  loadPolicyFacts,
  NO_POLICY,
  policyView,
} from '../../service-levels/service-policy.ts';
import { recordChanges } from '../record-change.ts';
import { policyChanges } from './policy-changes.ts';
import { validateNames } from './validate-names.ts';

/** Changes the policy for requests that come from now on; clocks that run keep what was promised. */
export async function changePolicy(
  scope: PropertyScope,
  staff: StaffCaller,
  { version, policy }: { version: number; policy: ServicePolicy },
): Promise<Outcome<CurrentPolicy>> {
  const facts = await loadPolicyFacts(scope);
  const { stored } = facts;
  if ((stored?.version ?? 0) !== version) return refused('version-conflict');
  const unknown = validateNames(policy, facts);
  if (unknown) return unknown;
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
  // Someone else was faster.
  if (written.length === 0) return refused('version-conflict');
  recordChanges(scope, staff, policyChanges(stored?.policy ?? NO_POLICY, policy, facts.departments));
  return done(policyView(facts, { version: next, policy }, scope.now));
}
