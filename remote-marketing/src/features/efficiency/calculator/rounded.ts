import { groupThousands } from '../../pricing/quote/prices/money.ts';

/** A number with one decimal and commas between thousands, the same on every machine. */
export function oneDecimal(value: number): string {
  const tenths = Math.round(value * 10);
  return `${groupThousands(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** A number with two decimals and commas between thousands. */
export function twoDecimals(value: number): string {
  const hundredths = Math.round(value * 100);
  return `${groupThousands(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** As {@link twoDecimals}, without zeros at the end: 56, 152.8, 1.44. */
export const short = (value: number): string => twoDecimals(value).replace(/\.?0+$/, '');

/** A whole number with commas between thousands. */
export const whole = (value: number): string => groupThousands(Math.round(value));
