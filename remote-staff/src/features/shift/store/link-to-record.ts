import type { ShiftRecord } from '@bellkey/shared/api';

/** The page that shows a record of a hand-over note. */
export const linkToRecord = ({ kind, id }: Pick<ShiftRecord, 'kind' | 'id'>): string =>
  kind === 'request'
    ? `/dashboard?r=${encodeURIComponent(id)}`
    : `/dashboard/staff-chat?c=${encodeURIComponent(id)}`;
