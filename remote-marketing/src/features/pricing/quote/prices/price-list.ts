import type { BasisPoints, Cents, Currency } from './money.ts';
import inForce from './price-list.json' with { type: 'json' };

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
  /** Minimum monthly price, whatever the number of units. */
  minimum: Prices;
  /** Language-model turns per unit and month under fair use; 0: the embedded engine answers alone. */
  modelTurns: number;
  modules: readonly ModuleId[];
}

export interface Module {
  id: ModuleId;
  name: string;
  summary: string;
  /** What a buyer has to know wherever its price is shown. */
  note?: string;
  /** The unit of one price. */
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

/** From this room on, rooms cost this much less. Earlier rooms keep their price. */
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

/** The current price list; a test checks its data file. */
export const priceList = inForce as PriceList;
