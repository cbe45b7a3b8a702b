/** A line that a guest wrote a moment ago. */
export interface RecentLine {
  body: string;
  ordinal: number;
  /** ISO instant. */
  at: string;
}

/** What a guest wrote lately. */
export interface RecentLines {
  count: number;
  /** When the first of them was written, as an ISO instant; null without any. */
  oldest: string | null;
  /** The newest ones, newest first. */
  newest: RecentLine[];
}
