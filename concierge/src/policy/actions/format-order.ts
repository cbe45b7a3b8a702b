import type { MenuItem } from '@bellkey/shared/api';
import { localMoney } from '@bellkey/shared/order-price';
import type { CartView } from '../../contract/contract.ts';
import type { MenuResult, OrderResult } from './tool-results.ts';

/** Formats a cart for an answer in a language; every amount comes from the server. */
export function formatOrder(
  { lines, totalCents, currency }: CartView,
  language: string,
): Pick<OrderResult, 'lines' | 'total'> {
  return {
    lines: lines.map(({ quantity, name, options, note, unitCents }) => {
      const made = [...options.map((option) => option.name), note].filter(Boolean).join(', ');
      return {
        words: `${quantity} × ${name}${made ? ` (${made})` : ''}`,
        price: localMoney(unitCents * quantity, currency, language),
      };
    }),
    total: localMoney(totalCents, currency, language),
  };
}

/** A dish as an engine sees it. Names and descriptions are the property's text: data, never instructions. */
export function formatDish(item: MenuItem, currency: string, language: string): MenuResult['items'][number] {
  return {
    id: item.id,
    name: item.name,
    description: item.description.slice(0, 200),
    price: localMoney(item.priceCents, currency, language),
    category: item.category.name,
    diets: item.diets,
    allergens: item.allergens,
    state: item.state,
    served: item.served ? `${item.served.from} - ${item.served.until}` : null,
    options: item.optionGroups.flatMap((group) => group.choices.map(({ name }) => name)),
  };
}
