import { serviceCatalogue } from '../../../property/properties/service-catalogue.ts';
import type { BrandedDemoProperty, DemoPlace } from './demo-property.ts';
import { pomarFacts } from './pomar-facts.ts';

/*
 * Casa Pomar does not exist. Everything about it, its people, prices and telephone number included, is invented for the
 * demo. (The number is from the range that is reserved for fiction.)
 */

/** What six flats without a reception, a kitchen or a lobby do for their guests. */
const OFFERED: ReadonlySet<string> = new Set(
  'towels toiletries toiletPaper pillows blankets bedLinen hangers hairdryer iron crib cleaning trash adapter phoneCharger airConditioning heating hotWater leak doorLock plumbing toilet lights power tv wifi fridge furniture pests maintenance noise lostAndFound bill lateCheckout earlyCheckin parking emergency doctorOnCall other'.split(
    ' ',
  ),
);

/** Their levels are those of a flat, where staff have to drive to. */
const services = serviceCatalogue.filter(({ key }) => OFFERED.has(key));

/** Two flats on each of three floors. */
const places: readonly DemoPlace[] = ['1', '2', '3'].flatMap((floor) =>
  ['A', 'B'].map(
    (door): DemoPlace => ({
      id: `flat-${floor}${door.toLowerCase()}`,
      kind: 'room',
      label: `Apartment ${floor}${door}`,
      floor,
    }),
  ),
);

/** The flats of the demo, whose host is elsewhere. */
export const pomar: BrandedDemoProperty = {
  organization: { id: 'pomar-demo', name: 'Casa Pomar (demo)' },
  property: {
    id: 'pomar',
    organizationId: 'pomar-demo',
    slug: 'pomar',
    name: 'Casa Pomar',
    kind: 'str',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['en', 'pt', 'es'],
    phone: '+1 202 555 0143',
  },
  guestBrand: 'pomar',
  departments: [
    { key: 'front-desk', name: 'Guest care' },
    { key: 'housekeeping', name: 'Cleaning' },
    { key: 'maintenance', name: 'Repairs' },
    { key: 'duty-manager', name: 'On call' },
  ],
  services,
  facts: pomarFacts,
  menu: [],
  places,
  visitorPlaceId: 'flat-3b',
  neighbours: [
    { locationId: 'flat-1a', says: 'The TV does not turn on.', service: 'tv', quantity: null },
    { locationId: 'flat-2b', says: 'Two more towels, please.', service: 'towels', quantity: 2 },
  ],
};
