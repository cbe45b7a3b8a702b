/** A list price of the product: one plan, billed per unit and month. All amounts are euro cents without tax. */
export interface Plan {
  key: 'stay' | 'house' | 'group';
  name: string;
  /** Who it is for, in a sentence. */
  audience: string;
  perRoomCents: number;
  perTableCents: number;
  perListingCents: number;
  /** The least a property pays per month, whatever its size. */
  minimumCents: number;
  includes: readonly string[];
}

export const CURRENCY = 'EUR';

/** Months billed when a year is paid at once. */
export const MONTHS_BILLED_PER_YEAR = 10;

export const plans: readonly Plan[] = [
  {
    key: 'stay',
    name: 'Stay',
    audience: 'Guesthouses and rentals that want questions answered and requests on a clock.',
    perRoomCents: 250,
    perTableCents: 60,
    perListingCents: 600,
    minimumCents: 3_900,
    includes: [
      'Guest chat by code or link, no app',
      'The embedded engine in English, Portuguese and Spanish, without a turn limit',
      'One queue with promised times, for any number of staff',
      'Hand-off to a person at any time',
    ],
  },
  {
    key: 'house',
    name: 'House',
    audience: 'Hotels with several departments and somebody on duty at night.',
    perRoomCents: 420,
    perTableCents: 90,
    perListingCents: 900,
    minimumCents: 9_900,
    includes: [
      'Everything in Stay',
      'Departments with their own queues, hours and promised times',
      'Restaurant menu and orders by room or table code',
      'Your own language model, connected with your own key',
    ],
  },
  {
    key: 'group',
    name: 'Group',
    audience: 'Management companies with several properties under one brand.',
    perRoomCents: 560,
    perTableCents: 110,
    perListingCents: 1_100,
    minimumCents: 24_900,
    includes: [
      'Everything in House',
      'Your name, colours and subdomain on every guest page',
      'Several properties, one sign-in for managers',
      'Connections to your property-management system, as they pass certification',
    ],
  },
];
