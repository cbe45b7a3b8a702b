import type { NewMenuItem, NewPlace } from '@bellkey/shared/api';
import { parseCsv } from '@bellkey/shared/csv';
import { MAX_PLACES } from '../answers/places.ts';

/** Maximum number of dishes at once, as in the API's contract. */
export const MAX_MENU_ITEMS = 120;

/** Result of a file: all of it, or the lines to correct. Nothing is imported in part. */
export type Imported<T> = { ok: true; value: T[] } | { ok: false; errors: string[] };

const KINDS: readonly NewPlace['kind'][] = ['room', 'table', 'area', 'lobby'];
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
  const hasHead = /^(label|room|name|place)$/i.test(lines[0]?.[0] ?? '');
  const seen = new Set<string>();
  const errors: string[] = [];
  const places: NewPlace[] = [];
  lines.forEach(([label = '', given = ''], index) => {
    if (index === 0 && hasHead) return;
    const at = `Line ${index + 1}`;
    const kind = given === '' ? usual : KINDS.find((known) => known === given.toLowerCase());
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

/** A menu from a file: category, name, description, price and, split by `|`, allergens. */
export async function parseMenu(text: string): Promise<Imported<NewMenuItem>> {
  const lines = await parseCsv(text);
  const hasHead = /^category$/i.test(lines[0]?.[0] ?? '');
  const errors: string[] = [];
  const items: NewMenuItem[] = [];
  lines.forEach(([category = '', name = '', description = '', price = '', allergens = ''], index) => {
    if (index === 0 && hasHead) return;
    const at = `Line ${index + 1}`;
    const priceCents = centsOf(price);
    if (!category || !name) errors.push(`${at}: a dish needs a category and a name.`);
    else if (priceCents === null) errors.push(`${at}: “${price}” is no price; write it as 12.50.`);
    else
      items.push({
        category: category.slice(0, 60),
        name: name.slice(0, 120),
        description: description.slice(0, 300),
        priceCents,
        allergens: allergens
          .split('|')
          .map((one) => one.trim().slice(0, 30))
          .filter(Boolean)
          .slice(0, 20),
      });
  });
  return result(items, errors, MAX_MENU_ITEMS, 'dishes');
}
