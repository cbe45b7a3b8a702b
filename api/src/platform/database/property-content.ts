import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { outsideBudget } from '../statements/meter.ts';
import { ofProperty } from '../statements/prepared-query.ts';
import { prepareSql } from '../statements/prepared-sql.ts';
import type { Transaction } from '../statements/transaction.ts';

/** Most properties whose content a process caches; the least recently used are loaded again. */
const PROPERTIES_KEPT = 500;

/**
 * Caches the written content of a property: services, menu, knowledge. Every answer needs it and it changes a few times
 * a day, so it is loaded again only when its version has changed. The database raises the version with every write
 * (migration 0201), whichever process writes.
 */
export class PropertyContent {
  readonly #kept = new LRUCache<string, { version: number; pieces: Map<string, Promise<unknown>> }>({
    max: PROPERTIES_KEPT,
  });

  /** A piece of a property's content. `load` must return the same for every audience. */
  async get<T>(
    propertyId: string,
    /** From the current transaction; null while the property has no content. */
    version: number | null,
    piece: string,
    load: () => Promise<T>,
  ): Promise<T> {
    if (version === null) return load();
    let kept = this.#kept.get(propertyId);
    if (kept?.version !== version) {
      kept = { version, pieces: new Map() };
      this.#kept.set(propertyId, kept);
    }
    const known = kept.pieces.get(piece);
    if (known) return known as Promise<T>;
    const value = await outsideBudget(load);
    kept.pieces.set(piece, Promise.resolve(value));
    return value;
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
