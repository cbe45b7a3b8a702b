/** A recent line of a guest. */
export interface RecentLine {
  body: string;
  ordinal: number;
  /** ISO instant. */
  at: string;
}

/** A guest's recent lines. */
export interface RecentLines {
  count: number;
  /** When the first of them was written, as an ISO instant; null without any. */
  oldest: string | null;
  /** The newest ones, newest first. */
  newest: RecentLine[];
}
