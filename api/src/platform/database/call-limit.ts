import { type Limit, takeOne } from './limit-counts.ts';
import type { Store } from './property-scope.ts';

/** How often one caller may do something within a window, across all processes. */
export interface CallLimit {
  /** Counts a call, or returns how many seconds to wait; a refused call is not counted. */
  take(caller: string): Promise<number | null>;
}

/** A limit that is counted in the database. */
export function createCallLimit(store: Store, limit: Limit): CallLimit {
  return {
    take: (caller) => store.lookUpEach('', (db, now) => takeOne(db, limit, caller, now)),
  };
}
