/** Paths of the live streams, which send `LiveEvent`s; apart from the operations because their answer never ends. */
export const streams = {
  guest: '/api/guest/events',
  staff: '/api/staff/events',
} as const;
