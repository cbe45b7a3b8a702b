import { orderableFrom } from '@bellkey/shared/food-order';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { refused } from '../../platform/outcome/outcome.ts';

/** A kitchen's break from new orders. */
export type Pause = NonNullable<typeof properties.$inferSelect.kitchenPause>;

/** The pause that is running; null while the kitchen takes orders. A pause ends by itself at its time. */
export async function loadPause(scope: PropertyScope): Promise<Pause | null> {
  const [row] = await scope.db
    .select({ pause: properties.kitchenPause })
    .from(properties)
    .where(eq(properties.id, scope.propertyId));
  const pause = row?.pause ?? null;
  return pause?.until && new Date(pause.until) <= scope.now ? null : pause;
}

/** Whether the kitchen takes an order that is wanted at an instant. */
export const takesOrderFor = (pause: Pause | null, served: Date, now: Date): boolean =>
  pause === null || served.getTime() >= orderableFrom(pause, now.getTime());

/** The refusal of an order during a pause, with its end if one is set. */
export const refusedByPause = (pause: Pause | null): ReturnType<typeof refused> =>
  refused('kitchen-paused', pause?.until ? { fields: { until: pause.until } } : {});
