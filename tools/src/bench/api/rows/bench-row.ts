/** One line of the report: a measurement with its limit. */
export interface BenchRow {
  what: string;
  database: string;
  /** The operation's figure and the baseline's, with their unit. */
  api: string;
  floor: string;
  /** What the limit applies to: a ratio, or an absolute figure. */
  value: number;
  limit: { atLeast: number } | { atMost: number };
  note?: string;
}

/** Whether a row is within its limit. */
export const isKept = ({ value, limit }: BenchRow): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
