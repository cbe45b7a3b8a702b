import type { OperationAccess } from './permissions.ts';

/**
 * Paths of the live streams, which send `LiveEvent`s; separate from the operations because their responses never end.
 */
export const streams = {
  guest: '/api/guest/events',
  staff: '/api/staff/events',
} as const;

/** Who may listen to each stream. */
export const streamAccess = {
  guest: { auth: 'guest', may: 'guest' },
  staff: { auth: 'staff', may: 'work-requests' },
} as const satisfies Record<keyof typeof streams, OperationAccess>;
