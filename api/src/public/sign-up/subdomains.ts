import type { SubdomainState } from '@bellkey/shared/api';
import { SUBDOMAIN_PATTERN } from '@bellkey/shared/api';
import type { Store } from '../../platform/database/property-scope.ts';
import { findBySlug } from '../../property/properties/property-address.ts';
import { isReserved } from './reserved-names.ts';

/** Where the addresses of new properties are looked for. */
export interface AddressBook {
  store: Store;
  /** Keys of all brands; a brand's subdomain can be no property's. */
  brandKeys: readonly string[];
}

/**
 * Whether a name can be the subdomain of a new property. `xn--` and double dashes are reserved for international names.
 */
export async function subdomainState(
  { store, brandKeys }: AddressBook,
  name: string,
): Promise<SubdomainState> {
  if (!SUBDOMAIN_PATTERN.test(name) || name.includes('--')) return 'malformed';
  if (isReserved(name, brandKeys)) return 'reserved';
  return (await findBySlug(store, name)) ? 'taken' : 'free';
}

const SUGGESTIONS = 3;

/** Up to three free names similar to the wanted one. */
export async function suggestSubdomains(book: AddressBook, wanted: string): Promise<string[]> {
  const base = wanted
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 22)
    .replace(/-+$/, '');
  if (!base) return [];
  const free: string[] = [];
  for (const name of [base, `hotel-${base}`, `${base}-guests`, `${base}-2`, `${base}-3`, `${base}-4`]) {
    if (free.length === SUGGESTIONS) break;
    if (name !== wanted && (await subdomainState(book, name)) === 'free') free.push(name);
  }
  return free;
}
