import type { Connections } from '../statements/connections.ts';
import type { Queries } from '../statements/queries.ts';

export type { Queries } from '../statements/queries.ts';

/** A permanent connection that receives messages of other processes on the same database. */
export interface Channel {
  /** Calls back for every payload that another connection (or this one) sends; `reconnected` after a gap. */
  listen(onPayload: (payload: string) => void, reconnected: () => void): Promise<void>;
  send(payload: string): Promise<void>;
}

/** Receives the changes that triggers announce (migration 0400). */
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
  /** Queries without a property, each in its own transaction; only for what needs no tenant rows. */
  queries: Queries;
  /** The role that row-level security binds, or null when it applies to the login itself. */
  tenantRole: string | null;
  /** Whether connections start as that role, or each transaction has to switch to it. */
  roleHolds: 'connection' | 'transaction';
  /** Null on PGlite, which belongs to one process. */
  channel: (Channel & ChangesChannel) | null;
  /** Resolves when everything committed before the call survives a power failure. @throws when the disk fails. */
  kept(): Promise<void>;
  close(): Promise<void>;
}
