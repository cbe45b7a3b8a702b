import type { LedgerRow } from '../../sections/lists/ledger.tsx';

/** What a rental can use in this version, and what it can't yet. */
export const rentalStatus: readonly LedgerRow[] = [
  {
    name: 'A link and a code per unit',
    status: 'Works',
    tone: 'good',
    text: 'Each unit is a place with its own code. The chat knows which flat it is about before the guest has typed a word.',
  },
  {
    name: 'Answers from your own facts',
    status: 'Works',
    tone: 'good',
    text: 'Bins, parking, heating, quiet hours: written once, with the day you last confirmed it. In English, Portuguese and Spanish.',
  },
  {
    name: 'Tasks with a time',
    status: 'Works',
    tone: 'good',
    text: 'A missing towel goes to the cleaner, a dripping tap to whoever repairs. Both see the same promised time as the guest.',
  },
  {
    name: 'A person on call',
    status: 'Works',
    tone: 'good',
    text: '“Talk to a person” reaches whoever has the board open. Once they have taken over, the assistant stops writing.',
  },
  {
    name: 'Facts per unit',
    status: 'Being built',
    tone: 'warn',
    text: 'Facts belong to a property today. Flats that differ much are two properties until facts can belong to a unit.',
  },
  {
    name: 'Arrival instructions and codes',
    status: 'Being built',
    tone: 'warn',
    text: 'They will be shown to a phone that is verified for the stay, and to no other. Until then the assistant gives out no door code.',
  },
  {
    name: 'Calendar (iCal)',
    status: 'Being built',
    tone: 'warn',
    text: 'So that a task knows whether a night is free, and a late check-out whether somebody arrives.',
  },
  {
    name: 'Messages inside Airbnb and Booking.com',
    status: 'Not offered',
    tone: 'neutral',
    text: 'Both give their message interfaces to approved partners only. Bellkey is not one, so it is a web link and a code.',
  },
];
