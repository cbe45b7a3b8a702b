import { LRUCache } from 'lru-cache';
import type { Change, Changes } from './changes.ts';

/** Most values in a process's memory: sessions, members, properties. The least recently used are loaded again. */
const VALUES_KEPT = 50_000;
/** Longest time that a value is kept without being reloaded, in case a change is missed. */
export const KEPT_MS = 30_000;

/** A kind of value kept in memory. */
export interface Kept<T> {
  readonly name: string;
  /** Only for the type. */
  readonly value?: T;
}

/** A row that a value depends on: when it changes, the value is dropped. */
export type DependsOn = Exclude<Change, { kind: 'everything' }>;

interface Entry {
  value: unknown;
  keptAt: number;
  rows: readonly string[];
}

const rowKey = ({ kind, propertyId, id }: DependsOn) => `${kind} ${propertyId} ${id}`;

/**
 * Caches what every call needs and what seldom changes. A value is dropped when a row that it depends on changes, in
 * any process, and after {@link KEPT_MS}. While changes of other processes are not received, nothing is cached or
 * returned.
 */
export class Memory {
  readonly #changes: Changes;
  readonly #now: () => Date;
  /** Increases with every change: a value loaded before one may be outdated. */
  #moment = 0;
  readonly #keysOfRow = new Map<string, Set<string>>();
  readonly #entries = new LRUCache<string, Entry>({
    max: VALUES_KEPT,
    dispose: ({ rows }, key) => {
      for (const row of rows) this.#forgetRow(row, key);
    },
  });

  constructor(changes: Changes, now: () => Date) {
    this.#changes = changes;
    this.#now = now;
    changes.listen((change) => this.#forget(change));
  }

  get<T>(kept: Kept<T>, id: string): T | undefined {
    if (!this.#changes.isListening()) return undefined;
    const entry = this.#entries.get(`${kept.name} ${id}`);
    if (!entry || this.#now().getTime() - entry.keptAt >= KEPT_MS) return undefined;
    return entry.value as T;
  }

  /** The version before a value is loaded, for {@link keep}. */
  moment(): number {
    return this.#moment;
  }

  /** @param since {@link moment} from before the value was loaded: it is not cached if anything changed meanwhile */
  keep<T>(kept: Kept<T>, id: string, value: T, dependsOn: readonly DependsOn[], since: number): void {
    if (since !== this.#moment || !this.#changes.isListening()) return;
    const key = `${kept.name} ${id}`;
    const rows = dependsOn.map(rowKey);
    this.#entries.set(key, { value, keptAt: this.#now().getTime(), rows });
    for (const row of rows) {
      const keys = this.#keysOfRow.get(row) ?? new Set();
      this.#keysOfRow.set(row, keys.add(key));
    }
  }

  /** Replaces a cached value without extending its time. */
  update<T>(kept: Kept<T>, id: string, change: (value: T) => T): void {
    const entry = this.#entries.get(`${kept.name} ${id}`);
    if (entry) entry.value = change(entry.value as T);
  }

  #forget(change: Change): void {
    this.#moment += 1;
    if (change.kind === 'everything') {
      this.#entries.clear();
      return;
    }
    for (const key of [...(this.#keysOfRow.get(rowKey(change)) ?? [])]) this.#entries.delete(key);
  }

  #forgetRow(row: string, key: string): void {
    const keys = this.#keysOfRow.get(row);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfRow.delete(row);
  }
}
