import { z } from 'zod';
import type { KnownFact, OfferedService } from '../contract/contract.ts';
import { FactIndex } from '../fact-search/fact-index.ts';
import beachHouse from './sets/properties/beach-house.json' with { type: 'json' };
import farm from './sets/properties/farm.json' with { type: 'json' };
import restaurant from './sets/properties/restaurant.json' with { type: 'json' };

const Asked = z.record(z.enum(['en', 'pt', 'es']), z.array(z.string()));
const Rows = z.strictObject({
  name: z.string(),
  services: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      kind: z.enum(['deliver', 'fix', 'book', 'inform', 'approve']),
      department: z.string(),
      requiredSlots: z.array(z.string()),
      starter: z.string(),
      description: z.string(),
      words: z.array(z.string()),
      /** Guests' phrasings for it; fixed before anything was built. */
      asked: Asked,
    }),
  ),
  /** Lines that ask for none of the services. */
  nothing: Asked,
  facts: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      text: z.record(z.string(), z.string()),
      values: z.record(z.string(), z.string()),
      keywords: z.array(z.string()),
      /** Questions that it answers; fixed before anything was built. */
      asks: z.array(z.string()),
    }),
  ),
  /** Questions without an answer. */
  unanswerable: z.array(z.string()),
});

/** A property that the concierge was not tuned for, and guests' lines there. */
export interface PropertyRows {
  name: string;
  services: readonly OfferedService[];
  /** Lines that ask for a service, with its key. */
  asked: ReadonlyArray<{ text: string; language: string; service: string }>;
  nothing: readonly string[];
  facts: readonly KnownFact[];
  /** Questions, and the key of the fact that answers them. */
  questions: ReadonlyArray<{ text: string; fact: string }>;
  unanswerable: readonly string[];
}

function parse(file: unknown): PropertyRows {
  const { name, services, nothing, facts, unanswerable } = Rows.parse(file);
  return {
    name,
    services: services.map(({ asked: _, department, ...service }) => ({
      ...service,
      department: { key: department.toLowerCase(), name: department },
      promiseMinutes: service.kind === 'book' ? 120 : 20,
      maxQuantity: 6,
      active: true,
    })),
    asked: services.flatMap(({ key, asked }) =>
      Object.entries(asked).flatMap(([language, lines]) =>
        lines.map((text) => ({ text, language, service: key })),
      ),
    ),
    nothing: Object.values(nothing).flat(),
    facts: facts.map(({ asks: _, key, title, ...fact }) => ({
      ...fact,
      key,
      source: { id: key, title, confirmedAt: '2026-03-01T09:00:00.000Z' },
    })),
    questions: facts.flatMap(({ key, asks }) => asks.map((text) => ({ text, fact: key }))),
    unanswerable,
  };
}

/** An apartment house on a beach, a restaurant, and a farm in the country. */
export const PROPERTIES: readonly PropertyRows[] = [beachHouse, restaurant, farm].map(parse);

const MOST_FOUND = 5;

/** Searches facts like the API: the best few, with their scores. */
export function searchOf(facts: readonly KnownFact[]): (query: string) => KnownFact[] {
  const index = new FactIndex();
  for (const { key, source, keywords = [], text } of facts) {
    index.add({ key, title: source.title, names: keywords, texts: Object.values(text) });
  }
  return (query) =>
    index
      .find(query)
      .slice(0, MOST_FOUND)
      .flatMap(({ position, score: _, inProse: __, ...fit }) => {
        const fact = facts[position];
        return fact ? [{ ...fact, fit }] : [];
      });
}
