import type { Connections, Lane, Settings } from './connections.ts';
import type { Observer } from './observer.ts';

export interface TransactionOptions {
  connections: Connections;
  /** Id of the property, for fair shares of connections; empty without one. */
  owner?: string | undefined;
  /** Which of the property's transactions it waits among. */
  lane?: Lane | undefined;
  /** Precedes the first statement: binds the transaction to its property. Null for none. */
  settings: Settings | null;
  /**
   * `one`: BEGIN with the first batch, COMMIT with the last; a transaction that fits one batch needs neither.
   * `each`: every batch is its own transaction, preceded by the settings.
   */
  per: 'one' | 'each';
  observer?: Observer | undefined;
  /** Called with the messages of triggers, once the commit may have happened. */
  onNotices?: ((notices: readonly string[]) => void) | undefined;
}
