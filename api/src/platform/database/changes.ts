import { z } from 'zod';
import type { ChangesChannel } from './database.ts';

/** A row that changed or is gone, of those which processes keep in memory (migrations 0400 and 0630). */
const ChangedRow = z.object({
  kind: z.enum(['session', 'place', 'member', 'property', 'api-key']),
  propertyId: z.string(),
  /** Of the session, the location, the property or the API key; the uid of a member. */
  id: z.string(),
});

/** What has changed; `everything` when it is unknown what was missed. */
export type Change = z.output<typeof ChangedRow> | { kind: 'everything' };

/** Says which of the rows that processes keep in memory changed, whichever process wrote them. */
export interface Changes {
  /**
   * Calls back for each change: for those of this process before the work that made them is answered, for those of
   * other processes as soon as they are heard. Returns what ends it.
   */
  listen(listener: (change: Change) => void): () => void;
  /** Whether other processes are heard just now. What is kept in memory must not be trusted while they are not. */
  heard(): boolean;
}

/** How the triggers begin what they say to the connection that writes. */
const NOTICE_PREFIX = 'changed ';

/** Changes, with the ear for what a transaction of this process announced. */
export interface HeardChanges extends Changes {
  take(notices: readonly string[]): void;
}

/** @param channel brings what other processes change; null when there are none */
export function createChanges(channel: ChangesChannel | null): HeardChanges {
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
    heard: () => channel === null || channel.isOpen(),
    take(notices) {
      for (const notice of notices) {
        if (notice.startsWith(NOTICE_PREFIX)) tellRow(notice.slice(NOTICE_PREFIX.length));
      }
    },
  };
}

/** What cannot be read may have been anything. */
function parseChange(text: string): Change {
  try {
    return ChangedRow.parse(JSON.parse(text));
  } catch {
    return { kind: 'everything' };
  }
}
