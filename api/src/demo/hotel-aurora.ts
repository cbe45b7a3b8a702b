/*
 * Hotel Aurora does not exist. Everything about it, its people, prices and telephone number included, is made up for
 * the demo. (The number is from the range that is reserved for fiction.)
 */

export const AURORA_ID = 'aurora';

export const aurora = {
  organization: { id: 'aurora-demo', name: 'Hotel Aurora (demo)' },
  property: {
    id: AURORA_ID,
    organizationId: 'aurora-demo',
    slug: 'aurora',
    name: 'Hotel Aurora',
    kind: 'hotel' as const,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['en', 'pt', 'es'],
    phone: '+1 202 555 0142',
  },
  departments: [
    { key: 'front-desk', name: 'Reception' },
    { key: 'housekeeping', name: 'Housekeeping' },
    { key: 'maintenance', name: 'Maintenance' },
    { key: 'food-beverage', name: 'Food & Beverage' },
    { key: 'concierge', name: 'Concierge' },
    { key: 'spa', name: 'Spa' },
    { key: 'bell', name: 'Bell desk' },
    { key: 'activities', name: 'Activities' },
    { key: 'duty-manager', name: 'Duty manager' },
  ],
};

/** A place of the demo hotel. */
export interface DemoPlace {
  id: string;
  kind: 'room' | 'table' | 'lobby';
  label: string;
  floor: string | null;
}

/** Rooms 101 to 308, the restaurant's tables 1 to 8, and the lobby. */
export const demoPlaces: readonly DemoPlace[] = [
  ...['1', '2', '3'].flatMap((floor) =>
    Array.from({ length: 8 }, (_, index): DemoPlace => {
      const number = `${floor}0${index + 1}`;
      return { id: `room-${number}`, kind: 'room', label: `Room ${number}`, floor };
    }),
  ),
  ...Array.from({ length: 8 }, (_, index): DemoPlace => {
    const number = String(index + 1);
    return { id: `table-${number}`, kind: 'table', label: `Table ${number}`, floor: '0' };
  }),
  { id: 'lobby', kind: 'lobby', label: 'Lobby', floor: '0' },
];
