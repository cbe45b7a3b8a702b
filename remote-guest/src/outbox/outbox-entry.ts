/** A message that the guest sent and the API has not confirmed. */
export interface OutboxEntry {
  /** The guest's own id of the message and its idempotency key: however often it is sent, it arrives once. */
  clientId: string;
  body: string;
  /** Milliseconds since 1970, strictly increasing within a conversation: the order in which they are sent. */
  writtenAt: number;
  /** Why the API refused it; null while it waits for its turn. */
  refusal: OutboxRefusal | null;
}

export interface OutboxRefusal {
  code: string;
  /** One sentence for the guest, from the API. */
  detail: string;
  requestId: string;
}

/** Parses a stored entry; null for one that this version cannot send. */
export function parseEntry(text: string | null): OutboxEntry | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<OutboxEntry> | null;
    if (typeof value?.clientId !== 'string' || typeof value.body !== 'string') return null;
    if (typeof value.writtenAt !== 'number') return null;
    return {
      clientId: value.clientId,
      body: value.body,
      writtenAt: value.writtenAt,
      refusal: value.refusal ?? null,
    };
  } catch {
    return null;
  }
}
