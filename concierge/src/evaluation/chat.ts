/** What one guest line came to, as the terminal chat prints it. */
export interface ChatLine {
  reply: string | null;
  /** What was done; searches and hand-offs show in `sources` and `handoff`. */
  actions: Array<{ tool: string; input: unknown }>;
  /** Why a person was fetched, as `restricted:refund`; null where none was. */
  handoff: string | null;
  sources: Array<{ id: string; title: string }>;
}

export interface ChatOptions {
  property: string;
  place: string;
  /** Every line is its own conversation, on another day at 13:00, and nothing is carried over. */
  separate: boolean;
}

/** A conversation with the whole product: the same sessions, limits and requests as in a hotel. */
export interface Chat {
  /** Starts a new conversation, at 13:00 of another day. */
  begin(): Promise<void>;
  /** Sends a guest's line and waits for what comes of it. */
  say(line: string): Promise<ChatLine>;
  /** Every request of the conversation, as the database has it. */
  requests(): Promise<ReadonlyArray<{ service: string; quantity: number | null; state: string }>>;
  close(): Promise<void>;
}
