import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Store } from '../../platform/database/property-scope.ts';
import { type JsonRow, rowFromJson } from '../../platform/database/row-from-json.ts';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { prepareCall } from '../../platform/statements/prepared-sql.ts';
import type { StoredSession } from './open-session.ts';

/** Most tokens that are looked up in one round trip. */
const MAX_TOGETHER = 100;
/** Concurrent round trips; the other connections are for operations. */
const AT_ONCE = 2;

interface Found {
  session: JsonRow;
  admits: StoredSession['admits'];
}

/**
 * Looks up sessions by the hash of their token. Concurrent lookups share a round trip: after a restart every guest
 * comes back within seconds. Each is looked up under its own key, as row-level security requires (migration 0850).
 */
export class TokenLookups {
  readonly #store: Store;
  readonly #limit = pLimit(AT_ONCE);
  #waiting: Array<{ hash: string; resolve(row: StoredSession | null): void; reject(error: unknown): void }> =
    [];

  constructor(store: Store) {
    this.#store = store;
  }

  find(hash: string): Promise<StoredSession | null> {
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

  async #rowsOf(hashes: readonly string[]): Promise<Array<StoredSession | null>> {
    const found = await this.#store.lookUpEach('', (_db, _now, run) => run(openSessions, { hashes }));
    return found.map(
      (row) => row && { session: rowFromJson(guestSessions, row.session), admits: row.admits },
    );
  }
}

const openSessions = prepareCall<Array<Found | null>>(
  () => sql`open_guest_sessions(${sql.placeholder('hashes')})`,
);
