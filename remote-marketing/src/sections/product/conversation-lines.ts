/** How far a request has come. */
export interface RequestState {
  /** In words, as the guest reads it. */
  state: string;
  tone: 'good' | 'warn' | 'neutral';
  /** How far the work has come, from 0 to 1. */
  progress: number;
}

/** A request as its card shows it. */
export interface RequestLine extends RequestState {
  by: 'request';
  title: string;
  /** What the ticks of the promise line say, from asking to the promised time. */
  ticks: readonly [asked: string, accepted: string, due: string];
  /** States that it went through, where the page shows them one after another. */
  before?: readonly RequestState[];
}

/** One line of a printed conversation. */
export type ConversationLine =
  | { by: 'guest'; text: string; lang?: string }
  | { by: 'assistant'; text: string; lang?: string; source?: string }
  | { by: 'staff'; who: string; text: string; lang?: string }
  | { by: 'note'; text: string }
  | RequestLine;
