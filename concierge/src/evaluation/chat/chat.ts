import type { LineAct } from './line-act.ts';

/** What one guest line came to, as the terminal chat prints it. */
export interface ChatLine {
  /** What the guest reads; null where nothing is said. */
  reply: string | null;
  act: LineAct;
  /** The kind of danger that staff were alerted to because of this line, as `medical`; null where they were not. */
  alarm: string | null;
  /** What was done; searches and hand-offs show in `sources` and `handoff`. */
  actions: Array<{ tool: string; input: unknown }>;
  /** Why a person is awaited, as `restricted:refund`; null where none is. It stays for the lines that follow. */
  handoff: string | null;
  sources: Array<{ id: string; title: string }>;
}

export interface ChatOptions {
  /** `aurora`, or the path of a JSON file that describes a property. */
  property: string;
  /** A place's label, or its end, as `204`; the first place of the property unless given. */
  place?: string | undefined;
  /** Every line is its own conversation, on another day at 13:00, and nothing is carried over. */
  separate: boolean;
  /** On which day of the week new guests come, from 1 for Monday to 7; the next day unless given. */
  weekday?: number | undefined;
}

/** A request of the conversation, as the database has it. */
export interface ChatRequest {
  no: number;
  service: string;
  quantity: number | null;
  state: string;
  /** Everything that it says about when and how: the values of its details, and its note. */
  when: readonly string[];
}

/** What a language model of the terminal chat needs; the embedded engine answers without one. */
export interface ChatModel {
  baseUrl: string;
  model: string;
  apiKey: string | null;
}

/** A conversation with the whole product: the same sessions, limits and requests as in a hotel. */
export interface Chat {
  /** Starts a new conversation, at 13:00 of another day. */
  begin(): Promise<void>;
  /** Sends a guest's line and waits for what comes of it. */
  say(line: string): Promise<ChatLine>;
  /** Every request of the conversation. */
  requests(): Promise<readonly ChatRequest[]>;
  /** Names of the dishes in the guest's cart. */
  cart(): Promise<readonly string[]>;
  /** The day by the property's calendar, as `2026-03-15`. */
  today(): string;
  close(): Promise<void>;
}
