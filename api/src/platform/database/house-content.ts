import { eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { contentVersions } from './schema/property-tables.ts';

/**
 * What a process holds of what a house has written down: services, menu, knowledge. Every answer needs it and it
 * changes a few times a day, so it is read anew only when its version has moved. The database moves the version with
 * every write (migration 0201), whichever process writes.
 */
export class HouseContent {
  readonly #held = new Map<string, { version: number; pieces: Map<string, Promise<unknown>> }>();

  /** A piece of a property's content. `load` must answer the same whoever asks, and never for one audience alone. */
  async read<T>(
    propertyId: string,
    /** As the database says it in the transaction that reads; null while the property has no content. */
    version: number | null,
    piece: string,
    load: () => Promise<T>,
  ): Promise<T> {
    if (version === null) return load();
    let held = this.#held.get(propertyId);
    if (held?.version !== version) {
      held = { version, pieces: new Map() };
      this.#held.set(propertyId, held);
    }
    const known = held.pieces.get(piece);
    if (known) return known as Promise<T>;
    const value = await load();
    held.pieces.set(piece, Promise.resolve(value));
    return value;
  }
}

/** How often the property's content was written. Null while it has none. */
export async function readContentVersion(db: Queries, propertyId: string): Promise<number | null> {
  const [row] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.propertyId, propertyId));
  return row?.version ?? null;
}
