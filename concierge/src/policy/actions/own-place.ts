const EVERYWHERE =
  /(?:every|all|each)(?: of)?(?: the)? (?:other )?rooms?|todos os quartos|todas las habitaciones/u;
const ROOM =
  /(?:room|suite|table|quarto|mesa|habitacion) ?(?:no\.? ?|number |numero |#)?(\d{1,5})(?![\d:])/gu;

/** Whether a normalised message mentions a place other than the session's own: requests never go there. */
export function namesOtherPlace(normalised: string, placeLabel: string): boolean {
  if (EVERYWHERE.test(normalised)) return true;
  const own = new Set(placeLabel.match(/\d+/g) ?? []);
  return [...normalised.matchAll(ROOM)].some(([, number]) => number !== undefined && !own.has(number));
}
