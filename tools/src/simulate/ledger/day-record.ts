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

/** A request in the final database. */
export interface RecordedRequest {
  id: string;
  no: number;
  title: string;
  place: string;
  priority: 'normal' | 'high' | 'emergency';
  state: RequestState;
  /** Null for a request of the staff. */
  conversationId: string | null;
  createdAt: number;
  promisedAt: number | null;
  /** Bound to its time, as a wake-up call. */
  atItsTime: boolean;
  steps: RecordedStep[];
}

/** An alarm in the final database. */
export interface RecordedAlarm {
  id: string;
  place: string;
  words: string;
  raisedAt: number;
  takenAt: number | null;
  takenBy: string | null;
}

/** A message in the final database. */
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

/** A conversation on someone's screen. */
export interface HeldConversation {
  conversationId: string;
  /** `guest` by the live stream, `staff` as they load it. */
  by: 'guest' | 'staff';
  messageIds: string[];
  /** Ids of messages that arrived twice, the second time with a later number. */
  doubled: string[];
}

/** All data of a day for its ledger. */
export interface DayRecord {
  /** In ms since 1970. */
  begins: number;
  ends: number;
  requests: RecordedRequest[];
  alarms: RecordedAlarm[];
  messages: RecordedMessage[];
  /** Answers that the assistant owed. */
  turns: Array<{ id: string; conversationId: string; state: string }>;
  /** Notifications for closed pages; `key` has the reason, the channel and the recipient. */
  deliveries: Array<{ key: string; state: string }>;
  held: HeldConversation[];
  /** Lines that guests sent, by their client ids. */
  sent: Array<{ clientId: string; conversationId: string }>;
}

/** A breach of a rule. */
export interface Finding {
  /** The broken rule: a key of the ledger's rules. */
  rule: string;
  what: string;
  /** The request whose history explains it. */
  requestId?: string;
}
