/** A line of the report: what was measured, next to what is asked. */
export interface BenchRow {
  what: string;
  database: string;
  /** The operation's figure and the floor's, with their unit. */
  api: string;
  floor: string;
  /** What the limit applies to: a ratio, or a figure of its own. */
  value: number;
  limit: { atLeast: number } | { atMost: number };
  note?: string;
}

/** Whether a row keeps its limit. */
export const isKept = ({ value, limit }: BenchRow): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
