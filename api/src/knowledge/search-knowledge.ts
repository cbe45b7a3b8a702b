import { gt, inArray, isNull, or } from 'drizzle-orm';
import type { KnownFact } from '../concierge/turn-contract.ts';
import type { PropertyScope } from '../database/property-scope.ts';
import { facts } from '../database/schema.ts';

/** How many facts one search gives back at most (product.md 3.2). */
export const MAX_FACTS = 5;

/** Lower case without accents: "Piscina" and "pequeno-almoço" find what was written either way. */
function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

type FactRow = typeof facts.$inferSelect;

/**
 * Facts that answer a question, best first. Rare words count more than common ones, names and key words more than
 * prose. Expired and internal facts are never found, room facts only from inside a room.
 */
export async function searchKnowledge(
  scope: PropertyScope,
  query: string,
  placeKind: 'room' | 'table' | 'area' | 'lobby',
): Promise<KnownFact[]> {
  const scopes: FactRow['scope'][] = placeKind === 'room' ? ['public', 'room'] : ['public'];
  const rows = await scope.db
    .select()
    .from(facts)
    .where(
      scope.own(
        facts,
        inArray(facts.scope, scopes),
        or(isNull(facts.validUntil), gt(facts.validUntil, scope.now)),
      ),
    );
  return rankFacts(rows, query).map((row) => ({
    source: { id: row.id, title: row.title, confirmedAt: row.confirmedAt.toISOString() },
    key: row.key,
    values: row.values,
    text: row.text,
  }));
}

function rankFacts(rows: FactRow[], query: string): FactRow[] {
  const wanted = new Set(words(query));
  const indexed = rows.map((row) => ({
    row,
    names: new Set([...words(row.key), ...words(row.title), ...row.keywords.flatMap(words)]),
    prose: new Set(Object.values(row.text).flatMap(words)),
  }));
  const rarity = (word: string) => {
    const count = indexed.filter(({ names, prose }) => names.has(word) || prose.has(word)).length;
    return count === 0 ? 0 : Math.log(1 + indexed.length / count);
  };
  const weights = new Map([...wanted].map((word) => [word, rarity(word)]));
  return indexed
    .map(({ row, names, prose }) => {
      let score = row.key === query.trim() ? Number.MAX_SAFE_INTEGER : 0;
      for (const [word, weight] of weights)
        score += names.has(word) ? 3 * weight : prose.has(word) ? weight : 0;
      return { row, score };
    })
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score || a.row.id.localeCompare(b.row.id))
    .slice(0, MAX_FACTS)
    .map(({ row }) => row);
}
