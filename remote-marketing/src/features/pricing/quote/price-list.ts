import type { BasisPoints, Cents, Currency } from './money.ts';

/** A price in every currency of the list, in cents. */
export type Prices = Readonly<Record<Currency, Cents>>;

/** What a subscription counts: guest rooms, restaurant tables, or listings of a short-term rental. */
export type Unit = 'room' | 'table' | 'listing';

export const PLAN_IDS = ['desk', 'house', 'group'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const MODULE_IDS = ['check-in', 'ordering', 'co-brand'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export const SUPPORT_IDS = ['standard', 'extended', 'round-the-clock'] as const;
export type SupportId = (typeof SUPPORT_IDS)[number];

export const ONBOARDING_IDS = ['self', 'remote', 'on-site'] as const;
export type OnboardingId = (typeof ONBOARDING_IDS)[number];

export interface Plan {
  id: PlanId;
  name: string;
  /** Who it is for, in one sentence. */
  summary: string;
  /** Per unit and month. */
  prices: Readonly<Record<Unit, Prices>>;
  /** The least that a month costs, whatever the number of units. */
  minimum: Prices;
  /** Language-model turns per unit and month under fair use; 0: the embedded engine answers alone. */
  modelTurns: number;
  modules: readonly ModuleId[];
}

export interface Module {
  id: ModuleId;
  name: string;
  summary: string;
  /** What a buyer has to know wherever it is priced. */
  note?: string;
  /** What one price is for. */
  per: 'room' | 'outlet' | 'property';
  prices: Prices;
}

export interface SupportTier {
  id: SupportId;
  name: string;
  hours: string;
  firstAnswer: string;
  /** Added to the subscription, as a share of it. */
  share: BasisPoints;
}

export interface Onboarding {
  id: OnboardingId;
  name: string;
  summary: string;
  prices: Prices;
}

/** From this room on, rooms cost so much less. Rooms before it keep their price. */
export interface RoomTier {
  above: number;
  discount: BasisPoints;
}

/** Everything that Bellkey charges for. A list never changes after its date: quotes name the list they were made from. */
export interface PriceList {
  id: string;
  /** First day it is valid, ISO. */
  from: string;
  plans: Readonly<Record<PlanId, Plan>>;
  modules: Readonly<Record<ModuleId, Module>>;
  support: Readonly<Record<SupportId, SupportTier>>;
  onboarding: Readonly<Record<OnboardingId, Onboarding>>;
  roomTiers: readonly RoomTier[];
  languages: { included: number; prices: Prices };
  pms: { monthly: Prices; setUp: Prices };
  /** Months of twelve that are free when a year is paid at once. */
  annualFreeMonths: number;
}

/** The price list that is in force. */
export const priceList: PriceList = {
  id: '2026-11',
  from: '2026-11-01',
  plans: {
    desk: {
      id: 'desk',
      name: 'Desk',
      summary: 'One house that wants every request on a clock, answered without a language model.',
      prices: {
        room: { EUR: 300, USD: 330, ZAR: 5_500, BRL: 1_600 },
        table: { EUR: 200, USD: 220, ZAR: 3_700, BRL: 1_100 },
        listing: { EUR: 500, USD: 550, ZAR: 9_200, BRL: 2_700 },
      },
      minimum: { EUR: 9_000, USD: 9_900, ZAR: 165_000, BRL: 48_000 },
      modelTurns: 0,
      modules: [],
    },
    house: {
      id: 'house',
      name: 'House',
      summary: 'A full-service house: ordering, online check-in, and a language model where you allow it.',
      prices: {
        room: { EUR: 600, USD: 660, ZAR: 11_000, BRL: 3_200 },
        table: { EUR: 400, USD: 440, ZAR: 7_400, BRL: 2_200 },
        listing: { EUR: 900, USD: 990, ZAR: 16_500, BRL: 4_800 },
      },
      minimum: { EUR: 18_000, USD: 19_800, ZAR: 330_000, BRL: 96_000 },
      modelTurns: 60,
      modules: ['check-in', 'ordering'],
    },
    group: {
      id: 'group',
      name: 'Group',
      summary: 'Several houses under one name: your brand and subdomain, and one invoice.',
      prices: {
        room: { EUR: 800, USD: 880, ZAR: 14_900, BRL: 4_300 },
        table: { EUR: 500, USD: 550, ZAR: 9_200, BRL: 2_700 },
        listing: { EUR: 1_100, USD: 1_210, ZAR: 19_900, BRL: 5_900 },
      },
      minimum: { EUR: 80_000, USD: 88_000, ZAR: 1_490_000, BRL: 430_000 },
      modelTurns: 100,
      modules: ['check-in', 'ordering', 'co-brand'],
    },
  },
  modules: {
    'check-in': {
      id: 'check-in',
      name: 'Online check-in',
      summary: 'Guest registration before arrival, with the fields your law asks for; still being built.',
      note: 'Still being built',
      per: 'room',
      prices: { EUR: 100, USD: 110, ZAR: 1_900, BRL: 550 },
    },
    ordering: {
      id: 'ordering',
      name: 'Ordering',
      summary: 'Menu and cart in the chat, and a clock for the kitchen: one restaurant, bar or room service.',
      per: 'outlet',
      prices: { EUR: 4_000, USD: 4_400, ZAR: 74_000, BRL: 22_000 },
    },
    'co-brand': {
      id: 'co-brand',
      name: 'Your brand',
      summary: 'Your name, colours, icon and subdomain in place of ours.',
      per: 'property',
      prices: { EUR: 6_000, USD: 6_600, ZAR: 110_000, BRL: 33_000 },
    },
  },
  support: {
    standard: {
      id: 'standard',
      name: 'Standard',
      hours: 'Monday to Friday, 09:00 to 18:00 in your time zone',
      firstAnswer: 'within one working day',
      share: 0,
    },
    extended: {
      id: 'extended',
      name: 'Extended',
      hours: 'Every day, 07:00 to 23:00 in your time zone',
      firstAnswer: 'within 4 hours',
      share: 1_200,
    },
    'round-the-clock': {
      id: 'round-the-clock',
      name: 'Round-the-clock',
      hours: 'Every hour of the year',
      firstAnswer: 'within 1 hour',
      share: 2_500,
    },
  },
  onboarding: {
    self: {
      id: 'self',
      name: 'By yourself',
      summary: 'Guides, sample data and printable code sheets.',
      prices: { EUR: 0, USD: 0, ZAR: 0, BRL: 0 },
    },
    remote: {
      id: 'remote',
      name: 'With us, by video',
      summary: 'Three sessions of 90 minutes: services and times, knowledge, team.',
      prices: { EUR: 45_000, USD: 49_500, ZAR: 830_000, BRL: 245_000 },
    },
    'on-site': {
      id: 'on-site',
      name: 'With us, at your house',
      summary: 'Two days on site; travel is charged at cost and agreed first.',
      prices: { EUR: 180_000, USD: 198_000, ZAR: 3_300_000, BRL: 970_000 },
    },
  },
  roomTiers: [
    { above: 100, discount: 1_000 },
    { above: 250, discount: 2_000 },
  ],
  languages: { included: 3, prices: { EUR: 1_500, USD: 1_650, ZAR: 27_500, BRL: 8_000 } },
  pms: {
    monthly: { EUR: 8_000, USD: 8_800, ZAR: 148_000, BRL: 43_000 },
    setUp: { EUR: 40_000, USD: 44_000, ZAR: 740_000, BRL: 215_000 },
  },
  annualFreeMonths: 2,
};
