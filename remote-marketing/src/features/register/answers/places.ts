import type { NewPlace } from '@bellkey/shared/api';
import type { BusinessKind, SignUpDraft } from './draft.ts';

/** The most places that a property can be signed up with; the API's contract says the same. */
export const MAX_PLACES = 400;

/** What a place of a kind of business is called. */
export const placeMessages: Record<
  BusinessKind,
  { kind: NewPlace['kind']; one: string; many: string; label: string }
> = {
  hotel: { kind: 'room', one: 'room', many: 'rooms', label: 'Room' },
  restaurant: { kind: 'table', one: 'table', many: 'tables', label: 'Table' },
  str: { kind: 'room', one: 'unit', many: 'units', label: 'Unit' },
};

/** The places of a draft: those of a file or, counted from one, as many as were said; a hotel has a lobby, too. */
export function placesOf({ kind, count, places }: SignUpDraft): readonly NewPlace[] {
  if (places !== null) return places;
  const words = placeMessages[kind ?? 'hotel'];
  const counted = Array.from({ length: Number(count) || 0 }, (_, index) => ({
    label: `${words.label} ${index + 1}`,
    kind: words.kind,
  }));
  return kind === 'hotel' && counted.length < MAX_PLACES
    ? [...counted, { label: 'Lobby', kind: 'lobby' as const }]
    : counted;
}
