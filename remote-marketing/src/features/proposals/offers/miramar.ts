import type { Proposal } from './proposal.ts';
import {
  connectionTerm,
  STANDARD_KPIS,
  STANDARD_RESPONSIBILITIES,
  STANDARD_ROLLOUT,
} from './standard-rollout.ts';

/** Hotel Miramar: fictional, written to show the form of a proposal. */
export const miramar: Proposal = {
  slug: 'miramar',
  hotel: 'Hotel Miramar',
  kind: 'a family-run seaside hotel of 84 rooms in Portugal, open all year',
  preparedFor: 'The general manager',
  preparedBy: 'Bellkey, sales',
  quote: {
    number: 'BK-2026-0031-S',
    issued: '2026-11-16',
    validUntil: '2027-01-31',
    priceList: '2026-11',
    request: {
      plan: 'house',
      currency: 'EUR',
      billing: 'annual',
      rooms: 84,
      tables: 22,
      listings: 0,
      outlets: 2,
      languages: 4,
      modules: [],
      pms: 'mews',
      support: 'extended',
      onboarding: 'remote',
      vat: 2_300,
    },
    taxNote: 'VAT at 23 %, the standard rate of mainland Portugal.',
    history: [
      { day: '2026-11-09', what: 'Call about the house and its night shift' },
      { day: '2026-11-13', what: 'Calculated from price list 2026-11' },
      { day: '2026-11-16', what: 'Issued as BK-2026-0031-S' },
    ],
  },
  understanding: [
    'Guests of the Miramar ask by telephone, and in summer the telephone is engaged. The desk writes requests on slips; housekeeping collects them once an hour. From 23:00 one colleague looks after the whole house.',
    'The house wants three things: that towels and repairs do not depend on who took the call, that questions in German are answered at night, and that the terrace sells when the waiters are at the other end of it.',
  ],
  scope: [
    {
      department: 'Reception',
      today: 'Telephone and slips',
      withBellkey: 'One queue with due times; conversations taken over when a person is needed',
    },
    {
      department: 'Housekeeping',
      today: 'Collects slips hourly',
      withBellkey: 'Requests on the corridor phone, accepted with one tap',
    },
    {
      department: 'Maintenance',
      today: 'A book at the desk',
      withBellkey: 'Faults with room, promised time and the guest’s own words',
    },
    {
      department: 'Terrace and room service',
      today: 'Waiters on foot',
      withBellkey: 'Ordering by code at 22 tables and in the rooms; each order comes with a promised time',
    },
  ],
  rollout: STANDARD_ROLLOUT,
  codes: [
    { place: 'Rooms', count: 168, note: 'Two in each: bedside and desk' },
    { place: 'Terrace tables', count: 22, note: 'One each, screwed down' },
    { place: 'Lobby and lift', count: 2, note: 'Questions, and the way to things' },
    { place: 'Pool', count: 3, note: 'At the towel stand and on both bars' },
  ],
  integrations: [
    {
      system: 'Mews',
      what: 'Reads stays, rooms and room status; writes charges after certification',
      status: 'Not connected yet; then reading only, until Mews has certified it',
    },
  ],
  responsibilities: STANDARD_RESPONSIBILITIES,
  kpis: STANDARD_KPIS,
  risks: [
    {
      risk: 'The season starts before the team is trained',
      answer: 'No go-live between 1 June and 15 September; the pilot floor first',
    },
    {
      risk: 'Codes fade in salt and sun',
      answer: 'Engraved plates on the terrace; a check on every Monday round',
    },
    {
      risk: 'The certification by Mews takes longer',
      answer:
        'It runs without arrivals until then; each month before live data is read is credited on the next invoice',
    },
  ],
  terms: [
    connectionTerm('Mews', 'year'),
    'Languages: Portuguese, English and Spanish are included; German is the one beyond them.',
    'Opt-out without cost at the end of week 4.',
  ],
};
