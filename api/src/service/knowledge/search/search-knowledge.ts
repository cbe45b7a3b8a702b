import type { KnownFact } from '@bellkey/concierge/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { type FactRow, statusAt } from '../entries/entry-status.ts';
import { passagesOf } from './passages.ts';
import { searchTerms, wordsOf } from './search-terms.ts';
import { alsoCalled, loadSynonyms, type Synonyms } from './synonyms.ts';

/** How many entries one search gives back at most (docs/product.md#tools). */
export const MAX_FACTS = 5;
/** Below this an entry has nothing to do with the question. */
const FLOOR_SCORE = 1;
/** What a synonym is worth compared with the word itself. */
const SYNONYM_WEIGHT = 0.7;

/** Each word is looked for in every passage; a question has fewer, a pasted letter is cut. */
const WORDS_SEARCHED = 60;

type PlaceKind = 'room' | 'table' | 'area' | 'lobby';

/** An entry that a search found, how well it fits, and the piece of it that does. */
export interface Hit {
  row: FactRow;
  score: number;
  /** The texts that are told, per language; of an article the passage that fits best. */
  text: Record<string, string>;
  /** Past its date: not told to anybody. */
  stale: boolean;
}

/** What a guest's search came to. */
export interface Found {
  facts: KnownFact[];
  /** Entries that would have answered, had their date not passed. */
  stale: FactRow[];
}

/** Everything that a guest at such a place may be told, entries past their date included. Nothing internal. */
async function loadForGuests(scope: PropertyScope, placeKind: PlaceKind): Promise<Indexed[]> {
  const scopes: FactRow['scope'][] = placeKind === 'room' ? ['public', 'room'] : ['public'];
  const told = await scope.content(
    `knowledge for a ${placeKind === 'room' ? 'room' : 'passer-by'}`,
    async () =>
      indexOf(
        await scope.db
          .select()
          .from(facts)
          .where(scope.own(facts, and(inArray(facts.scope, scopes), eq(facts.status, 'live')))),
      ),
  );
  return begun(told, scope.now);
}

/** Without what holds only from a later day on. */
const begun = (entries: readonly Indexed[], now: Date) =>
  entries.filter(({ row }) => statusAt(row, now) !== 'upcoming');

/**
 * Entries that answer a guest's question, best first. Rare words count more than common ones, names and key words
 * more than prose, the property's synonyms almost as much as the words themselves. Past, future, drafted and internal
 * entries are never told, room entries only inside a room.
 */
export async function searchKnowledge(
  scope: PropertyScope,
  query: string,
  placeKind: PlaceKind,
): Promise<Found> {
  const synonyms = await loadSynonyms(scope);
  const hits = await findHits(scope, query, placeKind, synonyms);
  return {
    facts: hits
      .filter(({ stale }) => !stale)
      .slice(0, MAX_FACTS)
      .map((hit) => told(hit, synonyms)),
    stale: hits.filter(({ stale }) => stale).map(({ row }) => row),
  };
}

/** The hits behind {@link searchKnowledge}, with their scores. */
export async function findHits(
  scope: PropertyScope,
  query: string,
  placeKind: PlaceKind,
  synonyms: Synonyms,
): Promise<Hit[]> {
  return rank(await loadForGuests(scope, placeKind), query, synonyms, scope.now);
}

/** What the staff may read: everything that is live, internal entries too. Never on a guest's way. */
export async function findHitsForStaff(
  scope: PropertyScope,
  query: string,
  synonyms: Synonyms,
): Promise<Hit[]> {
  const rows = await scope.db
    .select()
    .from(facts)
    .where(scope.own(facts, eq(facts.status, 'live')));
  return rank(begun(indexOf(rows), scope.now), query, synonyms, scope.now);
}

function told({ row, text }: Hit, synonyms: Synonyms): KnownFact {
  // The demo's own facts are what the lexicons were written for; their key words are for the search alone.
  const own = row.origin === 'seed' ? [] : row.keywords;
  const passage = row.kind === 'article' ? Object.values(text) : [];
  const keywords = [
    ...own,
    ...passage,
    ...alsoCalled([row.title, ...own].join(' '), row.origin === 'seed' ? [] : synonyms),
  ];
  return {
    source: { id: row.id, title: row.title, confirmedAt: row.confirmedAt.toISOString() },
    key: row.key,
    values: row.values,
    text,
    ...(row.origin !== 'seed' && keywords.length > 0 && { keywords }),
  };
}

/** Pieces of an entry that can be told: a fact is one, an article has many. */
function piecesOf(row: FactRow): Array<Record<string, string>> {
  if (row.kind === 'fact') return [row.text];
  return Object.entries(row.text).flatMap(([language, text]) =>
    passagesOf(text).map((passage) => ({ [language]: passage })),
  );
}

/** A piece that can be told, with the words by which it is found. */
interface Indexed {
  row: FactRow;
  text: Record<string, string>;
  names: ReadonlySet<string>;
  prose: ReadonlySet<string>;
}

const indexOf = (rows: readonly FactRow[]): Indexed[] =>
  rows.flatMap((row) => {
    const names = new Set([...wordsOf(row.key), ...wordsOf(row.title), ...row.keywords.flatMap(wordsOf)]);
    return piecesOf(row).map((text) => ({
      row,
      text,
      names,
      prose: new Set(Object.values(text).flatMap(wordsOf)),
    }));
  });

function rank(indexed: readonly Indexed[], query: string, synonyms: Synonyms, now: Date): Hit[] {
  const wanted = new Map(
    searchTerms(query)
      .slice(0, WORDS_SEARCHED)
      .map((word) => [word, 1]),
  );
  for (const word of alsoCalled(query, synonyms).flatMap(wordsOf)) {
    if (!wanted.has(word)) wanted.set(word, SYNONYM_WEIGHT);
  }
  const rarity = (word: string) => {
    const count = indexed.filter(({ names, prose }) => names.has(word) || prose.has(word)).length;
    return count === 0 ? 0 : Math.log(1 + indexed.length / count);
  };
  const weights = new Map([...wanted].map(([word, weight]) => [word, weight * rarity(word)]));
  const best = new Map<string, Hit>();
  for (const { row, text, names, prose } of indexed) {
    let score = row.key === query.trim() ? Number.MAX_SAFE_INTEGER : 0;
    for (const [word, weight] of weights)
      score += names.has(word) ? 3 * weight : prose.has(word) ? weight : 0;
    // A passage is found by its own words; the article's title alone answers nothing.
    if (row.kind === 'article' && ![...wanted.keys()].some((word) => prose.has(word))) continue;
    const known = best.get(row.id);
    if (score <= FLOOR_SCORE || (known && known.score >= score)) continue;
    best.set(row.id, { row, score, text, stale: statusAt(row, now) === 'stale' });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.row.id.localeCompare(b.row.id));
}
