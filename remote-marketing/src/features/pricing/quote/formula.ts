import {
  type BasisPoints,
  type Cents,
  type Currency,
  formatMoney,
  formatShare,
  shareOf,
} from './prices/money.ts';

/** How a line's amount is computed. Amount and text both come from it, so the line shows how it is priced. */
export type Formula =
  | { kind: 'units'; count: number; unit: string; price: Cents }
  | { kind: 'discounted-units'; count: number; unit: string; price: Cents; discount: BasisPoints }
  | { kind: 'flat'; price: Cents }
  | { kind: 'top-up'; minimum: Cents; reached: Cents }
  | { kind: 'share'; of: Cents; share: BasisPoints }
  | { kind: 'months'; months: number; monthly: Cents }
  | { kind: 'free-months'; months: number; monthly: Cents }
  | { kind: 'carried'; from: string; cents: Cents }
  | { kind: 'included'; by: string };

/** Result of the formula, in cents. */
export function amountOf(formula: Formula): Cents {
  switch (formula.kind) {
    case 'units':
      return formula.count * formula.price;
    case 'discounted-units':
      return shareOf(formula.count * formula.price, 10_000 - formula.discount);
    case 'flat':
      return formula.price;
    case 'top-up':
      return Math.max(0, formula.minimum - formula.reached);
    case 'share':
      return shareOf(formula.of, formula.share);
    case 'months':
      return formula.months * formula.monthly;
    case 'free-months':
      return formula.monthly === 0 ? 0 : -formula.months * formula.monthly;
    case 'carried':
      return formula.cents;
    case 'included':
      return 0;
  }
}

/**
 * The formula as text, for checking with a pocket calculator.
 *
 * @example formulaText({ kind: 'units', count: 64, unit: 'rooms', price: 600 }, 'EUR'); // '64 rooms × €6.00'
 */
export function formulaText(formula: Formula, currency: Currency): string {
  const money = (cents: Cents) => formatMoney(cents, currency);
  switch (formula.kind) {
    case 'units':
      return `${formula.count} ${formula.unit} × ${money(formula.price)}`;
    case 'discounted-units':
      return `${formula.count} ${formula.unit} × ${money(formula.price)} × ${formatShare(10_000 - formula.discount)}`;
    case 'flat':
      return `1 × ${money(formula.price)}`;
    case 'top-up':
      return `minimum ${money(formula.minimum)} − ${money(formula.reached)}`;
    case 'share':
      return `${formatShare(formula.share)} of ${money(formula.of)}`;
    case 'months':
      return `${formula.months} ${formula.months === 1 ? 'month' : 'months'} × ${money(formula.monthly)}`;
    case 'free-months':
      return `−${formula.months} months × ${money(formula.monthly)}`;
    case 'carried':
      return formula.from;
    case 'included':
      return `included in ${formula.by}`;
  }
}
