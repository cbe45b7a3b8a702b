import type { Proposal } from './proposal.ts';
import {
  connectionTerm,
  STANDARD_KPIS,
  STANDARD_RESPONSIBILITIES,
  STANDARD_ROLLOUT,
} from './standard-rollout.ts';

/** BlackBrick Residences: fictional, written to show the form of a proposal, and what an expired one looks like. */
export const blackbrick: Proposal = {
  slug: 'blackbrick',
  hotel: 'BlackBrick Residences',
  kind: 'a serviced-apartment house of 148 apartments in a South African city, for stays from one night to six months',
  preparedFor: 'The head of operations',
  preparedBy: 'Bellkey, sales',
  quote: {
    number: 'BK-2026-0027-S',
    issued: '2026-11-02',
    validUntil: '2026-11-16',
    priceList: '2026-11',
    request: {
      plan: 'house',
      currency: 'ZAR',
      billing: 'annual',
      rooms: 148,
      tables: 0,
      listings: 0,
      outlets: 1,
      languages: 3,
      modules: [],
      pms: 'protel',
      support: 'round-the-clock',
      onboarding: 'remote',
      vat: 1_500,
    },
    taxNote: 'VAT at 15 %, the standard rate of South Africa.',
    history: [
      { day: '2026-10-26', what: 'Walk through the house by video' },
      { day: '2026-11-02', what: 'Issued as BK-2026-0027-S, valid for two weeks' },
    ],
  },
  understanding: [
    'There is no desk at night: a guard and a phone number. Residents who stay for months know the house, guests of one night do not, and both call the same number.',
    'The house wants arrivals at 23:00 to reach their apartment without a call, faults to reach maintenance with a picture, and power cuts to be explained once to everybody instead of forty times.',
  ],
  scope: [
    {
      department: 'Residents’ services',
      today: 'One phone number',
      withBellkey: 'One queue with apartment and promised time',
    },
    {
      department: 'Security',
      today: 'Explains arrivals',
      withBellkey: 'Once they are built: who is expected, and arrival instructions for verified guests',
    },
    {
      department: 'Maintenance',
      today: 'Group chat',
      withBellkey: 'Faults with apartment, promised time and the guest’s own words',
    },
    {
      department: 'Café',
      today: 'At the counter',
      withBellkey: 'Orders from apartments, to be fetched or brought',
    },
  ],
  rollout: STANDARD_ROLLOUT,
  codes: [
    { place: 'Apartments', count: 148, note: 'Inside the kitchen cupboard door' },
    { place: 'Lifts and lobby', count: 5, note: 'Questions, and the way to things' },
    { place: 'Laundry and gym', count: 3, note: 'Faults only' },
  ],
  integrations: [
    {
      system: 'Protel',
      what: 'Receives reservations and room changes',
      status: 'Not connected yet; to be built to the documented messages',
    },
  ],
  responsibilities: STANDARD_RESPONSIBILITIES,
  kpis: STANDARD_KPIS,
  risks: [
    {
      risk: 'Power cuts',
      answer:
        'A staff page that is open keeps the list it last loaded, and says how old it is; what a guest writes meanwhile waits on their phone and is sent when they are back on a network with the page open',
    },
    {
      risk: 'Long-stay residents feel watched',
      answer: 'No location, no read-out of who scanned; the notice is on the wall, in plain words',
    },
    {
      risk: 'Door codes in the wrong hands',
      answer: 'Given by a person only, never by the assistant',
    },
  ],
  terms: [
    'Personal information is processed under POPIA; the operator agreement is part of the order.',
    connectionTerm('Protel', 'year'),
  ],
};
