import type { RequestState } from '@bellkey/shared/api';

/** Which requests are meant, by what became of them. `asked` is everything that was asked for. */
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

/** Which requests are meant. What is null or empty does not narrow. */
export interface RequestFilter {
  which: Which;
  /** Room or place as it was named: `204`. */
  place: string | null;
  floor: number | null;
  /** From when on, as a span before now in hours; null for all that is open. */
  hours: number | null;
  /** A whole day of the property's calendar. */
  day: 'today' | 'yesterday' | null;
  /** For `due`: within how many minutes. */
  minutes: number | null;
  /** Words that may name a department, a service or a colleague. */
  words: string[];
  /** The same words as one normalised text, in which services are looked up. */
  text: string;
}

/** What a staff member wants of the assistant. */
export type Command =
  | { kind: 'count' | 'list' | 'summary'; filter: RequestFilter }
  | { kind: 'status'; no: number }
  | { kind: 'people'; absent: boolean; words: string[] }
  | { kind: 'conversations' }
  | { kind: 'change'; no: number; to: RequestState; promiseMinutes: number | null; reason: string | null }
  /** `to`: `me`, no one (null), or a name as it was typed, normalised. */
  | { kind: 'assign'; no: number | null; filter: RequestFilter; to: string | null; everything: boolean }
  | {
      kind: 'raise';
      place: string;
      quantity: number | null;
      /** On the property's clocks, as `18:00`. */
      time: string | null;
      /** What is asked for, normalised; services are looked up in it. */
      text: string;
      /** The same as it was typed. */
      note: string;
    }
  | { kind: 'draft'; place: string; about: string | null; tone?: 'apology'; text?: string }
  | { kind: 'translate'; text: string; to: string }
  | { kind: 'procedure'; question: string }
  | { kind: 'help' };
