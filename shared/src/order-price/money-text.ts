/** Formats an amount for texts without a language: `24.10 EUR`. */
export function moneyText(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}
