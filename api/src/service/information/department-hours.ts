import type { DepartmentHours, ServicePolicy } from '@bellkey/shared/api';
import { nextDay, wallTime } from '@bellkey/shared/wall-time';
import {
  hoursOn,
  isOpenAt,
  nextClosing,
  nextOpening,
  type WorkingHours,
  worksAlways,
} from '../../property/service-levels/open-hours.ts';

/** How many days a guest sees: today, and as far as a week. */
const DAYS = 7;

interface Dependencies {
  policy: ServicePolicy | null;
  timeZone: string;
  now: Date;
}

/** Opening hours of the departments for which the property has set any, in the order of the departments. */
export function departmentHours(
  departments: ReadonlyArray<{ key: string; name: string }>,
  { policy, timeZone, now }: Dependencies,
): DepartmentHours[] {
  const set = new Set(policy?.departments.map(({ key }) => key));
  return departments
    .filter(({ key }) => set.has(key))
    .map(({ key, name }) => {
      const hours: WorkingHours = { department: key, policy, timeZone };
      const open = isOpenAt(now, hours);
      const change = open ? nextClosing(now, hours) : nextOpening(now, hours);
      return {
        key,
        name,
        open,
        changesAt: change?.toISOString() ?? null,
        days: worksAlways(hours) ? null : weekFrom(wallTime(now, timeZone).slice(0, 10), hours),
      };
    });
}

function weekFrom(today: string, hours: WorkingHours): NonNullable<DepartmentHours['days']> {
  const days: NonNullable<DepartmentHours['days']> = [];
  for (let day = today; days.length < DAYS; day = nextDay(day)) {
    days.push({
      day,
      // A department that is open at all hours but on a holiday has no hours of its own on other days.
      hours: [...(hoursOn(day, hours) ?? [{ opens: '00:00', closes: '24:00' }])],
      holiday: holidayOn(day, hours),
    });
  }
  return days;
}

function holidayOn(day: string, { department, policy }: WorkingHours): string | null {
  const holidays = policy?.holidays.filter((holiday) => holiday.day === day) ?? [];
  const own = holidays.find(({ departments }) => departments?.includes(department));
  return (own ?? holidays.find(({ departments }) => departments === null))?.name ?? null;
}
