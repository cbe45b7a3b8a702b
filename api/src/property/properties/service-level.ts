import type { PropertySummary } from '@bellkey/shared/api';
import { z } from 'zod';
import stored from './service-levels.json' with { type: 'json' };

const LEVELS = [
  'emergency',
  'critical',
  'impact',
  'delivery',
  'food',
  'scheduled',
  'booking',
  'approval',
  'info',
] as const;

/** The class of a service, which decides how soon it is done. */
export type ServiceLevelKey = (typeof LEVELS)[number];

/** Every class of services. */
export const serviceLevelKeys: readonly [ServiceLevelKey, ...ServiceLevelKey[]] = LEVELS;

/** Minutes within which a request is accepted and done. */
export interface ServiceLevel {
  acknowledgeMinutes: number;
  /** Null when no time may be promised. */
  promiseMinutes: number | null;
  /** After a missed deadline: when the department, its back-up, the duty manager and everyone are informed. */
  escalateMinutes: readonly number[];
}

const StoredLevel = z
  .strictObject({
    acknowledge: z.int().positive(),
    promise: z.int().positive().nullable(),
    escalate: z.array(z.int().min(0)).min(1).max(4),
  })
  .transform(
    ({ acknowledge, promise, escalate }): ServiceLevel => ({
      acknowledgeMinutes: acknowledge,
      promiseMinutes: promise,
      escalateMinutes: escalate,
    }),
  );
const Levels = z.record(z.enum(LEVELS), StoredLevel);
const SomeLevels = z.partialRecord(z.enum(LEVELS), StoredLevel);

/**
 * The default policy (docs/product.md#state-machines, "SLA clock"), and what differs where there is no department
 * available around the clock: an apartment house has people on call, a restaurant has the kitchen next door.
 */
const levels = z.strictObject({ hotel: Levels, restaurant: SomeLevels, str: SomeLevels }).parse(stored);

const isLevel = (key: string): key is ServiceLevelKey => (LEVELS as readonly string[]).includes(key);

/** The level that a service names at a property of a kind; the everyday one for an unknown name. */
export function serviceLevel(key: string, kind: PropertySummary['kind'] = 'hotel'): ServiceLevel {
  const known = isLevel(key) ? key : 'info';
  return levels[kind][known] ?? levels.hotel[known];
}
