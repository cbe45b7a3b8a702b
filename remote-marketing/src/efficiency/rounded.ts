import { groupThousands } from '../pricing/money.ts';

/** A number with one decimal and commas between thousands, the same on every machine. */
export function oneDecimal(value: number): string {
  const tenths = Math.round(value * 10);
  return `${groupThousands(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** A whole number with commas between thousands. */
export const whole = (value: number): string => groupThousands(Math.round(value));
