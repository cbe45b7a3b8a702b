import type { ReportComparison, ReportPeriodKey } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/reports/en.ts';

/** Query of a report; in the URL. */
export interface ReportQuery {
  period: ReportPeriodKey;
  /** Days of a custom range, as `2026-11-22`; empty until they are chosen. */
  from: string;
  to: string;
  /** Key of the one department whose requests are counted; empty for all. */
  department: string;
  /** What the days are compared with. */
  compare: ReportComparison;
}

/** The periods to choose from. */
export const periodOptions = (Object.keys(messages.periods) as ReportPeriodKey[]).map((value) => ({
  value,
  label: messages.periods[value],
}));

/** The comparisons to choose from. */
export const comparisonOptions = (Object.keys(messages.comparisons) as ReportComparison[]).map((value) => ({
  value,
  label: messages.comparisons[value],
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
    department: search.get('department') ?? '',
    compare: search.get('compare') === 'year' ? 'year' : 'before',
  };
}

/** The same search with another period; the rest stays. */
export function formatReportQuery(search: URLSearchParams, change: Partial<ReportQuery>): URLSearchParams {
  const { period, from, to, department, compare } = { ...parseReportQuery(search), ...change };
  const next = new URLSearchParams(search);
  next.set('period', period);
  for (const [key, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (period === 'range' && day) next.set(key, day);
    else next.delete(key);
  }
  if (department) next.set('department', department);
  else next.delete('department');
  if (compare === 'year') next.set('compare', compare);
  else next.delete('compare');
  return next;
}

/** Whether everything that a report needs has been chosen. */
export const isComplete = ({ period, from, to }: Pick<ReportQuery, 'period' | 'from' | 'to'>): boolean =>
  period !== 'range' || (from !== '' && to !== '');

/** The API's input. */
export const toApiQuery = (
  property: string,
  { period, from, to, department, compare }: ReportQuery,
): {
  property: string;
  period: ReportPeriodKey;
  from?: string;
  to?: string;
  department?: string;
  compare?: ReportComparison;
} => ({
  property,
  period,
  ...(period === 'range' && { from, to }),
  ...(department && { department }),
  ...(compare === 'year' && { compare }),
});
