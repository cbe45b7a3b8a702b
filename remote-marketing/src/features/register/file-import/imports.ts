import type { NewMenuItem, NewPlace } from '@bellkey/shared/api';
import { isMenuHead, isPlaceHead, parseCsv, placeColumnsOf, placeKindOf } from '@bellkey/shared/csv';
import { MAX_PLACES } from '../answers/places.ts';

/** Maximum number of dishes at once, as in the API's contract. */
export const MAX_MENU_ITEMS = 120;

/** Result of a file: all of it, or the lines to correct. Nothing is imported in part. */
export type Imported<T> = { ok: true; value: T[] } | { ok: false; errors: string[] };

const SHOWN_ERRORS = 5;

function result<T>(value: T[], errors: string[], max: number, what: string): Imported<T> {
  if (errors.length > SHOWN_ERRORS)
    return {
      ok: false,
      errors: [...errors.slice(0, SHOWN_ERRORS), `and ${errors.length - SHOWN_ERRORS} more.`],
    };
  if (errors.length > 0) return { ok: false, errors };
  if (value.length === 0) return { ok: false, errors: ['The file has no lines with content.'] };
  if (value.length > max)
    return { ok: false, errors: [`The file has ${value.length} ${what}; ${max} fit at once.`] };
  return { ok: true, value };
}

/** Places from a file with a label in each line and, if there is one, its kind: `Room 101, room`. */
export async function parsePlaces(text: string, usual: NewPlace['kind']): Promise<Imported<NewPlace>> {
  const lines = await parseCsv(text);
  const hasHead = isPlaceHead(lines[0] ?? []);
  const columns = placeColumnsOf(lines[0] ?? []);
  const seen = new Set<string>();
  const errors: string[] = [];
  const places: NewPlace[] = [];
  lines.forEach((cells, index) => {
    if (index === 0 && hasHead) return;
    const label = cells[columns.label] ?? '';
    const given = cells[columns.kind] ?? '';
    const at = `Line ${index + 1}`;
    const kind = given === '' ? usual : placeKindOf(given);
    if (!label) errors.push(`${at}: the first cell is empty; it is the name on the door.`);
    else if (label.length > 40) errors.push(`${at}: “${label.slice(0, 20)}…” is longer than 40 characters.`);
    else if (seen.has(label.toLowerCase())) errors.push(`${at}: “${label}” is there twice.`);
    else if (!kind) errors.push(`${at}: “${given}” is none of room, table, area and lobby.`);
    else places.push({ label, kind });
    seen.add(label.toLowerCase());
  });
  return result(places, errors, MAX_PLACES, 'places');
}

/** The smallest units of a typed price, as `12`, `12.50` or `12,50`; null for anything else. */
function centsOf(price: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(price.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Lengths of a dish's texts, as in the API's contract. */
const DISH_LIMITS = { category: 60, name: 120, description: 300, allergen: 30, allergens: 20 };

/** What is wrong with a dish of a file; null for nothing. */
function faultOf(dish: NewMenuItem): string | null {
  const { category, name, description, allergens } = dish;
  for (const [what, text] of Object.entries({ category, name, description })) {
    const most = DISH_LIMITS[what as 'category' | 'name' | 'description'];
    if (text.length > most) return `the ${what} “${text.slice(0, 20)}…” is longer than ${most} characters.`;
  }
  const long = allergens.find((one) => one.length > DISH_LIMITS.allergen);
  if (long) return `the allergen “${long.slice(0, 20)}…” is longer than ${DISH_LIMITS.allergen} characters.`;
  if (allergens.length > DISH_LIMITS.allergens)
    return `a dish has at most ${DISH_LIMITS.allergens} allergens.`;
  return null;
}

/** A dish of a file's line, or what is wrong with the line. */
function parseDish([category = '', name = '', description = '', price = '', given = '']: string[]) {
  const priceCents = centsOf(price);
  if (!category || !name) return 'a dish needs a category and a name.';
  if (priceCents === null) return `“${price}” is no price; write it as 12.50.`;
  const allergens = given
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean);
  return { category, name, description, priceCents, allergens };
}

/** A menu from a file: category, name, description, price and, split by `|`, allergens. */
export async function parseMenu(text: string): Promise<Imported<NewMenuItem>> {
  const lines = await parseCsv(text);
  const hasHead = isMenuHead(lines[0] ?? []);
  const seen = new Set<string>();
  const errors: string[] = [];
  const items: NewMenuItem[] = [];
  for (const [index, cells] of lines.entries()) {
    if (index === 0 && hasHead) continue;
    const dish = parseDish(cells);
    const key = JSON.stringify([cells[0]?.toLowerCase(), cells[1]?.toLowerCase()]);
    const fault = typeof dish === 'string' ? dish : faultOf(dish);
    if (fault !== null) errors.push(`Line ${index + 1}: ${fault}`);
    else if (seen.has(key)) errors.push(`Line ${index + 1}: “${cells[1]}” is twice in “${cells[0]}”.`);
    else if (typeof dish !== 'string') items.push(dish);
    seen.add(key);
  }
  return result(items, errors, MAX_MENU_ITEMS, 'dishes');
}
