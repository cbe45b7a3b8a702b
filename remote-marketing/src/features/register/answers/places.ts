import type { NewPlace } from '@bellkey/shared/api';
import { registerMessages } from '../../../../messages/compiled/register/en.ts';
import type { BusinessKind, SignUpDraft } from './draft.ts';

/** The most places that a property can be signed up with; the API's contract says the same. */
export const MAX_PLACES = 400;

/** What a place of a kind of business is called. */
export const placeMessages: Readonly<Record<BusinessKind, { one: string; many: string; label: string }>> =
  registerMessages.places;

/** What codes are printed for at a kind of business. */
export const PLACE_KINDS: Readonly<Record<BusinessKind, NewPlace['kind']>> = {
  hotel: 'room',
  restaurant: 'table',
  str: 'room',
};

/** The places of a draft: those of a file or, counted from one, as many as were said; a hotel has a lobby, too. */
export function placesOf({ kind, count, places }: SignUpDraft): readonly NewPlace[] {
  if (places !== null) return places;
  const words = placeMessages[kind ?? 'hotel'];
  const counted = Array.from({ length: Number(count) || 0 }, (_, index) => ({
    label: `${words.label} ${index + 1}`,
    kind: PLACE_KINDS[kind ?? 'hotel'],
  }));
  return kind === 'hotel' && counted.length < MAX_PLACES
    ? [...counted, { label: 'Lobby', kind: 'lobby' as const }]
    : counted;
}
