import { integrationsMessages } from '../../../messages/compiled/integrations/en.ts';

/** How far a connection is, in the only words the site uses for it. */
export const statuses = integrationsMessages;

/** One property-management system: what its documented interface can share, and what is still missing. */
export interface System {
  key: 'cloudbeds' | 'mews' | 'protel' | 'little-hotelier';
  name: string;
  owner: string;
  status: keyof typeof statuses;
  summary: string;
  read: readonly string[];
  written: readonly string[];
  /** How one signs in to it. */
  access: string;
  /** How changes arrive, and how fast, by its documentation. */
  news: string;
  /** What is unknown or impossible. */
  limits: string;
}

/** From each vendor's public documentation; what we could not verify is said under limits. */
export const systems: readonly System[] = [
  {
    key: 'cloudbeds',
    name: 'Cloudbeds',
    owner: 'Cloudbeds',
    status: 'not-built',
    summary:
      'A public description of its interface exists, so that a connection can be built and tested against it.',
    read: [
      'Reservations: status, dates, guests, rooms assigned',
      'Rooms, and their housekeeping condition',
      'Guest details, where the property allows it',
    ],
    written: ['Notes on a reservation', 'Charges as custom items', 'Housekeeping condition'],
    access: 'An API key, or the property’s consent by OAuth with named scopes.',
    news: 'Webhooks for reservations, guests, room assignment and housekeeping; fields occur in two spellings, so that a connection has to read each again by its id.',
    limits: 'Request limits, and how webhooks are signed and repeated, are not in the public description.',
  },
  {
    key: 'mews',
    name: 'Mews',
    owner: 'Mews Systems',
    status: 'not-built',
    summary:
      'Publicly documented, with examples for each operation and an open demo environment without real data.',
    read: [
      'Reservations: state, dates, assigned room',
      'Guests, with the classification that forbids charging to the room',
      'Rooms and their state; blocked rooms',
    ],
    written: ['Charges as orders', 'Messages in the guest’s thread', 'Tasks for a department', 'Room state'],
    access:
      'A token of the application and a token of each property; production only after certification by Mews.',
    news: 'Webhooks that carry ids only and must be answered within five seconds; they can lag by minutes, by its documentation.',
    limits:
      'Queries by time cover at most three months; the demo allows 200 requests in 30 seconds per token.',
  },
  {
    key: 'protel',
    name: 'Protel',
    owner: 'protel hotelsoftware',
    status: 'not-built',
    summary: 'Messages in the industry’s XML formats (OTA 2011A, HTNG 2014B), pushed in both directions.',
    read: [
      'Reservations: created, changed, cancelled',
      'Guest profiles',
      'Stay information at the end of the day',
    ],
    written: ['Charges', 'Profile changes'],
    access: 'A token for each hotel and vendor, in the header of each message.',
    news: 'Pushed as they happen; a repeat has the correlation id of the first message.',
    limits: 'A test token is given on request only; we have not had one.',
  },
  {
    key: 'little-hotelier',
    name: 'Little Hotelier',
    owner: 'SiteMinder',
    status: 'not-built',
    summary:
      'SiteMinder lets applications receive reservations through one exchange, once they are certified for it.',
    read: ['Reservations pushed on every change', 'The staying guest and the booker, kept apart'],
    written: ['Nothing: the exchange has no way back for applications like ours'],
    access: 'Certification with SiteMinder; then one connection for many hotels.',
    news: 'Pushed for each change of a reservation, and acknowledged one by one.',
    limits: 'We have not verified which data of Little Hotelier that exchange publishes, if any.',
  },
];
