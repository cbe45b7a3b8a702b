import type { AddedPlace } from '@bellkey/shared/api';
import { isPlaceHead, parseCsv, placeKindOf } from '@bellkey/shared/csv';
import * as messages from '../../../../messages/compiled/places/en.ts';

/** Maximum number of places at once, as in the API's contract. */
export const MAX_PLACES = 400;
const LABEL_MAX = 40;
const FLOOR_MAX = 20;
const SHOWN_ERRORS = 5;

/** `Room 401 - Room 420` means twenty rooms; at most as many as can be added at once. */
const RANGE = /^(.*?)(\d+)\s*(?:-|–|to|\.\.)\s*(?:\1)?(\d+)$/i;

/** The labels of a cell: itself, or every one of a range. */
function labelsOf(cell: string): string[] {
  const [, prefix = '', from = '', to = ''] = RANGE.exec(cell) ?? [];
  const count = Number(to) - Number(from) + 1;
  if (!to || count < 2 || count > MAX_PLACES) return [cell];
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${String(Number(from) + index).padStart(from.length, '0')}`,
  );
}

/** The places of a list, or its problems line by line. A list with problems adds nothing. */
export async function parsePlaces(
  text: string,
  usual: { kind: AddedPlace['kind']; floor: string },
): Promise<{ ok: true; places: AddedPlace[] } | { ok: false; errors: string[] }> {
  const lines = await parseCsv(text);
  const hasHead = isPlaceHead(lines[0] ?? []);
  const errors: string[] = [];
  const places: AddedPlace[] = [];
  lines.forEach(([cell = '', givenKind = '', givenFloor = ''], index) => {
    if (index === 0 && hasHead) return;
    const at = messages.lineIndex({ index: index + 1 });
    const kind = givenKind === '' ? usual.kind : placeKindOf(givenKind);
    const floor = (givenFloor || usual.floor).trim() || null;
    if (!cell) errors.push(messages.atTheFirstCellIsEmpty({ at }));
    else if (!kind) errors.push(messages.atGivenKindIsNoneOfRoom({ at, givenKind }));
    else if (floor && floor.length > FLOOR_MAX)
      errors.push(messages.atTheFloorHasMoreThan({ at, floorMax: FLOOR_MAX }));
    else
      for (const label of labelsOf(cell)) {
        if (label.length > LABEL_MAX)
          errors.push(messages.atLabelHasMoreThan40({ at, label: label.slice(0, 20) }));
        else places.push({ label, kind, floor });
      }
  });
  if (errors.length === 0 && places.length === 0) errors.push(messages.typeAtLeastOneName);
  if (places.length > MAX_PLACES)
    errors.push(messages.theseArePlacesPlacesMaxPlacesFit({ places: places.length, maxPlaces: MAX_PLACES }));
  if (errors.length > SHOWN_ERRORS)
    return {
      ok: false,
      errors: [
        ...errors.slice(0, SHOWN_ERRORS),
        messages.andErrorsMore({ errors: errors.length - SHOWN_ERRORS }),
      ],
    };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, places };
}
