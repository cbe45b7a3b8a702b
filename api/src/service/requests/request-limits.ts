import { type RequestResult, refuse } from './request-wish.ts';

/** L1 limits (docs/product.md#stay-binding). */
export const MAX_OPEN_PER_SESSION = 5;
export const MAX_PER_HOUR_PER_SESSION = 10;
export const MAX_PER_HOUR_PER_PLACE = 20;
/** Window of the limits. */
export const HOUR_MS = 60 * 60_000;

/** Numbers of requests of a guest and a place. */
export interface RequestCounts {
  open: number;
  hour: number;
  place: number;
  /** Whether the property has as many open ones as it may. */
  full: boolean;
}

/** Refuses a wish of a guest or place over a limit; null when it is allowed. Emergencies have none. */
export function reachedLimit(
  { open, hour, place, full }: RequestCounts,
  emergency: boolean,
): RequestResult | null {
  if (emergency) return null;
  if (open >= MAX_OPEN_PER_SESSION) {
    return refuse(
      'too-many-open',
      `${MAX_OPEN_PER_SESSION} requests are still open. A person can take more: ask to talk to one.`,
    );
  }
  if (hour >= MAX_PER_HOUR_PER_SESSION || place >= MAX_PER_HOUR_PER_PLACE) {
    return refuse(
      'too-many-this-hour',
      'That is a lot of requests in an hour. A person can take more: ask to talk to one.',
    );
  }
  if (full) {
    return refuse(
      'too-many-open',
      'Very many requests are open here. A person can take more: ask to talk to one.',
    );
  }
  return null;
}
