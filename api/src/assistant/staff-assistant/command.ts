import type { RequestState } from '@bellkey/shared/api';

/** Which requests are meant, by their state. `asked` means all, in any state. */
export type Which =
  | 'open'
  | 'overdue'
  | 'due'
  | 'urgent'
  | 'unassigned'
  | 'mine'
  | 'approval'
  | 'on-hold'
  | 'waiting-guest'
  | 'done'
  | 'cancelled'
  | 'asked';

/** Which requests are meant. Null or empty fields do not narrow. */
export interface RequestFilter {
  which: Which;
  /** Room or place as typed: `204`. */
  place: string | null;
  floor: number | null;
  /** Start of the span, in hours before now; null for everything that is open. */
  hours: number | null;
  /** A whole day of the property's calendar. */
  day: 'today' | 'yesterday' | null;
  /** For `due`: within how many minutes. */
  minutes: number | null;
  /** Words that may name a department, a service or a colleague. */
  words: string[];
  /** The same words as one normalised text, for matching services. */
  text: string;
}

/** A parsed command of a staff member. */
export type Command =
  | { kind: 'count' | 'list' | 'summary'; filter: RequestFilter }
  | { kind: 'status'; no: number }
  | { kind: 'people'; absent: boolean; words: string[] }
  | { kind: 'conversations' }
  | { kind: 'change'; no: number; to: RequestState; promiseMinutes: number | null; reason: string | null }
  /** `to`: `me`, no one (null), or a name as typed, normalised. */
  | { kind: 'assign'; no: number | null; filter: RequestFilter; to: string | null; everything: boolean }
  | {
      kind: 'raise';
      place: string;
      quantity: number | null;
      /** On the property's clocks, as `18:00`. */
      time: string | null;
      /** The request's text, normalised, for matching services. */
      text: string;
      /** The same text as typed. */
      note: string;
    }
  | { kind: 'draft'; place: string; about: string | null; tone?: 'apology'; text?: string }
  | { kind: 'translate'; text: string; to: string }
  | { kind: 'procedure'; question: string }
  | { kind: 'help' };
