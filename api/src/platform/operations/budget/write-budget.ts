import { type OperationSpec, WRITES_PER_HOUR } from '@bellkey/shared/api';
import { LRUCache } from 'lru-cache';

const HOUR_MS = 60 * 60_000;
/** Most callers that are counted; those who wrote last. */
const MOST_COUNTED = 20_000;

/** Kinds of writes, which are counted separately. */
export type WriteKind = keyof typeof WRITES_PER_HOUR;

/** Counts the writes of properties and guests within an hour. */
export interface WriteBudget {
  /** Counts one write, or returns how many seconds to wait. */
  take(kind: WriteKind, caller: string, now: Date): number | null;
}

/**
 * A budget of this process (decision 0586), so that no property fills the database or occupies the process: what has no
 * limit of its own has this one.
 */
export function createWriteBudget(
  perHour: Readonly<Record<WriteKind, number>> = WRITES_PER_HOUR,
): WriteBudget {
  const counts = new LRUCache<string, { endsAt: number; count: number }>({ max: MOST_COUNTED });
  return {
    take(kind, caller, now) {
      const key = `${kind} ${caller}`;
      let counted = counts.get(key);
      if (!counted || counted.endsAt <= now.getTime()) {
        counted = { endsAt: now.getTime() + HOUR_MS, count: 0 };
        counts.set(key, counted);
      }
      if (counted.count >= perHour[kind])
        return Math.max(1, Math.ceil((counted.endsAt - now.getTime()) / 1000));
      counted.count += 1;
      return null;
    },
  };
}

/** No limit, for measurements and tests. */
export const UNLIMITED_WRITES: Readonly<Record<WriteKind, number>> = {
  work: Number.POSITIVE_INFINITY,
  manage: Number.POSITIVE_INFINITY,
  guest: Number.POSITIVE_INFINITY,
};

/** What an operation of the staff counts as. */
export const staffWrites = ({ may }: Pick<OperationSpec, 'may'>): WriteKind =>
  may === 'work-requests' || may === 'chat' || may === 'team-chat' || may === 'approve-requests'
    ? 'work'
    : 'manage';
