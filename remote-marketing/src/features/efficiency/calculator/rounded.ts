import { groupThousands } from '../../pricing/quote/money.ts';

/** Formats a number with one decimal and commas between thousands, the same on every machine. */
export function oneDecimal(value: number): string {
  const tenths = Math.round(value * 10);
  return `${groupThousands(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** Formats a number with two decimals and commas between thousands. */
export function twoDecimals(value: number): string {
  const hundredths = Math.round(value * 100);
  return `${groupThousands(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Like {@link twoDecimals}, without trailing zeros: 56, 152.8, 1.44. */
export const short = (value: number): string => twoDecimals(value).replace(/\.?0+$/, '');

/** Formats a whole number with commas between thousands. */
export const whole = (value: number): string => groupThousands(Math.round(value));
