import { parsePlaceCode } from '@bellkey/shared/api';
import { detectSubdomain, propertyOrigin } from '@bellkey/shared/brand';
import type { Store } from '../../platform/database/property-scope.ts';
import type { HttpSide } from '../../platform/http/http-side.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadAddress, type PropertyAddress, propertyAt } from '../properties/property-address.ts';
import type { ResolvedCode } from './resolve-code.ts';

/** Where codes are opened. */
export interface CodeDesk {
  store: Store;
  /** Keys of all brands. */
  brandKeys: readonly string[];
}

/**
 * Refuses a code that was opened at an address of another brand or another property, with the address at which it opens
 * (decision 0610). The host name comes from our proxy or the browser. A program may invent one, and reaches nothing by
 * that which the code does not open.
 *
 * @param typed the code as it was scanned or typed
 */
export async function openHere(
  { store, brandKeys }: CodeDesk,
  code: ResolvedCode,
  { pageOrigin }: Pick<HttpSide, 'pageOrigin'>,
  typed: string,
): Promise<Outcome<ResolvedCode>> {
  const here = new URL(pageOrigin);
  const { subdomain } = detectSubdomain(here.hostname);
  if (subdomain === null) return done(code);
  const read = await store.read(code.propertyId, async (scope) => done(await loadAddress(scope)));
  if (!read.ok) return read;
  const property = read.value;
  if (await isOf(property, subdomain, { store, brandKeys })) return done(code);
  const link = new URL('/scan-qr', propertyOrigin(property.slug, here));
  link.searchParams.set('c', parsePlaceCode(typed)?.value ?? typed);
  return refused('code-elsewhere', { address: link.href });
}

/** Whether a subdomain is this property's, its brand's, or neither a brand's nor a property's. */
async function isOf(
  { slug, brand, isDemo }: PropertyAddress,
  subdomain: string,
  { store, brandKeys }: CodeDesk,
): Promise<boolean> {
  if (isDemo || subdomain === slug || subdomain === brand) return true;
  if (brandKeys.includes(subdomain)) return false;
  return (await propertyAt(store, subdomain)) === null;
}
