import { type Limit, takeOne } from './limit-counts.ts';
import type { Store } from './property-scope.ts';

/** How often something may be done by one caller in a window, whichever process they reach. */
export interface CallLimit {
  /** Counts a call, or answers how many seconds to wait; a refused call is not counted. */
  take(caller: string): Promise<number | null>;
}

/** A limit that is counted in the database. */
export function createCallLimit(store: Store, limit: Limit): CallLimit {
  return {
    take: (caller) => store.lookUpEach('', (db, now) => takeOne(db, limit, caller, now)),
  };
}
