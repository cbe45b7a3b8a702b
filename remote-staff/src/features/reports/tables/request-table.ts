import type { ReportLine } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/reports/en.ts';
import { formatPercent, formatSeconds } from '../store/figures.ts';
import type { Table } from './report-table.tsx';

const { figures: names } = messages;
const SHARES = ['acknowledged', 'done', 'kept', 'told'] as const;

/** The table of one breakdown of requests, such as by department. */
export function requestTable(
  title: string,
  first: string,
  lines: readonly ReportLine[],
  { responses = true }: { responses?: boolean } = {},
): Table {
  return {
    title,
    columns: [
      first,
      names.requests,
      ...(responses ? [names.response] : []),
      ...SHARES.map((share) => names[share]),
    ],
    rows: lines.map(({ key, name, figures }) => ({
      key,
      cells: [
        name,
        String(figures.requests),
        ...(responses ? [formatSeconds(figures.responseSeconds)] : []),
        ...SHARES.map((share) => formatPercent(figures[share])),
      ],
    })),
    file: {
      columns: [
        first,
        names.requests,
        ...(responses ? [`${names.response} (s)`] : []),
        ...SHARES.flatMap((share) => [names[share], messages.shareOf({ share: names[share] })]),
      ],
      rows: lines.map(({ name, figures }) => [
        name,
        figures.requests,
        ...(responses ? [figures.responseSeconds] : []),
        ...SHARES.flatMap((share) => [figures[share].hit, figures[share].of]),
      ]),
    },
  };
}
