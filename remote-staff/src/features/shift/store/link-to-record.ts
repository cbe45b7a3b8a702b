import type { ShiftRecord } from '@bellkey/shared/api';

/** Where a record of a hand-over note is seen. */
export const linkToRecord = ({ kind, id }: Pick<ShiftRecord, 'kind' | 'id'>): string =>
  kind === 'request'
    ? `/dashboard?r=${encodeURIComponent(id)}`
    : `/dashboard/staff-chat?c=${encodeURIComponent(id)}`;
