import { localMoney } from '@bellkey/shared/order-price';

/**
 * An amount in local format: `€24.10`.
 *
 * @param cents integer minor units
 * @param language of the reader
 */
export function money(cents: number, currency: string, language = 'en'): string {
  return localMoney(cents, currency, language);
}
