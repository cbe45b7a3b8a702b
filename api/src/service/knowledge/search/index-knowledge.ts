import { setImmediate } from 'node:timers/promises';
import { FactIndex } from '@bellkey/concierge/text-analysis';
import type { FactRow } from '../entries/entry-status.ts';
import { passagesOf } from './passages.ts';
import { alsoCalled, type Synonyms } from './synonyms.ts';

/** An entry, or a passage of it, with the names that it is found by. */
export interface Piece {
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
export interface Indexed {
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

const contentOf = ({ row, text }: Piece): string => JSON.stringify([row.key, row.title, text]);

/** The topics of each piece, by its content. */
const topicsOf = ({ pieces, index }: Indexed) =>
  new Map(pieces.map((piece, position) => [contentOf(piece), index.topicsAt(position)]));

/**
 * Indexes a property's knowledge. There may be a thousand entries, so it yields to other work again and again, and reads
 * the topics only of what has changed since the earlier index.
 */
export async function indexOf(
  rows: readonly FactRow[],
  synonyms: Synonyms,
  earlier?: Indexed,
): Promise<Indexed> {
  const topics = earlier && topicsOf(earlier);
  const pieces: Piece[] = [];
  const index = new FactIndex();
  let pausedAt = performance.now();
  // Facts first: each is one passage, and none of them is left out.
  const ordered = [...rows].sort((a, b) => Number(a.kind === 'article') - Number(b.kind === 'article'));
  for (const row of ordered) {
    for (const piece of piecesOf(row, synonyms)) {
      if (pieces.length === MOST_PIECES) return { pieces, index };
      const { names, text } = piece;
      const texts = Object.values(text);
      index.add({ key: row.key, title: row.title, names, texts }, topics?.get(contentOf(piece)));
      pieces.push(piece);
      if (performance.now() - pausedAt < UNPAUSED_MS) continue;
      await setImmediate();
      pausedAt = performance.now();
    }
  }
  return { pieces, index };
}
