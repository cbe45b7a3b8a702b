import type { DepartmentPolicy, Holiday, ServicePolicy } from '@bellkey/shared/api';

/** The entry of a department: its hours and its backup; null without one. */
export type StatedHours = Omit<DepartmentPolicy, 'key'> | null;

/** The entry of a department in a policy. */
export function statedHours({ departments }: ServicePolicy, key: string): StatedHours {
  const found = departments.find((department) => department.key === key);
  return found ? { hours: found.hours, backup: found.backup } : null;
}

/** A policy with other hours of one department. */
export const withHours =
  (key: string, stated: StatedHours) =>
  (policy: ServicePolicy): ServicePolicy => ({
    ...policy,
    departments: [
      ...policy.departments.filter((department) => department.key !== key),
      ...(stated ? [{ key, ...stated }] : []),
    ],
  });

/** The holidays of one day. */
export const holidaysOn = ({ holidays }: ServicePolicy, day: string): Holiday[] =>
  holidays.filter((holiday) => holiday.day === day);

/** A policy with other holidays on one day. */
export const withHolidaysOn =
  (day: string, holidays: readonly Holiday[]) =>
  (policy: ServicePolicy): ServicePolicy => ({
    ...policy,
    holidays: [...policy.holidays.filter((holiday) => holiday.day !== day), ...holidays].sort((a, b) =>
      a.day.localeCompare(b.day),
    ),
  });
