/** A request as its card shows it. */
export interface RequestLine {
  by: 'request';
  title: string;
  /** The state in words, as the guest reads it. */
  state: string;
  tone: 'good' | 'warn' | 'neutral';
  /** What the ticks of the promise line say, from asking to the promised time. */
  ticks: readonly [asked: string, accepted: string, due: string];
  /** How far the work has come, from 0 to 1. */
  progress: number;
}

/** One line of a printed conversation. */
export type ConversationLine =
  | { by: 'guest'; text: string; lang?: string }
  | { by: 'assistant'; text: string; lang?: string; source?: string }
  | { by: 'staff'; who: string; text: string; lang?: string }
  | { by: 'note'; text: string }
  | RequestLine;
