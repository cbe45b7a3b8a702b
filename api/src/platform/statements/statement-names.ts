import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A column of a statement's result. */
export interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** A connection's state of a statement. */
export interface PreparedStatement {
  /** Empty for one that is parsed each time. Unique by text. */
  readonly name: string;
  readonly text: string;
  /** `doubtful`: the batch that was to prepare it failed, so the name may exist. */
  state: 'new' | 'ready' | 'doubtful';
  /** Null until the database has described it; empty when it returns no rows. */
  columns: readonly Column[] | null;
}

/** Most texts that a process remembers; more than the product has statements. */
const TEXTS_SEEN = 2_000;
/** Most prepared statements per connection; the least recently used is closed for a new one. */
const STATEMENTS_KEPT = 400;

/** Null for a text that was seen once. */
const names = new LRUCache<string, { name: string | null }>({ max: TEXTS_SEEN });

/**
 * The name of a text: a hash, from its second use on. A text that occurs once, such as a list of unusual length, is not
 * worth a prepared statement.
 */
function nameOf(text: string): string | null {
  const seen = names.get(text);
  if (!seen) {
    names.set(text, { name: null });
    return null;
  }
  seen.name ??= createHash('sha256').update(text).digest('base64url').slice(0, 24);
  return seen.name;
}

/** The statements that one connection has prepared. */
export class PreparedStatements {
  readonly #closing = new Set<string>();
  readonly #kept: LRUCache<string, PreparedStatement>;

  constructor(kept = STATEMENTS_KEPT) {
    this.#kept = new LRUCache({
      max: kept,
      dispose: ({ name }, _text, reason) => {
        if (reason !== 'set') this.#closing.add(name);
      },
    });
  }

  /** The statement of a text, prepared or about to be. */
  of(text: string): PreparedStatement {
    const kept = this.#kept.get(text);
    if (kept) return kept;
    const name = nameOf(text);
    if (!name) return { name: '', text, state: 'new', columns: null };
    // One that the next batch was going to close may still exist.
    const made: PreparedStatement = {
      name,
      text,
      state: this.#closing.delete(name) ? 'doubtful' : 'new',
      columns: null,
    };
    this.#kept.set(text, made);
    return made;
  }

  /** Prepares everything again, because some statements are outdated. */
  forget(): void {
    this.#kept.clear();
  }

  /** Names that the next batch closes first. */
  takeClosing(): string[] {
    const names = [...this.#closing];
    this.#closing.clear();
    return names;
  }
}
