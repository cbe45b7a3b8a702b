import { z } from 'zod';
import type { ChangesChannel } from './database.ts';

/** A changed or deleted row of those that processes keep in memory (migrations 0400 and 0630). */
const ChangedRow = z.object({
  kind: z.enum(['session', 'place', 'member', 'property', 'api-key']),
  propertyId: z.string(),
  /** Of the session, the location, the property or the API key; the uid of a member. */
  id: z.string(),
});

/** What has changed; `everything` when changes may have been missed. */
export type Change = z.output<typeof ChangedRow> | { kind: 'everything' };

/** Reports changes of the rows that processes keep in memory, whichever process made them. */
export interface Changes {
  /**
   * Calls back for each change: for those of this process before the operation is answered, for those of others as soon
   * as they arrive. Returns a function that unsubscribes.
   */
  listen(listener: (change: Change) => void): () => void;
  /** Whether changes of other processes are received now. Values in memory must not be trusted while they are not. */
  isListening(): boolean;
}

/** Prefix of trigger messages to the writing connection. */
const NOTICE_PREFIX = 'changed ';

/** Changes, with a listener for what transactions of this process announce. */
export interface OwnChanges extends Changes {
  take(notices: readonly string[]): void;
}

/** @param channel delivers changes of other processes; null when there are none */
export function createChanges(channel: ChangesChannel | null): OwnChanges {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of [...listeners]) listener(change);
  };
  const tellRow = (text: string) => tell(parseChange(text));
  channel?.listenToChanges(tellRow, () => tell({ kind: 'everything' }));
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isListening: () => channel === null || channel.isOpen(),
    take(notices) {
      for (const notice of notices) {
        if (notice.startsWith(NOTICE_PREFIX)) tellRow(notice.slice(NOTICE_PREFIX.length));
      }
    },
  };
}

/** A malformed message may have been any change. */
function parseChange(text: string): Change {
  try {
    return ChangedRow.parse(JSON.parse(text));
  } catch {
    return { kind: 'everything' };
  }
}
