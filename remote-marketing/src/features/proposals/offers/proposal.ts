import type { QuoteRequest } from '../../pricing/quote/quote-request.ts';

/** A quote that was issued: it has a number, it is valid until a day, and it names the price list it was made from. */
export interface IssuedQuote {
  number: string;
  /** ISO days. */
  issued: string;
  validUntil: string;
  priceList: string;
  request: QuoteRequest;
  /** Which tax was applied, or why none. */
  taxNote: string;
  /** What happened to it, oldest first. */
  history: readonly { day: string; what: string }[];
}

/** A proposal for one hotel. Every proposal page is made from one of these. */
export interface Proposal {
  slug: 'miramar' | 'luzeiros' | 'blackbrick';
  hotel: string;
  /** What kind of property it is and where, in half a sentence. */
  kind: string;
  preparedFor: string;
  preparedBy: string;
  quote: IssuedQuote;
  /** Our understanding of the property, as paragraphs. */
  understanding: readonly string[];
  scope: readonly { department: string; today: string; withBellkey: string }[];
  rollout: readonly { weeks: string; what: string; who: string }[];
  codes: readonly { place: string; count: number; note: string }[];
  integrations: readonly { system: string; what: string; status: string }[];
  responsibilities: { hotel: readonly string[]; bellkey: readonly string[] };
  kpis: readonly { name: string; definition: string; goal: string }[];
  risks: readonly { risk: string; answer: string }[];
  /** Beyond the general terms. */
  terms: readonly string[];
}

/** The state of an offer on a day; unknown while no day is known (before hydration). */
export type Validity = 'unknown' | 'valid' | 'expired';

/** An offer is valid through the whole of its last day. ISO days compare as text. */
export function validityOn(validUntil: string, today: string | null): Validity {
  if (today === null) return 'unknown';
  return today <= validUntil ? 'valid' : 'expired';
}
