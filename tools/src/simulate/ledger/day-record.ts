import type { RequestEvent, RequestState } from '@bellkey/shared/api';

/** One line of a request's history; moments are in ms since 1970. */
export interface RecordedStep {
  state: RequestState;
  at: number;
  byKind: 'guest' | 'ai' | 'staff' | 'system';
  byName: string | null;
  reason: string | null;
  event: RequestEvent | null;
}

/** A request as the database has it at the end. */
export interface RecordedRequest {
  id: string;
  no: number;
  title: string;
  place: string;
  priority: 'normal' | 'high' | 'emergency';
  state: RequestState;
  /** Null for a request that no guest asked for. */
  conversationId: string | null;
  createdAt: number;
  promisedAt: number | null;
  /** To be done at a time and at no other, as a wake-up call. */
  atItsTime: boolean;
  steps: RecordedStep[];
}

/** An alarm as the database has it at the end. */
export interface RecordedAlarm {
  id: string;
  place: string;
  words: string;
  raisedAt: number;
  takenAt: number | null;
  takenBy: string | null;
}

/** A message as the database has it at the end. */
export interface RecordedMessage {
  id: string;
  conversationId: string;
  clientId: string | null;
  senderKind: 'guest' | 'ai' | 'staff' | 'system';
  visibility: 'public' | 'internal';
  body: string;
  turnId: string | null;
  /** Requests whose cards it carries. */
  requestIds: string[];
  at: number;
}

/** What someone at a screen has of a conversation. */
export interface HeldConversation {
  conversationId: string;
  /** `guest` by the live stream, `staff` as they read it. */
  by: 'guest' | 'staff';
  messageIds: string[];
  /** Ids of messages that came a second time with a later number. */
  doubled: string[];
}

/** Everything of a day that its ledger is written from. */
export interface DayRecord {
  /** In ms since 1970. */
  begins: number;
  ends: number;
  requests: RecordedRequest[];
  alarms: RecordedAlarm[];
  messages: RecordedMessage[];
  /** Answers that the assistant owed. */
  turns: Array<{ id: string; conversationId: string; state: string }>;
  /** What was to be sent while no page was open; `key` says for what, how and to whom. */
  deliveries: Array<{ key: string; state: string }>;
  held: HeldConversation[];
  /** Lines that guests sent, by the ids they gave them. */
  sent: Array<{ clientId: string; conversationId: string }>;
}

/** Something that must not be. */
export interface Finding {
  /** Which rule it breaks: a key of the ledger's rules. */
  rule: string;
  what: string;
  /** The request whose history says more. */
  requestId?: string;
}
