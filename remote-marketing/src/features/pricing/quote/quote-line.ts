import { amountOf, type Formula } from './formula.ts';
import type { Cents } from './prices/money.ts';

/** One line: its purpose, how it is computed, and the amount. */
export interface QuoteLine {
  label: string;
  /** What a buyer has to know besides the price. */
  note?: string;
  formula: Formula;
  cents: Cents;
}

export const line = (label: string, formula: Formula): QuoteLine => ({
  label,
  formula,
  cents: amountOf(formula),
});
