import { setImmediate } from 'node:timers/promises';
import type { KnownFact } from '@bellkey/concierge/contract';
import { FactIndex } from '@bellkey/concierge/reading';
import { and, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { type FactRow, statusAt } from '../entries/entry-status.ts';
import { passagesOf } from './passages.ts';
import { alsoCalled, loadSynonyms, type Synonyms } from './synonyms.ts';

/** Most entries that one search returns (docs/product.md#tools). */
export const MAX_FACTS = 5;
/** With less than this of its name in the question, and of the question covered, an entry does not match. */
const LEAST_FIT = 0.3;
/** From this score on topics are enough, whatever the words. */
const LEAST_ALIKE = 0.3;
/** An entry requested by its key, as engines do. */
const BY_ITS_KEY: Hit['fit'] = { named: 1, titled: 1, covered: 1, alike: 1, matched: 1, ahead: 1 };

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
  return scope.content(`knowledge for a ${placeKind === 'room' ? 'room' : 'passer-by'}`, async () =>
    indexOf(
      await scope.db
        .select()
        .from(facts)
        .where(scope.own(facts, and(inArray(facts.scope, scopes), eq(facts.status, 'live')))),
      synonyms,
    ),
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
  const indexed = await scope.content('knowledge for staff', async () =>
    indexOf(
      await scope.db
        .select()
        .from(facts)
        .where(scope.own(facts, eq(facts.status, 'live'))),
      synonyms,
    ),
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

/** An entry, or a passage of it, with the names that it is found by. */
interface Piece {
  row: FactRow;
  names: readonly string[];
  text: Record<string, string>;
}

/** Passages of an entry: a fact is one, an article has many. */
function piecesOf(row: FactRow, synonyms: Synonyms): Piece[] {
  const { title, keywords } = row;
  const names = [...keywords, ...alsoCalled([title, ...keywords].join(' '), synonyms)];
  if (row.kind === 'fact') return [{ row, names, text: row.text }];
  return Object.entries(row.text).flatMap(([language, text]) =>
    passagesOf(text).map((passage) => ({ row, names, text: { [language]: passage } })),
  );
}

/** All passages, and the index that finds them by position. */
interface Indexed {
  pieces: readonly Piece[];
  index: FactIndex;
}

/** Longest time between pauses, as far as one entry allows it. */
const UNPAUSED_MS = 5;
/**
 * Most passages that are indexed: everything that a property may write, in paragraphs of two hundred characters. Of a
 * property with more and shorter ones a part is not found.
 */
const MOST_PIECES = 5_000;

/** Indexes a property's knowledge. There may be a thousand entries, so it yields to other work again and again. */
async function indexOf(rows: readonly FactRow[], synonyms: Synonyms): Promise<Indexed> {
  const pieces: Piece[] = [];
  const index = new FactIndex();
  let pausedAt = performance.now();
  // Facts first: each is one passage, and none of them is left out.
  const ordered = [...rows].sort((a, b) => Number(a.kind === 'article') - Number(b.kind === 'article'));
  for (const row of ordered) {
    for (const piece of piecesOf(row, synonyms)) {
      if (pieces.length === MOST_PIECES) return { pieces, index };
      const { names, text } = piece;
      index.add({ key: row.key, title: row.title, names, texts: Object.values(text) });
      pieces.push(piece);
      if (performance.now() - pausedAt < UNPAUSED_MS) continue;
      await setImmediate();
      pausedAt = performance.now();
    }
  }
  return { pieces, index };
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
