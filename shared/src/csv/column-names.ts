import columnWords from './column-words.json' with { type: 'json' };

/** Kinds of a place, as in the contract. */
export type PlaceKindWord = keyof typeof columnWords.kinds;

/** What a column of a list of places holds. */
export type PlaceColumn = keyof typeof columnWords.placeColumns;

const PLACE_COLUMNS: ReadonlyMap<string, PlaceColumn> = new Map(
  (Object.keys(columnWords.placeColumns) as PlaceColumn[]).flatMap((column) =>
    Object.values(columnWords.placeColumns[column])
      .flat()
      .map((word): [string, PlaceColumn] => [word, column]),
  ),
);
/** The columns of a list that does not name them. */
const USUAL_COLUMNS: Readonly<Record<PlaceColumn, number>> = { label: 0, kind: 1, floor: 2 };

const DISH_CATEGORY: ReadonlySet<string> = new Set(Object.values(columnWords.dishCategory).flat());
const KINDS: ReadonlyMap<string, PlaceKindWord> = new Map(
  (Object.keys(columnWords.kinds) as PlaceKindWord[]).flatMap((kind) =>
    columnWords.kinds[kind].map((word): [string, PlaceKindWord] => [word, kind]),
  ),
);

/** Whether the first line of a list of places names its columns, in one of the guests' languages. */
export function isPlaceHead(cells: readonly string[]): boolean {
  const columns = cells.map(placeColumnOf);
  return columns[0] === 'label' && cells.every((cell, index) => cell === '' || columns[index] !== undefined);
}

/**
 * Where a list of places has what, as index of the column: as its first line says, or else name, kind and floor. A column
 * that the first line does not name is -1.
 */
export function placeColumnsOf(head: readonly string[]): Readonly<Record<PlaceColumn, number>> {
  if (!isPlaceHead(head)) return USUAL_COLUMNS;
  const columns = head.map(placeColumnOf);
  // A head of one word says only that it is one.
  if (columns.length === 1) return USUAL_COLUMNS;
  return {
    label: columns.indexOf('label'),
    kind: columns.indexOf('kind'),
    floor: columns.indexOf('floor'),
  };
}

const placeColumnOf = (cell: string): PlaceColumn | undefined => PLACE_COLUMNS.get(cell.toLowerCase());

/** Whether the first line of a menu names its columns, in one of the guests' languages. */
export const isMenuHead = ([category = '']: readonly string[]): boolean =>
  DISH_CATEGORY.has(category.toLowerCase());

/** The kind that a cell names, in one of the guests' languages; undefined for any other word. */
export const placeKindOf = (cell: string): PlaceKindWord | undefined => KINDS.get(cell.toLowerCase());
