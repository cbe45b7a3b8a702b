import { monthLines } from './month-lines.ts';
import { PMS_NAMES } from './pms-names.ts';
import { type Cents, type Currency, sumOf } from './prices/money.ts';
import type { PriceList } from './prices/price-list.ts';
import { line, type QuoteLine } from './quote-line.ts';
import type { Billing, QuoteRequest } from './quote-request.ts';

/** Lines under one heading; `cents` is their sum. */
export interface QuoteSection {
  title: string;
  totalLabel: string;
  lines: readonly QuoteLine[];
  cents: Cents;
}

/** A computed price. Each section is carried into the last one, which is the first invoice. */
export interface Quote {
  currency: Currency;
  billing: Billing;
  /** Id of its price list. */
  priceList: string;
  month: QuoteSection;
  period: QuoteSection;
  once: QuoteSection;
  invoice: QuoteSection;
}

/** Computes a price. The request must have passed `checkQuoteRequest`; the result depends on nothing else. */
export function priceQuote(request: QuoteRequest, list: PriceList): Quote {
  const month = section('Each month', 'Per month', monthLines(request, list));
  const period = section(
    request.billing === 'annual' ? 'Paid for a year' : 'Paid monthly',
    request.billing === 'annual' ? 'Per year' : 'Per month',
    periodLines(request.billing, month.cents, list),
  );
  const once = section('Once', 'Once', onceLines(request, list));
  const net = period.cents + once.cents;
  const invoice = section('First invoice', 'To pay', [
    // A year has a section of its own; what is paid monthly is the month's sum.
    line(request.billing === 'annual' ? period.title : month.title, {
      kind: 'carried',
      from: 'from above',
      cents: period.cents,
    }),
    line('Once', { kind: 'carried', from: 'from above', cents: once.cents }),
    line('VAT', { kind: 'share', of: net, share: request.vat }),
  ]);
  return {
    currency: request.currency,
    billing: request.billing,
    priceList: list.id,
    month,
    period,
    once,
    invoice,
  };
}

function periodLines(billing: Billing, monthly: Cents, list: PriceList): QuoteLine[] {
  if (billing === 'monthly') return [line('Subscription', { kind: 'months', months: 1, monthly })];
  return [
    line('Subscription', { kind: 'months', months: 12, monthly }),
    line('Paid for a year at once', { kind: 'free-months', months: list.annualFreeMonths, monthly }),
  ];
}

function onceLines(request: QuoteRequest, list: PriceList): QuoteLine[] {
  const onboarding = list.onboarding[request.onboarding];
  return [
    line(`Set-up: ${onboarding.name.toLowerCase()}`, {
      kind: 'flat',
      price: onboarding.prices[request.currency],
    }),
    ...(request.pms === 'none'
      ? []
      : [
          line(`Set-up of the ${PMS_NAMES[request.pms]} connection`, {
            kind: 'flat',
            price: list.pms.setUp[request.currency],
          }),
        ]),
  ];
}

const section = (title: string, totalLabel: string, lines: QuoteLine[]): QuoteSection => ({
  title,
  totalLabel,
  lines,
  cents: sumOf(lines.map(({ cents }) => cents)),
});
