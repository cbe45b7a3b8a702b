/** Currencies that the price list states prices in. Each has its own prices; none is converted from another. */
export const CURRENCIES = ['EUR', 'USD', 'ZAR', 'BRL'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Money in whole hundredths of its currency. Never a fraction: sums stay exact. */
export type Cents = number;

/** Hundredths of a per cent: 2300 is 23 %. */
export type BasisPoints = number;

const SYMBOLS: Record<Currency, string> = { EUR: '€', USD: 'US$', ZAR: 'R', BRL: 'R$' };
const WHOLE = 10_000;

/**
 * Money as text, the same on every machine (`Intl` differs between server and browser, and hydration would notice).
 *
 * @example
 * formatMoney(123450, 'EUR'); // '€1,234.50'
 */
export function formatMoney(cents: Cents, currency: Currency): string {
  const absolute = Math.abs(cents);
  const units = groupThousands(Math.floor(absolute / 100));
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}${SYMBOLS[currency]}${units}.${rest}`;
}

/**
 * A whole number with commas between thousands. Without `Intl`, whose first number costs a slow phone 80 ms while a page
 * is made ready.
 */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * A share of an amount, rounded half up to the cent, in integer arithmetic throughout.
 *
 * @example
 * shareOf(33_333, 1500); // 5000
 */
export function shareOf(cents: Cents, basisPoints: BasisPoints): Cents {
  return Math.floor((cents * basisPoints + WHOLE / 2) / WHOLE);
}

/** Basis points as per cent: 2300 is '23 %', 1250 is '12.5 %'. */
export function formatShare(basisPoints: BasisPoints): string {
  return `${basisPoints / 100}\u00a0%`;
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);
