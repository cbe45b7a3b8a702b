import type { AddedDish, DishChange, SettingsDish } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/menu/en.ts';
import { parseWords } from '../services/service-change.ts';

/** A dish as the body of a change that changes nothing. */
export function dishChangeOf({ id: _, options: __, ...fields }: SettingsDish): DishChange {
  return fields;
}

/** Content of a dish form, as typed. */
export interface DishDraft {
  name: string;
  description: string;
  price: string;
  categoryId: string;
  /** Separated by commas, like the diets. */
  allergens: string;
  diets: string;
  ageRestricted: boolean;
}

/** Initial content of a form: the dish, or an empty one in a part of the menu. */
export function dishDraftOf(dish: SettingsDish | null, categoryId: string): DishDraft {
  return {
    name: dish?.name ?? '',
    description: dish?.description ?? '',
    price: dish ? priceText(dish.priceCents) : '',
    categoryId: dish?.categoryId ?? categoryId,
    allergens: dish?.allergens.join(', ') ?? '',
    diets: dish?.diets.join(', ') ?? '',
    ageRestricted: dish?.ageRestricted ?? false,
  };
}

/** A price in a field: `12.50`. */
export const priceText = (cents: number): string => (cents / 100).toFixed(2);

const MOST_CENTS = 10_000_000;

/** The typed price, with a point or a comma, in the smallest unit of the currency; null if it is not one. */
export function parsePrice(typed: string): number | null {
  const amount = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!amount) return null;
  const [, whole = '', part = ''] = amount;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}

/** Problems of a draft, by field, before it is sent. */
export function dishProblems({ name, price, categoryId }: DishDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!name.trim()) problems.name = messages.dishNameError;
  if (parsePrice(price) === null) problems.priceCents = messages.priceError;
  if (!categoryId) problems.categoryId = messages.categoryError;
  return problems;
}

/** The fields of a draft as they are sent. */
export const dishFields = (draft: DishDraft): AddedDish => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  priceCents: parsePrice(draft.price) ?? 0,
  allergens: parseWords(draft.allergens),
  diets: parseWords(draft.diets),
  ageRestricted: draft.ageRestricted,
  categoryId: draft.categoryId,
});
