import type { OperationOutput, ServicePolicy } from '@bellkey/shared/api';
import { firstMomentOf } from '@bellkey/shared/wall-time';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { done, type Outcome } from '../../../platform/outcome/outcome.ts';
import { addOpenMinutes } from '../../service-levels/open-hours.ts';
import { type AskedService, type PropertyLevels, resolveLevel } from '../../service-levels/resolve-level.ts';
import { loadPolicyFacts, NO_POLICY } from '../../service-levels/service-policy.ts';
import { validateNames } from './validate-names.ts';

const MINUTE_MS = 60_000;

/** What is promised to a guest who asks for a service as soon as possible. */
function promised(service: AskedService, property: PropertyLevels, at: Date) {
  const { acknowledgeMinutes, promiseMinutes } = resolveLevel(service, property, at);
  const hours = { ...property, department: service.departmentKey };
  const acknowledgeBy =
    addOpenMinutes(at, acknowledgeMinutes, hours) ?? new Date(at.getTime() + acknowledgeMinutes * MINUTE_MS);
  const promisedAt = promiseMinutes === null ? null : addOpenMinutes(at, promiseMinutes, hours);
  return { acknowledgeBy: acknowledgeBy.toISOString(), promisedAt: promisedAt?.toISOString() ?? null };
}

/** What the saved policy and another one promise a guest who asks at a day and time of the property's clocks. */
export async function previewPolicy(
  scope: PropertyScope,
  { policy, day, time }: { policy: ServicePolicy; day: string; time: string },
): Promise<Outcome<OperationOutput<'POST /api/staff/service-levels/preview'>>> {
  const facts = await loadPolicyFacts(scope);
  const unknown = validateNames(policy, facts);
  if (unknown) return unknown;
  const { property, offered, stored } = facts;
  const at = new Date(firstMomentOf(day, time, property.timeZone));
  const now = { ...property, policy: stored?.policy ?? NO_POLICY };
  return done({
    at: at.toISOString(),
    services: offered
      .filter(({ kind }) => kind !== 'emergency')
      .map((service) => ({
        service: service.key,
        title: service.title,
        department: service.departmentKey,
        saved: promised(service, now, at),
        wanted: promised(service, { ...property, policy }, at),
      })),
  });
}
