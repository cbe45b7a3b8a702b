import type { OperationInput, SettingSubject } from '@bellkey/shared/api';
import { firstMomentOf } from '@bellkey/shared/wall-time';
import * as changesMessages from '../../../../messages/compiled/changes/en.ts';

/** Which changes are shown; in the URL. Days are those of the property, as `2026-11-24`, both included. */
export interface ChangeFilter {
  subject: SettingSubject | null;
  /** Id of the member who changed it. */
  by: string | null;
  from: string | null;
  until: string | null;
}

type Query = Omit<
  OperationInput<'GET /api/staff/settings/changes'>['query'],
  'property' | 'before' | 'limit'
>;

const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isSubject = (value: string | null): value is SettingSubject =>
  value !== null && Object.hasOwn(changesMessages.subjects, value);

const dayIn = (value: string | null): string | null =>
  value !== null && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** @example parseChangeFilter(new URLSearchParams('show=changes&subject=service&from=2026-11-01')) */
export function parseChangeFilter(search: URLSearchParams): ChangeFilter {
  const subject = search.get('subject');
  return {
    subject: isSubject(subject) ? subject : null,
    by: search.get('by') || null,
    from: dayIn(search.get('from')),
    until: dayIn(search.get('until')),
  };
}

/** The same address with another filter; the rest stays. */
export function formatChangeFilter(search: URLSearchParams, change: Partial<ChangeFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const isFiltered = (filter: ChangeFilter): boolean =>
  Object.values(filter).some((value) => value !== null);

/** The filter as the API takes it: days become instants of the property's time zone. */
export function queryOf({ subject, by, from, until }: ChangeFilter, timeZone: string): Query {
  const startOf = (day: string) => new Date(firstMomentOf(day, '00:00', timeZone)).toISOString();
  const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return {
    ...(subject && { subject }),
    ...(by && { by }),
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(dayAfter(until)) }),
  };
}
