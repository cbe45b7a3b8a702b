import type { AddedPlace } from '@bellkey/shared/api';
import { isPlaceHead, parseCsv, placeColumnsOf, placeKindOf } from '@bellkey/shared/csv';
import * as messages from '../../../../messages/compiled/places/en.ts';

export { textOfFile } from '@bellkey/shared/csv';

/** Maximum number of places at once, as in the API's contract. */
export const MAX_PLACES = 400;
const LABEL_MAX = 40;
const FLOOR_MAX = 20;
const SHOWN_ERRORS = 5;

/** `Room 401 - Room 420` means twenty rooms; at most as many as can be added at once. */
const RANGE = /^(.*?)(\d+)\s*(?:-|–|to|\.\.)\s*(?:\1)?(\d+)$/i;

/** The labels of a cell: itself, or every one of a range; or what is wrong with the range. */
function labelsOf(cell: string): { labels: string[] } | { fault: string } {
  const [, prefix = '', from = '', to = ''] = RANGE.exec(cell) ?? [];
  if (!to) return { labels: [cell] };
  const count = Number(to) - Number(from) + 1;
  if (count < 2) return { fault: messages.rangeError({ range: cell }) };
  if (count > MAX_PLACES) return { fault: messages.rangeIsTooLong({ range: cell, count, max: MAX_PLACES }) };
  return {
    labels: Array.from(
      { length: count },
      (_, index) => `${prefix}${String(Number(from) + index).padStart(from.length, '0')}`,
    ),
  };
}

/** What is wrong with the first of these labels that is too long; null where none is. */
function tooLong(labels: readonly string[]): string | null {
  const long = labels.find((label) => label.length > LABEL_MAX);
  return long === undefined ? null : messages.labelIsTooLong({ label: long.slice(0, 20), max: LABEL_MAX });
}

/** The places of a list with the line of each, or its problems line by line. */
export type ParsedPlaces =
  | { ok: true; places: AddedPlace[]; lineOf: number[] }
  | { ok: false; errors: string[] };

/** Parses a list of places. A list with problems adds nothing. */
export async function parsePlaces(
  text: string,
  usual: { kind: AddedPlace['kind']; floor: string },
): Promise<ParsedPlaces> {
  const lines = await parseCsv(text);
  const hasHead = isPlaceHead(lines[0] ?? []);
  const columns = placeColumnsOf(lines[0] ?? []);
  const errors: string[] = [];
  const places: AddedPlace[] = [];
  const lineOf: number[] = [];
  lines.forEach((cells, index) => {
    if (index === 0 && hasHead) return;
    const parsed = placesOfLine(
      {
        name: cells[columns.label] ?? '',
        kind: cells[columns.kind] ?? '',
        floor: cells[columns.floor] ?? '',
      },
      usual,
    );
    if ('fault' in parsed) errors.push(messages.lineHasFault({ line: index + 1, fault: parsed.fault }));
    else
      for (const place of parsed.places) {
        places.push(place);
        lineOf.push(index + 1);
      }
  });
  if (errors.length === 0 && places.length === 0) errors.push(messages.namesMissingError);
  if (places.length > MAX_PLACES)
    errors.push(messages.tooManyPlacesError({ places: places.length, maxPlaces: MAX_PLACES }));
  return errors.length > 0 ? { ok: false, errors: shortened(errors) } : { ok: true, places, lineOf };
}

function placesOfLine(
  given: { name: string; kind: string; floor: string },
  usual: { kind: AddedPlace['kind']; floor: string },
): { places: AddedPlace[] } | { fault: string } {
  const kind = given.kind === '' ? usual.kind : placeKindOf(given.kind);
  const floor = (given.floor || usual.floor).trim() || null;
  if (!given.name) return { fault: messages.firstCellIsEmpty };
  if (!kind) return { fault: messages.isNoKindOfPlace({ givenKind: given.kind }) };
  if (floor && floor.length > FLOOR_MAX) return { fault: messages.floorIsTooLong({ floorMax: FLOOR_MAX }) };
  const range = labelsOf(given.name);
  if ('fault' in range) return range;
  const fault = tooLong(range.labels);
  return fault === null ? { places: range.labels.map((label) => ({ label, kind, floor })) } : { fault };
}

const PLACE_FIELD = /^places\.(\d+)\./;

/** What the API says is wrong with places of a list, line by line; empty where it names none. */
export function faultsOfPlaces(
  fields: Readonly<Record<string, string>> | undefined,
  lineOf: readonly number[],
): string[] {
  const faults = Object.entries(fields ?? {}).flatMap(([field, fault]) => {
    const line = lineOf[Number(PLACE_FIELD.exec(field)?.[1])];
    return line === undefined ? [] : [messages.lineHasFault({ line, fault })];
  });
  return shortened([...new Set(faults)]);
}

const shortened = (errors: string[]): string[] =>
  errors.length > SHOWN_ERRORS
    ? [...errors.slice(0, SHOWN_ERRORS), messages.andErrorsMore({ errors: errors.length - SHOWN_ERRORS })]
    : errors;
