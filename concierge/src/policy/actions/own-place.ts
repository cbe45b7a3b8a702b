import { PLACE_WORDS } from '../../language/text/place-words.ts';

const EVERYWHERE = new RegExp(PLACE_WORDS.everywhere, 'u');
const ROOM = new RegExp(
  `(?:${PLACE_WORDS.named}) ?(?:${PLACE_WORDS.numberWords}|#)?(\\d{1,5})(?![\\d:])`,
  'gu',
);

/** Whether a normalised message mentions a place other than the session's own: requests never go there. */
export function namesOtherPlace(normalised: string, placeLabel: string): boolean {
  if (EVERYWHERE.test(normalised)) return true;
  const own = new Set(placeLabel.match(/\d+/g) ?? []);
  return [...normalised.matchAll(ROOM)].some(([, number]) => number !== undefined && !own.has(number));
}
