import type { ReportShare, RequestFigures } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/reports/en.ts';
import { formatSpan } from '../../../clock/clock-messages.ts';

/** Shown for an unknown figure: nothing to count, or no one waited. */
const NONE = '–';

/** A share in whole per cent; null without a total. */
export const percentOf = ({ hit, of }: ReportShare): number | null =>
  of === 0 ? null : Math.round((hit / of) * 100);

/** Formats a share for a table: `94 %`. */
export function formatPercent(share: ReportShare): string {
  const percent = percentOf(share);
  return percent === null ? NONE : `${percent} %`;
}

/** A share with its total: `94 % (47 of 50)`. */
export function formatShare(share: ReportShare): string {
  const percent = percentOf(share);
  return percent === null ? NONE : messages.share({ percent, hit: share.hit, of: share.of });
}

/** A span of seconds: `3 min`. */
export const formatSeconds = (seconds: number | null): string =>
  seconds === null ? NONE : formatSpan(seconds * 1000);

/** A figure on top of a report: its name, value and previous value. */
export interface Headline {
  key: string;
  name: string;
  value: string;
  before: string;
}

/** The figures on top of the report on requests. */
export function requestHeadlines(now: RequestFigures, before: RequestFigures): Headline[] {
  const share = (key: 'acknowledged' | 'done' | 'kept' | 'told'): Headline => ({
    key,
    name: messages.figures[key],
    value: formatShare(now[key]),
    before: formatPercent(before[key]),
  });
  return [
    {
      key: 'requests',
      name: messages.figures.requests,
      value: String(now.requests),
      before: String(before.requests),
    },
    {
      key: 'response',
      name: messages.figures.response,
      value: formatSeconds(now.responseSeconds),
      before: formatSeconds(before.responseSeconds),
    },
    share('acknowledged'),
    share('done'),
    share('kept'),
    share('told'),
  ];
}
