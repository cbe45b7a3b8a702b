import type { Choice, MenuItem } from '@bellkey/shared/api';
import { type CatalogueTexts, localText } from '@bellkey/shared/catalogue-texts';
import type { CompareMessages } from '../../../messages/compiled/compare/messages.ts';
import { money } from '../order-card/money.ts';
import { type Choices, type ComparedKind, idsOfKind } from './choice-address.ts';

/** Rows of a comparison, in order. */
export const ROWS = [
  'price',
  'state',
  'duration',
  'hours',
  'about',
  'details',
  'category',
  'options',
  'diets',
  'allergens',
  'age',
  'way',
  'needs',
  'department',
] as const;
export type Row = (typeof ROWS)[number];

/** A text of one cell; with its language if it is not the page's. */
export interface CellText {
  text: string;
  lang?: string;
}

/** One of the things side by side. */
export interface Compared {
  id: string;
  title: string;
  /** Path of its icon at the host. */
  icon: string | null;
  /** What the property states about it; other rows are absent. */
  cells: Partial<Record<Row, CellText[]>>;
  soldOut: boolean;
  /** What a guest may write to ask for it, in the guest's language; null if there is none. */
  starter: string | null;
}

interface Wording {
  messages: CompareMessages;
  language: string;
  catalogue: CatalogueTexts;
}

/** The things of a kind with their facts, in the property's order. */
export function comparedOf(kind: ComparedKind, choices: Choices, wording: Wording): Compared[] {
  if (kind === 'dishes') return choices.dishes.map((dish) => ofDish(dish, choices.currency, wording));
  const ids = new Set(idsOfKind(choices, kind));
  return choices.services.filter(({ id }) => ids.has(id)).map((service) => ofService(service, wording));
}

const plain = (...texts: Array<string | null | undefined>): CellText[] =>
  [...new Set(texts)].flatMap((text) => (text ? [{ text }] : []));

/** Rows without an entry are left out, so that an empty row claims nothing. */
const filled = (cells: Record<string, CellText[]>): Compared['cells'] =>
  Object.fromEntries(Object.entries(cells).filter(([, texts]) => texts.length > 0));

function hoursOf(values: Record<string, string>, messages: CompareMessages): string | null {
  const { from, to, until = to } = values;
  if (from && until) return messages.fromTo({ from, until });
  if (from) return messages.fromOnly({ from });
  return until ? messages.untilOnly({ until }) : null;
}

function ofService(service: Choice, { messages, language, catalogue }: Wording): Compared {
  const { id, title, icon, description, facts, needs, way, department, starter } = service;
  const slots: Readonly<Record<string, string>> = messages.needs;
  const minutes = facts.map(({ values }) => Number(values.minutes)).filter((count) => count > 0);
  return {
    id,
    title: localText(catalogue, title),
    icon,
    soldOut: false,
    // A sentence that the property wrote may be in a language that the guest does not write.
    starter: language === 'en' || Object.hasOwn(catalogue, starter) ? localText(catalogue, starter) : null,
    cells: filled({
      price: plain(...facts.map(({ values }) => values.price)),
      duration: plain(...minutes.map((count) => messages.minutes({ count }))),
      hours: plain(...facts.map(({ values }) => hoursOf(values, messages))),
      about: plain(description),
      details: facts.flatMap(({ text }) => inLanguage(text, language)),
      way: plain(messages.ways[way]),
      needs: plain(
        needs
          .map((slot) => slots[slot])
          .filter(Boolean)
          .join(', '),
      ),
      department: plain(localText(catalogue, department)),
    }),
  };
}

/** A text in the reader's language, else in English, else in the first available, which it then names. */
function inLanguage(text: Record<string, string>, language: string): CellText[] {
  const lang = [language, 'en', ...Object.keys(text)].find((one) => text[one]);
  if (!lang) return [];
  return [{ text: text[lang] ?? '', ...(lang !== language && { lang }) }];
}

function ofDish(dish: MenuItem, currency: string, { messages, language, catalogue }: Wording): Compared {
  const state = { available: messages.available, 'sold-out': messages.soldOut, 'not-now': messages.notNow };
  const price = (cents: number) => money(cents, currency, language);
  return {
    id: dish.id,
    title: dish.name,
    icon: null,
    soldOut: dish.state === 'sold-out',
    starter: null,
    cells: filled({
      price: plain(price(dish.priceCents)),
      state: plain(state[dish.state]),
      hours: plain(dish.served ? messages.fromTo(dish.served) : null),
      about: plain(dish.description),
      category: plain(dish.category.name),
      options: plain(
        ...dish.optionGroups.map(({ name, choices }) => {
          const each = choices.map((one) =>
            one.priceCents > 0 ? `${one.name} (+${price(one.priceCents)})` : one.name,
          );
          return `${name}: ${each.join(', ')}`;
        }),
      ),
      diets: plain(dish.diets.join(', ')),
      allergens: plain(dish.allergens.map((one) => localText(catalogue, one)).join(', ')),
      age: plain(dish.ageRestricted ? messages.yes : null),
    }),
  };
}

/** Rows in which at least one thing has an entry; only those that differ, if wanted. */
export function rowsOf(compared: readonly Compared[], onlyDifferences: boolean): Row[] {
  return ROWS.filter((row) => {
    const entries = compared.map(({ cells }) => cells[row]?.map(({ text }) => text).join('\n') ?? '');
    if (entries.every((entry) => entry === '')) return false;
    return !onlyDifferences || new Set(entries).size > 1;
  });
}
