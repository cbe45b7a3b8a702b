import type { LineAct } from './line-act.ts';

/** Outcome of one guest line, as the terminal chat prints it. */
export interface ChatLine {
  /** The reply; null for silence. */
  reply: string | null;
  act: LineAct;
  /** The kind of danger that staff were alerted to because of this line, as `medical`; null for none. */
  alarm: string | null;
  /** Completed actions; searches and handoffs show in `sources` and `handoff`. */
  actions: Array<{ tool: string; input: unknown }>;
  /**
   * Why the guest waits for a person, as `restricted:refund`; null if they do not wait. Also set on later lines while
   * the guest waits.
   */
  handoff: string | null;
  sources: Array<{ id: string; title: string }>;
}

export interface ChatOptions {
  /** `aurora`, or the path of a JSON file that describes a property. */
  property: string;
  /** A place's label, or the end of it (`204` for `Room 204`); the first place of the property by default. */
  place?: string | undefined;
  /** Whether every line is a separate conversation without context, on another day at 13:00. */
  separate: boolean;
  /** Day of the week on which new guests come, from 1 for Monday to 7; the next day by default. */
  weekday?: number | undefined;
}

/** A request of the conversation, as stored. */
export interface ChatRequest {
  no: number;
  service: string;
  quantity: number | null;
  state: string;
  /** When and how it is to be done: its details, and its note. */
  when: readonly string[];
}

/** Settings of the terminal chat's language model; the embedded engine answers without one. */
export interface ChatModel {
  baseUrl: string;
  model: string;
  apiKey: string | null;
}

/** A conversation with the whole product: the same sessions, limits and requests as in a hotel. */
export interface Chat {
  /** Starts a new conversation, at 13:00 of another day. */
  begin(): Promise<void>;
  /** Sends a guest's line and waits for its outcome. */
  say(line: string): Promise<ChatLine>;
  /** Every request of the conversation. */
  requests(): Promise<readonly ChatRequest[]>;
  /** Names of the dishes in the guest's cart. */
  cart(): Promise<readonly string[]>;
  /** The day by the property's calendar, as `2026-03-15`. */
  today(): string;
  close(): Promise<void>;
}
