import type { NewPlace } from '@bellkey/shared/api';
import { registerMessages } from '../../../../messages/compiled/register/en.ts';
import type { BusinessKind, SignUpDraft } from './draft.ts';

/** Maximum number of places of a new property, as in the API's contract. */
export const MAX_PLACES = 400;

/** Labels of a place by kind of business. */
export const placeMessages: Readonly<Record<BusinessKind, { one: string; many: string; label: string }>> =
  registerMessages.places;

/** The places with codes by kind of business. */
export const PLACE_KINDS: Readonly<Record<BusinessKind, NewPlace['kind']>> = {
  hotel: 'room',
  restaurant: 'table',
  str: 'room',
};

/** The places of a draft: those of a file or, counted from one, the typed number; a hotel has a lobby as well. */
export function placesOf({ kind, count, places }: SignUpDraft): readonly NewPlace[] {
  if (places !== null) return places;
  const messages = placeMessages[kind ?? 'hotel'];
  const counted = Array.from({ length: Number(count) || 0 }, (_, index) => ({
    label: `${messages.label} ${index + 1}`,
    kind: PLACE_KINDS[kind ?? 'hotel'],
  }));
  return kind === 'hotel' && counted.length < MAX_PLACES
    ? [...counted, { label: 'Lobby', kind: 'lobby' as const }]
    : counted;
}
