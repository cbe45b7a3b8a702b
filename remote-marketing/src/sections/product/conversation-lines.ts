/** State of a request. */
export interface RequestState {
  /** As text for the guest. */
  state: string;
  tone: 'good' | 'warn' | 'neutral';
  /** Progress of the work, from 0 to 1. */
  progress: number;
}

/** A request for its card. */
export interface RequestLine extends RequestState {
  by: 'request';
  title: string;
  /** Labels of the promise line's ticks, from asking to the promised time. */
  ticks: readonly [asked: string, accepted: string, due: string];
  /** Earlier states, where the page shows them one after another. */
  before?: readonly RequestState[];
}

/** One line of a printed conversation. */
export type ConversationLine =
  | { by: 'guest'; text: string; lang?: string }
  | { by: 'assistant'; text: string; lang?: string; source?: string }
  | { by: 'staff'; who: string; text: string; lang?: string }
  | { by: 'note'; text: string }
  | RequestLine;
