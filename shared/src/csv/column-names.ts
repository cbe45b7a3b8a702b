import columnWords from './column-words.json' with { type: 'json' };

/** Kinds of a place, as in the contract. */
export type PlaceKindWord = keyof typeof columnWords.kinds;

const HEADS: ReadonlySet<string> = new Set(Object.values(columnWords.heads).flat());
const DISH_CATEGORY: ReadonlySet<string> = new Set(Object.values(columnWords.dishCategory).flat());
const KINDS: ReadonlyMap<string, PlaceKindWord> = new Map(
  (Object.keys(columnWords.kinds) as PlaceKindWord[]).flatMap((kind) =>
    columnWords.kinds[kind].map((word): [string, PlaceKindWord] => [word, kind]),
  ),
);

/** Whether the first line of a list of places names its columns, in one of the guests' languages. */
export function isPlaceHead(cells: readonly string[]): boolean {
  const [label = '', ...others] = cells.map((cell) => cell.toLowerCase());
  return HEADS.has(label) && others.every((cell) => cell === '' || HEADS.has(cell));
}

/** Whether the first line of a menu names its columns, in one of the guests' languages. */
export const isMenuHead = ([category = '']: readonly string[]): boolean =>
  DISH_CATEGORY.has(category.toLowerCase());

/** The kind that a cell names, in one of the guests' languages; undefined for any other word. */
export const placeKindOf = (cell: string): PlaceKindWord | undefined => KINDS.get(cell.toLowerCase());
