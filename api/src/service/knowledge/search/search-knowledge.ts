import type { KnownFact } from '@bellkey/concierge/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { type FactRow, statusAt } from '../entries/entry-status.ts';
import { type Indexed, indexOf, type Piece } from './index-knowledge.ts';
import { alsoCalled, loadSynonyms, type Synonyms } from './synonyms.ts';

/** Most entries that one search returns (docs/product.md#tools). */
export const MAX_FACTS = 5;
/** With less than this of its name in the question, and of the question covered, an entry does not match. */
const LEAST_FIT = 0.3;
/** From this score on topics are enough, whatever the words. */
const LEAST_ALIKE = 0.3;
/** An entry requested by its key, as engines do. */
const BY_ITS_KEY: Hit['fit'] = {
  named: 1,
  titled: 1,
  covered: 1,
  alike: 1,
  matched: 1,
  ahead: 1,
  meant: 1,
  meantAhead: 1,
};

type PlaceKind = 'room' | 'table' | 'area' | 'lobby';

/** A found entry, its score, and its best passage. */
export interface Hit {
  row: FactRow;
  score: number;
  fit: NonNullable<KnownFact['fit']>;
  /** The texts of the answer, by language; for an article the best passage. */
  text: Record<string, string>;
  /** Expired: never part of an answer. */
  stale: boolean;
}

/** Result of a guest's search. */
export interface Found {
  facts: KnownFact[];
  /** Expired entries that would have answered. */
  stale: FactRow[];
}

/** Everything that a guest at this place may read, expired entries included. Nothing internal. */
function loadForGuests(scope: PropertyScope, placeKind: PlaceKind, synonyms: Synonyms): Promise<Indexed> {
  const scopes: FactRow['scope'][] = placeKind === 'room' ? ['public', 'room'] : ['public'];
  return scope.builtContent<FactRow[], Indexed>(
    `knowledge for a ${placeKind === 'room' ? 'room' : 'passer-by'}`,
    () =>
      scope.db
        .select()
        .from(facts)
        .where(scope.own(facts, and(inArray(facts.scope, scopes), eq(facts.status, 'live')))),
    (rows, earlier) => indexOf(rows, synonyms, earlier),
  );
}

/**
 * Entries that answer a guest's question, best first. Rare words count more than common ones, names and key words more
 * than prose, the property's synonyms as much as the words themselves. Past, future, drafted and internal entries are
 * never used, room entries only inside a room.
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
  return rank(await loadForGuests(scope, placeKind, synonyms), query, scope.now);
}

/** What staff may read: everything live, internal entries too. Never used for guests. */
export async function findHitsForStaff(
  scope: PropertyScope,
  query: string,
  synonyms: Synonyms,
): Promise<Hit[]> {
  const indexed = await scope.builtContent<FactRow[], Indexed>(
    'knowledge for staff',
    () =>
      scope.db
        .select()
        .from(facts)
        .where(scope.own(facts, eq(facts.status, 'live'))),
    (rows, earlier) => indexOf(rows, synonyms, earlier),
  );
  return rank(indexed, query, scope.now);
}

function told({ row, text, fit }: Hit, synonyms: Synonyms): KnownFact {
  // The lexicons were written for the demo's own facts; their key words are only for the search.
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
    fit,
    ...(row.origin !== 'seed' && keywords.length > 0 && { keywords }),
  };
}

function rank({ pieces, index }: Indexed, query: string, now: Date): Hit[] {
  const best = new Map<string, Hit>();
  const add = (piece: Piece, score: number, fit: Hit['fit']) => {
    const { row, text } = piece;
    const status = statusAt(row, now);
    const known = best.get(row.id);
    if (status === 'upcoming' || (known && known.score >= score)) return;
    best.set(row.id, { row, text, score, fit, stale: status === 'stale' });
  };
  for (const piece of pieces) {
    if (piece.row.key === query.trim()) add(piece, Number.MAX_SAFE_INTEGER, BY_ITS_KEY);
  }
  for (const { position, score, inProse, ...fit } of index.find(query)) {
    const piece = pieces[position];
    // A passage is found by its own words or topics; the article's title alone answers nothing.
    const about = piece?.row.kind === 'fact' || inProse || fit.alike >= LEAST_ALIKE;
    if (piece && about && (Math.max(fit.named, fit.covered) >= LEAST_FIT || fit.alike >= LEAST_ALIKE))
      add(piece, score, fit);
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.row.id.localeCompare(b.row.id));
}
