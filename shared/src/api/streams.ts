import type { OperationAccess } from './permissions.ts';

/** Paths of the live streams, which send `LiveEvent`s; apart from the operations because their answer never ends. */
export const streams = {
  guest: '/api/guest/events',
  staff: '/api/staff/events',
} as const;

/** Who may listen to each stream. */
export const streamAccess = {
  guest: { auth: 'guest', may: 'guest' },
  staff: { auth: 'staff', may: 'work-requests' },
} as const satisfies Record<keyof typeof streams, OperationAccess>;
