import type { Outcome } from '../outcome/outcome.ts';
import type { PreparedQuery } from '../statements/prepared-query.ts';
import type { Changes } from './changes.ts';
import type { Database, Queries } from './database.ts';
import type { Memory } from './memory.ts';
import type { PropertyScope } from './property-scope.ts';
import type { Audience } from './tenant-settings.ts';

/** Runs a prepared query in the current transaction. */
export type RunPrepared = <T>(query: PreparedQuery<T>, values: Record<string, unknown>) => Promise<T>;

/** The only access to the data. */
export interface Store {
  readonly kind: Database['kind'];
  /** Changes of the rows that processes keep in memory. */
  readonly changes: Changes;
  readonly memory: Memory;
  /** The same for the assistant's answers: its transactions leave every second connection to calls that wait. */
  readonly forAnswers: Pick<Store, 'inProperty' | 'read' | 'inBatches'>;
  /**
   * Runs work in one transaction bound to one property. A refusal rolls everything back unless it says `keep`. After a
   * deadlock or a serialization failure the work runs again, so it must have no side effects other than `afterCommit`.
   * Work for a guest does not see internal rows of the property.
   */
  inProperty<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Like {@link inProperty} for reading: each batch of queries is its own read-only transaction and costs one round
   * trip. Pending `write` and `emit` go into one transaction at its end.
   */
  read<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Like {@link read}, but each batch may write. For work whose first batch is complete by itself: it is committed in
   * one round trip, whatever happens to the rest.
   */
  inBatches<T>(
    propertyId: string,
    work: (scope: PropertyScope) => Promise<Outcome<T>>,
    audience?: Audience,
  ): Promise<Outcome<T>>;
  /**
   * Reads before a property is known, seeing only the rows whose secret or name is exactly `key`, in one transaction.
   * What it writes (counts of limits) stays written.
   */
  lookUp<T>(key: string, work: (db: Queries, now: Date) => Promise<T>): Promise<T>;
  /** Like {@link lookUp}, but each batch of queries is its own transaction, which saves a round trip. */
  lookUpEach<T>(key: string, work: (db: Queries, now: Date, run: RunPrepared) => Promise<T>): Promise<T>;
  /**
   * Works on what belongs to no property (leads, operators), in one transaction that sees only the rows that the
   * policies open to `key`. A refusal rolls everything back.
   */
  onPlatform<T>(key: string, work: (db: Queries, now: Date) => Promise<Outcome<T>>): Promise<Outcome<T>>;
}
