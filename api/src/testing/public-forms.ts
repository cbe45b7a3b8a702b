import type { LeadForm, NewProperty } from '@bellkey/shared/api';

/** An enquiry with valid fields. */
export function leadForm(changes: Partial<Record<keyof LeadForm, unknown>> = {}): Record<string, unknown> {
  return {
    kind: 'contact',
    name: 'Inês Prata',
    email: 'ines@hotel.example',
    property: 'Hotel Prata',
    rooms: 40,
    message: 'Could we try this with ten rooms?',
    system: null,
    consent: true,
    website: '',
    ...changes,
  };
}

/** A small hotel with valid fields. */
export function newProperty(
  subdomain: string,
  changes: Partial<Record<keyof NewProperty, unknown>> = {},
): Record<string, unknown> {
  return {
    kind: 'hotel',
    name: 'Hotel Prata',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['pt', 'en'],
    subdomain,
    owner: { name: 'Inês Prata', phone: '+351210000000' },
    places: [
      { label: 'Room 1', kind: 'room' },
      { label: 'Room 2', kind: 'room' },
      { label: 'Lobby', kind: 'lobby' },
    ],
    menu: [],
    samples: true,
    ...changes,
  };
}
