import { PMS_NAMES } from './pms-names.ts';
import { sumOf } from './prices/money.ts';
import { MODULE_IDS, type Module, type PriceList } from './prices/price-list.ts';
import { line, type QuoteLine } from './quote-line.ts';
import type { QuoteRequest } from './quote-request.ts';

/** Monthly cost: units up to the plan's minimum, modules, languages, the PMS connection and support. */
export function monthLines(request: QuoteRequest, list: PriceList): QuoteLine[] {
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

const counted = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);
