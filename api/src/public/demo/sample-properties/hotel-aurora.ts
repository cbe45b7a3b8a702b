import { serviceCatalogue } from '../../../property/properties/service-catalogue.ts';
import { auroraFacts } from './aurora-facts.ts';
import { demoMenu } from './demo-menu.ts';
import type { BrandedDemoProperty, DemoPlace } from './demo-property.ts';

/*
 * Hotel Aurora does not exist. Everything about it, its people, prices and telephone number included, is invented for
 * the demo. (The number is from the range that is reserved for fiction.)
 */

export const AURORA_ID = 'aurora';

/** Rooms 101 to 308, the restaurant's tables 1 to 8, and the lobby. */
const places: readonly DemoPlace[] = [
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

/** The hotel of the demo: the property that always exists, and the source of a visitor’s temporary copy. */
export const aurora: BrandedDemoProperty = {
  organization: { id: 'aurora-demo', name: 'Hotel Aurora (demo)' },
  property: {
    id: AURORA_ID,
    organizationId: 'aurora-demo',
    slug: 'aurora',
    brand: 'harbourline',
    name: 'Hotel Aurora',
    kind: 'hotel',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['en', 'pt', 'es'],
    phone: '+1 202 555 0142',
  },
  guestBrand: 'aurora',
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
  services: serviceCatalogue,
  facts: auroraFacts,
  menu: demoMenu,
  places,
  visitorPlaceId: 'room-204',
  neighbours: [
    { locationId: 'room-305', says: 'The TV does not turn on.', service: 'tv', quantity: null },
    {
      locationId: 'room-108',
      says: 'Could we borrow a phone charger?',
      service: 'phoneCharger',
      quantity: null,
    },
    { locationId: 'room-301', says: 'Three more towels, please.', service: 'towels', quantity: 3 },
  ],
};
