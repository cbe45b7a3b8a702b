import type { Proposal } from './proposal.ts';
import {
  connectionTerm,
  STANDARD_KPIS,
  STANDARD_RESPONSIBILITIES,
  STANDARD_ROLLOUT,
} from './standard-rollout.ts';

/** Hotel Luzeiros: fictional, written to show the form of a proposal. */
export const luzeiros: Proposal = {
  slug: 'luzeiros',
  hotel: 'Hotel Luzeiros',
  kind: 'a beach hotel of 126 rooms in north-east Brazil, with two restaurants and a pool bar',
  preparedFor: 'The operations director',
  preparedBy: 'Bellkey, sales',
  quote: {
    number: 'BK-2026-0034-S',
    issued: '2026-11-18',
    validUntil: '2027-01-15',
    priceList: '2026-11',
    request: {
      plan: 'house',
      currency: 'BRL',
      billing: 'monthly',
      rooms: 126,
      tables: 48,
      listings: 0,
      outlets: 3,
      languages: 3,
      modules: ['co-brand'],
      pms: 'cloudbeds',
      support: 'extended',
      onboarding: 'on-site',
      vat: 0,
    },
    taxNote:
      'Without tax. Taxes on services in Brazil depend on the contract’s form and are added as the law asks.',
    history: [
      { day: '2026-11-11', what: 'Call about the pool bar and the guest register' },
      { day: '2026-11-18', what: 'Calculated from price list 2026-11 and issued as BK-2026-0034-S' },
    ],
  },
  understanding: [
    'Most guests of the Luzeiros come from Brazil, a fifth from abroad by the hotel’s own estimate. The pool bar loses orders when it is full: guests do not leave their chairs to queue. Portuguese comes first, English and Spanish second.',
    'At arrival, families wait while each registration form is filled in by hand. The hotel wants the form done before the bus arrives, in the fields that the national register asks for, and it wants its own name on everything.',
  ],
  scope: [
    {
      department: 'Reception',
      today: 'Paper registration at the desk',
      withBellkey:
        'Registration on the phone, after the code was scanned; the desk checks documents. From home or on the bus once online check-in is built',
    },
    {
      department: 'Pool bar',
      today: 'Queue at the bar',
      withBellkey: 'Order from the chair by code; each order comes with a promised time',
    },
    {
      department: 'Housekeeping',
      today: 'Radio',
      withBellkey: 'Requests with room and due time, on the phone in the corridor',
    },
    {
      department: 'Duty manager',
      today: 'Hears of delays from guests',
      withBellkey: 'Sees each promise turn amber before it runs out, on a board that is open all day',
    },
  ],
  rollout: STANDARD_ROLLOUT,
  codes: [
    { place: 'Rooms', count: 126, note: 'Bedside' },
    { place: 'Restaurant and bar tables', count: 48, note: 'One each' },
    { place: 'Sun loungers', count: 60, note: 'One for each pair, on the umbrella pole' },
    { place: 'Lobby', count: 2, note: 'Questions, and the registration form' },
  ],
  integrations: [
    {
      system: 'Cloudbeds',
      what: 'Reads stays, guests, rooms and housekeeping status',
      status: 'Not connected yet; to be built to the published interface',
    },
  ],
  responsibilities: STANDARD_RESPONSIBILITIES,
  kpis: [
    ...STANDARD_KPIS,
    {
      name: 'Registered before arrival',
      definition: 'Stays whose form was complete before check-in, as a share of all arrivals',
      goal: 'Half of individual arrivals, six weeks after online check-in is there',
    },
  ],
  risks: [
    {
      risk: 'Wi-Fi is weak at the pool',
      answer: 'Measured in week 1; without a connection nothing is ordered, and the order card says so',
    },
    {
      risk: 'The register’s interface changes',
      answer: 'Online check-in is not built yet; its fields will follow the hotel’s legal adviser',
    },
    {
      risk: 'Orders from the beach by strangers',
      answer: 'Orders by a lounger’s code are paid on delivery; nothing is charged to a room',
    },
  ],
  terms: [
    'On-site set-up in two visits; travel at cost, agreed first.',
    'Month by month from the first day.',
    connectionTerm('Cloudbeds', 'month'),
  ],
};
