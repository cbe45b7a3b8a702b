import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Store } from '../../platform/database/property-scope.ts';
import { prepareSql } from '../../platform/statements/prepared-sql.ts';

/** The columns of a session's row that its token opens. */
export interface TokenRow {
  id: string;
  propertyId: string;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Most tokens that are looked up in one round trip. */
const MAX_TOGETHER = 100;
/** Concurrent round trips; the other connections are for operations. */
const AT_ONCE = 2;

interface Found {
  id: string;
  property_id: string;
  /** In ms since 1970; bigint, which comes as text. */
  expires_at: number | string;
  ended_at: number | string | null;
}

/**
 * Looks up sessions by the hash of their token. Concurrent lookups share a round trip: after a restart every guest
 * comes back within seconds. Each is looked up under its own key, as row-level security requires.
 */
export class TokenLookups {
  readonly #store: Store;
  readonly #limit = pLimit(AT_ONCE);
  #waiting: Array<{ hash: string; resolve(row: TokenRow | null): void; reject(error: unknown): void }> = [];

  constructor(store: Store) {
    this.#store = store;
  }

  find(hash: string): Promise<TokenRow | null> {
    return new Promise((resolve, reject) => {
      // Later callers wait for the next round trip together.
      if (this.#waiting.push({ hash, resolve, reject }) === 1) void this.#limit(() => this.#lookUp());
    });
  }

  async #lookUp(): Promise<void> {
    // Lookups of other sockets in this tick are included.
    await new Promise((resolve) => setImmediate(resolve));
    const together = this.#waiting.splice(0, MAX_TOGETHER);
    if (this.#waiting.length > 0) void this.#limit(() => this.#lookUp());
    try {
      const rows = await this.#rowsOf(together.map(({ hash }) => hash));
      for (const [place, { resolve }] of together.entries()) resolve(rows[place] ?? null);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  #rowsOf(hashes: readonly string[]): Promise<Array<TokenRow | null>> {
    return this.#store.lookUpEach('', (_db, _now, run) =>
      Promise.all(
        hashes.map(async (hash) => {
          // In one batch, statements run in the order in which they were issued: each select sees its own key.
          const [, [row]] = await Promise.all([run(setKey, { hash }), run(sessionOfToken, { hash })]);
          return row ? tokenRow(row) : null;
        }),
      ),
    );
  }
}

const hash = sql.placeholder('hash');
const setKey = prepareSql(() => sql`select set_config('app.lookup', ${hash}, true)`);
const sessionOfToken = prepareSql<Found>(
  () => sql`select id, property_id, (extract(epoch from expires_at) * 1000)::bigint as expires_at,
      (extract(epoch from ended_at) * 1000)::bigint as ended_at
    from guest_sessions where token_hash = ${hash}`,
);

const tokenRow = ({ id, property_id, expires_at, ended_at }: Found): TokenRow => ({
  id,
  propertyId: property_id,
  expiresAt: new Date(Number(expires_at)),
  endedAt: ended_at === null ? null : new Date(Number(ended_at)),
});
