import { amountOf, type Formula } from './formula.ts';
import { type Cents, type Currency, sumOf } from './money.ts';
import { MODULE_IDS, type Module, type PriceList } from './price-list.ts';
import type { Billing, PmsId, QuoteRequest } from './quote-request.ts';

/** One line: what it is for, how it is computed, and the amount that this comes to. */
export interface QuoteLine {
  label: string;
  /** What a buyer has to know of it, beside its price. */
  note?: string;
  formula: Formula;
  cents: Cents;
}

/** Lines under one heading; `cents` is their sum. */
export interface QuoteSection {
  title: string;
  totalLabel: string;
  lines: readonly QuoteLine[];
  cents: Cents;
}

/** A price, worked out. Each section carries into the last one, which is the first invoice. */
export interface Quote {
  currency: Currency;
  billing: Billing;
  /** Id of the price list that it was made from. */
  priceList: string;
  month: QuoteSection;
  period: QuoteSection;
  once: QuoteSection;
  invoice: QuoteSection;
}

export const PMS_NAMES: Record<PmsId, string> = {
  none: 'None',
  cloudbeds: 'Cloudbeds',
  mews: 'Mews',
  protel: 'Protel',
  'little-hotelier': 'Little Hotelier',
};

/** Works out a price. The request must have passed `checkQuoteRequest`; the answer depends on nothing else. */
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
    // A year is worked out under a heading of its own; what is paid monthly is the month's sum.
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

function monthLines(request: QuoteRequest, list: PriceList): QuoteLine[] {
  const { currency } = request;
  const plan = list.plans[request.plan];
  const units = [
    ...roomLines(request, list),
    ...(request.tables > 0
      ? [
          line(`${plan.name}, tables`, {
            kind: 'units',
            count: request.tables,
            unit: counted(request.tables, 'table'),
            price: plan.prices.table[currency],
          }),
        ]
      : []),
    ...(request.listings > 0
      ? [
          line(`${plan.name}, listings`, {
            kind: 'units',
            count: request.listings,
            unit: counted(request.listings, 'listing'),
            price: plan.prices.listing[currency],
          }),
        ]
      : []),
  ];
  const reached = sumOf(units.map(({ cents }) => cents));
  const minimum = plan.minimum[currency];
  const topUp =
    reached < minimum ? [line(`${plan.name}, up to its minimum`, { kind: 'top-up', minimum, reached })] : [];
  const extras = [
    ...MODULE_IDS.filter((id) => plan.modules.includes(id) || request.modules.includes(id)).map((id) =>
      moduleLine(list.modules[id], request, list),
    ),
    ...languageLines(request, list),
    ...(request.pms === 'none'
      ? []
      : [line(`${PMS_NAMES[request.pms]} connection`, { kind: 'flat', price: list.pms.monthly[currency] })]),
  ];
  const before = [...units, ...topUp, ...extras];
  const tier = list.support[request.support];
  const support =
    tier.share === 0
      ? []
      : [
          line(`${tier.name} support`, {
            kind: 'share',
            of: sumOf(before.map(({ cents }) => cents)),
            share: tier.share,
          }),
        ];
  return [...before, ...support];
}

/** Rooms fall into tiers: each tier is a line, and only the rooms within it have its price. */
function roomLines(request: QuoteRequest, list: PriceList): QuoteLine[] {
  const plan = list.plans[request.plan];
  const price = plan.prices.room[request.currency];
  const edges = [{ above: 0, discount: 0 }, ...list.roomTiers];
  return edges.flatMap(({ above, discount }, index) => {
    const next = edges[index + 1]?.above ?? Number.POSITIVE_INFINITY;
    const count = Math.min(request.rooms, next) - above;
    if (count <= 0) return [];
    const unit = counted(count, 'room');
    return [
      above === 0
        ? line(`${plan.name}, rooms`, { kind: 'units', count, unit, price })
        : line(`${plan.name}, rooms above ${above}`, {
            kind: 'discounted-units',
            count,
            unit,
            price,
            discount,
          }),
    ];
  });
}

function moduleLine(module: Module, request: QuoteRequest, list: PriceList): QuoteLine {
  const priced = moduleFormula(module, request, list);
  return { ...priced, ...(module.note && { note: module.note }) };
}

function moduleFormula(module: Module, request: QuoteRequest, list: PriceList): QuoteLine {
  const plan = list.plans[request.plan];
  if (plan.modules.includes(module.id)) return line(module.name, { kind: 'included', by: plan.name });
  const price = module.prices[request.currency];
  if (module.per === 'property') return line(module.name, { kind: 'flat', price });
  const count = module.per === 'room' ? request.rooms : request.outlets;
  return line(module.name, { kind: 'units', count, unit: counted(count, module.per), price });
}

function languageLines(request: QuoteRequest, list: PriceList): QuoteLine[] {
  const further = request.languages - list.languages.included;
  if (further <= 0) return [];
  return [
    line(`Languages beyond ${list.languages.included}`, {
      kind: 'units',
      count: further,
      unit: counted(further, 'language'),
      price: list.languages.prices[request.currency],
    }),
  ];
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

const line = (label: string, formula: Formula): QuoteLine => ({ label, formula, cents: amountOf(formula) });

const section = (title: string, totalLabel: string, lines: QuoteLine[]): QuoteSection => ({
  title,
  totalLabel,
  lines,
  cents: sumOf(lines.map(({ cents }) => cents)),
});

const counted = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);
