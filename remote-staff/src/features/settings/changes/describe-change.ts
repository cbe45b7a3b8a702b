import type { MenuSettings, SettingChange } from '@bellkey/shared/api';
import { formatPrice } from '../../../money/format-price.ts';

/** What a field is called in the list of changes. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'name',
  name: 'name',
  label: 'name',
  departmentKey: 'department',
  level: 'how soon',
  starter: 'how a guest asks',
  maxQuantity: 'most at once',
  words: 'other words',
  description: 'description',
  featured: 'on the first screen',
  active: 'in use',
  kind: 'kind',
  floor: 'floor',
  phone: 'telephone',
  languages: 'languages',
  priceCents: 'price',
  allergens: 'allergens',
  diets: 'diets',
  ageRestricted: 'for adults alone',
  categoryId: 'part of the menu',
  listed: 'on the menu',
  available: 'can be had',
  soldOutUntil: 'sold out until',
  from: 'served from',
  until: 'served until',
  url: 'address',
  kinds: 'told of',
  enabled: 'on',
  secret: 'secret',
  prefix: 'secret that begins with',
  revoked: 'revoked',
};

/** What the names and prices of the menu are written with. */
export interface MenuWords {
  currency: string;
  menu: MenuSettings | null;
}

function valueInWords(field: string, value: unknown, { currency, menu }: MenuWords): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (field === 'priceCents') return formatPrice(Number(value), currency);
  if (field === 'categoryId') return menu?.categories.find(({ id }) => id === value)?.name ?? 'another';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value);
}

/** A change as one sentence for managers: `name: Towels → Bath towels`. */
export function describeChange({ before, after }: SettingChange, words: MenuWords): string {
  if (before === null) return 'Added';
  return Object.keys(after)
    .map((field) => {
      const [was, is] = [before, after].map((side) => valueInWords(field, side[field], words));
      return `${FIELD_NAMES[field] ?? field}: ${was} → ${is}`;
    })
    .join('; ');
}
