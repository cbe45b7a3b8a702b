import { isDeepStrictEqual } from 'node:util';
import type { Holiday, ServicePolicy } from '@bellkey/shared/api';
import type { ChangedSubject } from '../record-change.ts';

type Fields = Record<string, unknown>;
type PolicyChange = ChangedSubject & { before: Fields; after: Fields };

/** Both sides where they differ; the database returns the fields of an object in an order of its own. */
const differing = (before: Fields, after: Fields) =>
  isDeepStrictEqual(before, after) ? null : { before, after };
const isPresent = <T>(value: T | null): value is T => value !== null;

/** The part of a policy that says when one department works; a department that it does not name works at all hours. */
function hoursOf(policy: ServicePolicy, department: string): Fields | null {
  const found = policy.departments.find(({ key }) => key === department);
  return found ? { hours: found.hours, backup: found.backup } : null;
}

const onDay = (policy: ServicePolicy, day: string): Holiday[] =>
  policy.holidays.filter((holiday) => holiday.day === day);

/**
 * What differs between two policies, so that each piece can be undone by itself: the hours of a department, the
 * holidays of a day, and the rules.
 */
export function policyChanges(
  before: ServicePolicy,
  after: ServicePolicy,
  departments: ReadonlyArray<{ key: string; name: string }>,
): PolicyChange[] {
  const hours = departments.map(({ key, name }): PolicyChange | null => {
    const changed = differing({ stated: hoursOf(before, key) }, { stated: hoursOf(after, key) });
    return changed && { subject: 'hours', id: key, title: name, ...changed };
  });
  const days = [...new Set([...before.holidays, ...after.holidays].map(({ day }) => day))].sort();
  const holidays = days.map((day): PolicyChange | null => {
    const [was, is] = [onDay(before, day), onDay(after, day)];
    const changed = differing({ holidays: was }, { holidays: is });
    return changed && { subject: 'holiday', id: day, title: (is[0] ?? was[0])?.name ?? day, ...changed };
  });
  const rules = differing({ rules: before.rules }, { rules: after.rules });
  return [
    ...hours,
    ...holidays,
    rules && { subject: 'service-levels' as const, id: 'rules', title: 'Service levels', ...rules },
  ].filter(isPresent);
}
