import type { ReportPeriodKey } from '@bellkey/shared/api';
import { reportsMessages as messages } from '../../../../messages/compiled/reports/en.ts';

/** What is asked of a report; lives in the URL. */
export interface ReportQuery {
  period: ReportPeriodKey;
  /** Days of a range of one's own, as `2026-11-22`; empty until they are chosen. */
  from: string;
  to: string;
}

/** The periods, as people choose them. */
export const periodOptions = (Object.keys(messages.periods) as ReportPeriodKey[]).map((value) => ({
  value,
  label: messages.periods[value],
}));

const isPeriod = (value: string | null): value is ReportPeriodKey =>
  value !== null && Object.hasOwn(messages.periods, value);

/** @example parseReportQuery(new URLSearchParams('period=28-days')) */
export function parseReportQuery(search: URLSearchParams): ReportQuery {
  const period = search.get('period');
  return {
    period: isPeriod(period) ? period : '7-days',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  };
}

/** The same search with another period; everything else in it stays. */
export function formatReportQuery(search: URLSearchParams, change: Partial<ReportQuery>): URLSearchParams {
  const { period, from, to } = { ...parseReportQuery(search), ...change };
  const next = new URLSearchParams(search);
  next.set('period', period);
  for (const [key, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (period === 'range' && day) next.set(key, day);
    else next.delete(key);
  }
  return next;
}

/** Whether everything that a report needs has been chosen. */
export const isComplete = ({ period, from, to }: ReportQuery): boolean =>
  period !== 'range' || (from !== '' && to !== '');

/** What the API is asked with. */
export const toApiQuery = (
  property: string,
  { period, from, to }: ReportQuery,
): { property: string; period: ReportPeriodKey; from?: string; to?: string } => ({
  property,
  period,
  ...(period === 'range' && { from, to }),
});
