import type { ServicePolicy } from '@bellkey/shared/api';
import { refused } from '../../../platform/outcome/outcome.ts';
import type { PolicyFacts } from '../../service-levels/service-policy.ts';

/** The refusal of a policy that names a department or service that the property does not have; null without one. */
export function validateNames(
  { rules, departments: hours, holidays }: ServicePolicy,
  { departments, offered }: Pick<PolicyFacts, 'departments' | 'offered'>,
) {
  const named = [
    ...rules.map(({ department }) => department),
    ...hours.flatMap(({ key, backup }) => [key, backup]),
    ...holidays.flatMap((holiday) => holiday.departments ?? []),
  ];
  const department = named.find((key) => key != null && !departments.some((known) => known.key === key));
  if (department)
    return refused('unknown-department', { detail: `There is no department “${department}” here.` });
  const service = rules.find(
    (rule) => rule.service !== undefined && !offered.some(({ key }) => key === rule.service),
  )?.service;
  return service ? refused('unknown-service', { detail: `There is no service “${service}” here.` }) : null;
}
