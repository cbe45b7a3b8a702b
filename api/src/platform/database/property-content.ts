import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { outsideBudget } from '../statements/meter.ts';
import { ofProperty } from '../statements/prepared-query.ts';
import { prepareSql } from '../statements/prepared-sql.ts';
import type { Transaction } from '../statements/transaction.ts';

/** Most properties whose content a process caches; the least recently used are loaded again. */
const PROPERTIES_KEPT = 500;

/**
 * Makes what is kept from loaded rows, without the database.
 *
 * @param earlier of an earlier version of the content, whose parts may be used again
 */
export type Build<Rows, T> = (rows: Rows, earlier: T | undefined) => T | Promise<T>;

interface Kept {
  version: number;
  pieces: Map<string, Promise<unknown>>;
  /** Of the version before, until their successors are built. */
  earlier: Map<string, Promise<unknown>>;
}

/**
 * Caches the written content of a property: services, menu, knowledge. Every answer needs it and it changes a few times
 * a day, so it is loaded again only when its version has changed. The database raises the version with every write
 * (migration 0201), whichever process writes.
 */
export class PropertyContent {
  readonly #kept = new LRUCache<string, Kept>({ max: PROPERTIES_KEPT });

  /**
   * A piece of a property's content. `load` and `build` must return the same for every audience. Concurrent calls load
   * for themselves, so that no transaction waits for another, and share what is built.
   */
  async get<Rows, T>(
    propertyId: string,
    /** From the current transaction; null while the property has no content. */
    version: number | null,
    piece: string,
    load: () => Promise<Rows>,
    build: Build<Rows, T>,
  ): Promise<T> {
    if (version === null) return build(await load(), undefined);
    let kept = this.#kept.get(propertyId);
    if (kept?.version !== version) {
      kept = { version, pieces: new Map(), earlier: kept?.pieces ?? new Map() };
      this.#kept.set(propertyId, kept);
    }
    const { pieces, earlier } = kept;
    const known = pieces.get(piece) as Promise<T> | undefined;
    if (known) return known;
    const rows = await outsideBudget(load);
    const begun = pieces.get(piece) as Promise<T> | undefined;
    if (begun) return begun;
    const before = earlier.get(piece) as Promise<T> | undefined;
    earlier.delete(piece);
    const built = (async () => build(rows, await before?.catch(() => undefined)))();
    pieces.set(piece, built);
    built.catch(() => pieces.delete(piece));
    return built;
  }
}

const contentVersion = prepareSql<{ version: number }>(
  () => sql`select version::float8 from content_versions where property_id = ${ofProperty}`,
);

/** The version of the property's content; null while it has none. */
export async function selectContentVersion(
  transaction: Transaction,
  propertyId: string,
): Promise<number | null> {
  const [row] = await contentVersion.run(transaction, { propertyId });
  return row?.version ?? null;
}
