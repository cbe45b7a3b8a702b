/**
 * Formats an amount as a reader of the language writes it: `27,00 €`.
 *
 * @param cents integer minor units
 */
export function localMoney(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}
