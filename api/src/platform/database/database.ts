import type { Connections } from '../statements/connections.ts';
import type { Queries } from '../statements/transaction.ts';

export type { Queries } from '../statements/transaction.ts';

/** A lasting connection on which other processes over the same database are heard. */
export interface Channel {
  /** Calls back for every payload that another connection (or this one) sends; `reconnected` after a gap. */
  listen(onPayload: (payload: string) => void, reconnected: () => void): Promise<void>;
  send(payload: string): Promise<void>;
}

/** Where the changes are heard that triggers announce (migration 0400). */
export interface ChangesChannel {
  /** Calls back for every change that triggers announce, and after a gap in which some may have been missed. */
  listenToChanges(onChange: (announced: string) => void, missed: () => void): void;
  /** Whether it is connected and has answered within the last seconds. */
  isOpen(): boolean;
}

/** An open, migrated database. */
export interface Database {
  kind: 'pglite' | 'postgresql';
  /** Where transactions get their connections. */
  connections: Connections;
  /** Queries that are bound to no property, each its own transaction; only what needs no row may use them. */
  queries: Queries;
  /** The role that transactions change to, or null where row-level security binds the login itself. */
  tenantRole: string | null;
  /** Null on PGlite, which belongs to one process alone. */
  channel: (Channel & ChangesChannel) | null;
  /** Resolves when what was committed before the call survives a stop of the machine. @throws when the disk refuses. */
  kept(): Promise<void>;
  close(): Promise<void>;
}
