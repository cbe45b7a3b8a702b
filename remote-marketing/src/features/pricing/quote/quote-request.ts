import { CURRENCIES, type Currency } from './prices/money.ts';
import {
  MODULE_IDS,
  type ModuleId,
  ONBOARDING_IDS,
  type OnboardingId,
  PLAN_IDS,
  type PlanId,
  SUPPORT_IDS,
  type SupportId,
} from './prices/price-list.ts';

export const PMS_IDS = ['none', 'cloudbeds', 'mews', 'protel', 'little-hotelier'] as const;
export type PmsId = (typeof PMS_IDS)[number];

export const BILLINGS = ['monthly', 'annual'] as const;
export type Billing = (typeof BILLINGS)[number];

/** A request for a price. */
export interface QuoteRequest {
  plan: PlanId;
  currency: Currency;
  billing: Billing;
  rooms: number;
  /** Tables with a code. */
  tables: number;
  listings: number;
  /** Restaurants, bars and kitchens that take orders. */
  outlets: number;
  /** Languages for guests. */
  languages: number;
  modules: readonly ModuleId[];
  pms: PmsId;
  support: SupportId;
  onboarding: OnboardingId;
  /** In basis points: 2300 is 23 %. */
  vat: number;
}

/** A property of 60 rooms: where the calculator starts. */
export const DEFAULT_REQUEST: QuoteRequest = {
  plan: 'house',
  currency: 'EUR',
  billing: 'annual',
  rooms: 60,
  tables: 0,
  listings: 0,
  outlets: 1,
  languages: 3,
  modules: [],
  pms: 'none',
  support: 'standard',
  onboarding: 'self',
  vat: 0,
};

/** Ranges of the numbers, both ends included. */
export const QUOTE_RANGES = {
  rooms: { min: 0, max: 5_000 },
  tables: { min: 0, max: 2_000 },
  listings: { min: 0, max: 2_000 },
  outlets: { min: 0, max: 50 },
  languages: { min: 1, max: 24 },
  vat: { min: 0, max: 3_000 },
} as const;

export type QuoteNumber = keyof typeof QUOTE_RANGES;
export type QuoteProblems = Partial<Record<keyof QuoteRequest, string>>;

export type Checked<T> = { ok: true; value: T } | { ok: false; error: QuoteProblems };

/** The fields that can't be priced, each with a sentence that says what to change. */
export function checkQuoteRequest(request: QuoteRequest, includedLanguages: number): Checked<QuoteRequest> {
  const problems: QuoteProblems = {};
  for (const [name, { min, max }] of Object.entries(QUOTE_RANGES) as [
    QuoteNumber,
    { min: number; max: number },
  ][]) {
    const value = request[name];
    if (!Number.isInteger(value) || value < min || value > max) {
      problems[name] =
        name === 'vat'
          ? `A rate from 0 to ${max / 100} %, with at most two decimals.`
          : `A whole number from ${min} to ${max}.`;
    }
  }
  if (!problems.rooms && request.rooms + request.tables + request.listings === 0) {
    problems.rooms = 'Count at least one room, table or listing.';
  }
  if (!problems.languages && request.plan === 'desk' && request.languages > includedLanguages) {
    problems.languages = `Desk answers in ${includedLanguages} languages, without a language model. Choose House for more.`;
  }
  return Object.keys(problems).length > 0 ? { ok: false, error: problems } : { ok: true, value: request };
}

/** The request as a link. Only differences from the default are included. */
export function formatQuoteRequest(request: QuoteRequest): string {
  const parameters = new URLSearchParams();
  for (const key of Object.keys(DEFAULT_REQUEST) as (keyof QuoteRequest)[]) {
    const value = asText(request[key]);
    if (value !== asText(DEFAULT_REQUEST[key])) parameters.set(key, value);
  }
  return parameters.toString();
}

/** Parses a link. Missing or invalid values become the default: a damaged link still opens. */
export function parseQuoteRequest(text: string): QuoteRequest {
  const parameters = new URLSearchParams(text);
  const number = (key: QuoteNumber): number => {
    const raw = parameters.get(key);
    const { min, max } = QUOTE_RANGES[key];
    if (raw === null || !/^\d{1,5}$/.test(raw)) return DEFAULT_REQUEST[key];
    const value = Number(raw);
    return value >= min && value <= max ? value : DEFAULT_REQUEST[key];
  };
  const oneOf = <T extends string>(key: string, all: readonly T[], otherwise: T): T =>
    all.find((candidate) => candidate === parameters.get(key)) ?? otherwise;
  const modules = (parameters.get('modules') ?? '').split(' ');
  return {
    plan: oneOf('plan', PLAN_IDS, DEFAULT_REQUEST.plan),
    currency: oneOf('currency', CURRENCIES, DEFAULT_REQUEST.currency),
    billing: oneOf('billing', BILLINGS, DEFAULT_REQUEST.billing),
    rooms: number('rooms'),
    tables: number('tables'),
    listings: number('listings'),
    outlets: number('outlets'),
    languages: number('languages'),
    modules: MODULE_IDS.filter((id) => modules.includes(id)),
    pms: oneOf('pms', PMS_IDS, DEFAULT_REQUEST.pms),
    support: oneOf('support', SUPPORT_IDS, DEFAULT_REQUEST.support),
    onboarding: oneOf('onboarding', ONBOARDING_IDS, DEFAULT_REQUEST.onboarding),
    vat: number('vat'),
  };
}

const asText = (value: QuoteRequest[keyof QuoteRequest]): string =>
  typeof value === 'object' ? value.join(' ') : String(value);
