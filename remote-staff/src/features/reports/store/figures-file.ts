import type { AssistantReport, ReportDays, RequestReport } from '@bellkey/shared/api';
import * as ofAssistant from '../../../../messages/compiled/assistant-report/en.ts';
import * as messages from '../../../../messages/compiled/reports/en.ts';
import type { CsvFile } from '../../../csv-file/format-csv.ts';

const SHARES = ['acknowledged', 'done', 'kept', 'told'] as const;
const COUNTS = ['requests', 'reopened', 'wrong', 'unanswered'] as const;

type Row = [string, number | null, number | null];

/** A period in a column's head: `2026-11-18 – 2026-11-24`. */
export const formatDays = ({ from, to }: ReportDays): string => (from === to ? from : `${from} – ${to}`);

const fileOf = (
  { period, before }: { period: ReportDays; before: ReportDays },
  rows: readonly Row[],
): CsvFile => ({ columns: [messages.figure, formatDays(period), formatDays(before)], rows });

/** The figures on top of the report on requests, as whole numbers: of a share, how many and of how many. */
export function requestFile(report: RequestReport): CsvFile {
  const { now, before } = report.total;
  const { figures } = messages;
  return fileOf(report, [
    [figures.requests, now.requests, before.requests],
    [messages.secondsOf({ figure: figures.response }), now.responseSeconds, before.responseSeconds],
    ...SHARES.flatMap((share): Row[] => [
      [figures[share], now[share].hit, before[share].hit],
      [messages.shareOf({ share: figures[share] }), now[share].of, before[share].of],
    ]),
  ]);
}

/** The figures on top of the report on the assistant. */
export function assistantFile(report: AssistantReport): CsvFile {
  const { now, before } = report.total;
  const { names } = ofAssistant;
  return fileOf(report, [
    [names.answers, now.answers, before.answers],
    [names.alone, now.alone, before.alone],
    [names.handedOver, now.handedOver, before.handedOver],
    [messages.secondsOf({ figure: names.waitSeconds }), now.waitSeconds, before.waitSeconds],
    ...COUNTS.map((count): Row => [names[count], now[count], before[count]]),
  ]);
}
