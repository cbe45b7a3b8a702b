import { markdownTable } from '../sampling/markdown-table.ts';
import { median, percentile } from '../sampling/medians.ts';
import type { StaffMeasurement } from './staff.ts';

const OPENS_WITHIN_MS = 1_000;
const TASK_AT_MOST_MS = 50;
const EVENT_WITHIN_MS = 250;

/** A figure of the dashboard with its limit, in ms. */
interface StaffLine {
  what: string;
  value: number;
  limit: number;
  note: string;
}

/** The figures of a busy dashboard with a limit. */
export function staffLines({ opens, longTasks, events, missed }: StaffMeasurement): StaffLine[] {
  return [
    {
      what: 'opens: first request on the screen, median',
      value: median(opens),
      limit: OPENS_WITHIN_MS,
      note: `${opens.length} visits, slowest ${Math.round(Math.max(...opens))}`,
    },
    {
      what: 'scrolls: longest task',
      value: Math.max(0, ...longTasks),
      limit: TASK_AT_MOST_MS,
      note: `${longTasks.length} tasks over ${TASK_AT_MOST_MS} ms; 0 when there was none`,
    },
    {
      what: 'an event shows, 99th percentile',
      // A missing event is worse than any figure.
      value: missed > 0 ? Number.POSITIVE_INFINITY : percentile(events, 0.99),
      limit: EVENT_WITHIN_MS,
      note: `${events.length} events, median ${Math.round(median(events))}, ${missed} not shown`,
    },
  ];
}

/** The table for docs/measurements.md. */
export const staffTable = (lines: readonly StaffLine[]): string =>
  markdownTable(
    ['', 'ms', 'limit', ''],
    lines.map(({ what, value, limit, note }) => [
      what,
      value <= limit ? value.toFixed(0) : `**${value.toFixed(0)}**`,
      `≤ ${limit}`,
      note,
    ]),
  );
