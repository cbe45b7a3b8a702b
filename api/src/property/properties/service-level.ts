/** Minutes within which a request is to be accepted and done; null where no time may be promised. */
export interface ServiceLevel {
  acknowledgeMinutes: number;
  promiseMinutes: number | null;
}

/** The default policy (docs/product.md#state-machines, "SLA clock"). */
export const serviceLevels = {
  emergency: { acknowledgeMinutes: 1, promiseMinutes: null },
  critical: { acknowledgeMinutes: 5, promiseMinutes: 15 },
  impact: { acknowledgeMinutes: 5, promiseMinutes: 60 },
  delivery: { acknowledgeMinutes: 5, promiseMinutes: 20 },
  food: { acknowledgeMinutes: 3, promiseMinutes: 35 },
  /** Delivered at a time that the guest named. */
  scheduled: { acknowledgeMinutes: 5, promiseMinutes: null },
  booking: { acknowledgeMinutes: 10, promiseMinutes: 120 },
  approval: { acknowledgeMinutes: 15, promiseMinutes: 240 },
  info: { acknowledgeMinutes: 10, promiseMinutes: 60 },
} as const satisfies Record<string, ServiceLevel>;

export type ServiceLevelKey = keyof typeof serviceLevels;

/** The level that a service names; the everyday one when it names none that we know. */
export function serviceLevel(key: string): ServiceLevel {
  return Object.hasOwn(serviceLevels, key) ? serviceLevels[key as ServiceLevelKey] : serviceLevels.info;
}
