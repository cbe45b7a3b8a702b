import type { KitchenOpenings, KitchenPause } from '@bellkey/shared/api';
import { orderableFrom } from '@bellkey/shared/food-order';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties, servicePolicies, services } from '../../platform/database/schema/property-tables.ts';
import { refused } from '../../platform/outcome/outcome.ts';
import type { SystemTexts } from '../../property/properties/system-texts.ts';
import {
  isOpenAt,
  nextOpening,
  openingsWithin,
  type WorkingHours,
} from '../../property/service-levels/open-hours.ts';
import { formatMoment } from '../requests/format-moment.ts';
import { FOOD_SERVICE } from './food-service.ts';
import type { Pause } from './kitchen-pause.ts';

/** The hours of the department that cooks; null for a property without food to order. */
export async function loadKitchenHours(scope: PropertyScope): Promise<WorkingHours | null> {
  const [row] = await scope.db
    .select({
      department: services.departmentKey,
      policy: servicePolicies.policy,
      timeZone: properties.timeZone,
    })
    .from(services)
    .innerJoin(properties, eq(properties.id, services.propertyId))
    .leftJoin(servicePolicies, eq(servicePolicies.propertyId, services.propertyId))
    .where(scope.own(services, and(eq(services.key, FOOD_SERVICE))));
  return row ?? null;
}

/** That the kitchen is closed at an instant, and when it opens after it; null while it is open. */
export function closedAt(moment: Date, hours: WorkingHours | null): KitchenPause | null {
  if (!hours || isOpenAt(moment, hours)) return null;
  return { until: nextOpening(moment, hours)?.toISOString() ?? null, closed: true };
}

/** When food can be wanted within a time from now: during the kitchen's hours, after its pause; null: at any time. */
export function kitchenOpenings(
  now: Date,
  aheadMs: number,
  hours: WorkingHours | null,
  pause: Pause | null,
): KitchenOpenings | null {
  const start = now.getTime();
  const open = hours && openingsWithin(now, aheadMs, hours);
  if (!open && !pause) return null;
  const earliest = pause ? orderableFrom(pause, start) : start;
  return (open ?? [{ from: start, until: start + aheadMs }])
    .filter(({ until }) => until > earliest)
    .map(({ from, until }) => ({
      from: new Date(Math.max(from, earliest)).toISOString(),
      until: new Date(until).toISOString(),
    }));
}

/** The refusal of an order for a time at which the kitchen is closed: in the guest's language, with the next opening. */
export function refusedByHours(
  { until }: KitchenPause,
  { texts, now, timeZone, language }: { texts: SystemTexts; now: Date; timeZone: string; language: string },
): ReturnType<typeof refused> {
  const time = until && formatMoment(new Date(until), now, timeZone, language);
  return refused('kitchen-closed', {
    detail: texts.kitchenClosed(time),
    ...(until && { fields: { until } }),
  });
}
