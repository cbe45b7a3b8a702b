import type { AssistantReport as Report } from '@bellkey/shared/api';
import { Notice } from '@bellkey/shared/ui';
import * as ofAssistant from '../../../messages/compiled/assistant-report/en.ts';
import * as messages from '../../../messages/compiled/reports/en.ts';
import { handoffReason } from '../conversations/wording/conversation-messages.ts';
import { FiguresFoot } from './figures-foot.tsx';
import { Definitions, Headlines } from './headlines.tsx';
import { BarPlot } from './plots/bar-plot.tsx';
import { assistantHeadlines } from './store/assistant-headlines.ts';
import { assistantFile } from './store/figures-file.ts';
import * as styles from './store/reports.css';
import { ReportTable, type Table } from './tables/report-table.tsx';

const TITLE = messages.assistantTableTitle;

/** What the assistant answered alone, what it handed over and why, and what was wrong. */
export function AssistantReport({ report }: { report: Report }) {
  const { total, reasons, period } = report;
  const named = reasons.map(({ reason, count }) => ({ reason, count, name: handoffReason(reason) }));
  const table: Table = {
    title: TITLE,
    columns: [messages.reason, messages.times],
    rows: named.map(({ reason, name, count }) => ({ key: reason, cells: [name, String(count)] })),
    file: { columns: [messages.reason, messages.times], rows: named.map(({ name, count }) => [name, count]) },
  };
  return (
    <>
      <Headlines headlines={assistantHeadlines(total.now, total.before)} />
      <FiguresFoot
        report={report}
        file={assistantFile(report)}
        name={`assistant-${period.from}-${period.to}`}
      />
      <Definitions names={ofAssistant.names} definitions={ofAssistant.definitions} />
      {named.length === 0 ? (
        <Notice title={messages.assistantEmptyTitle}>{messages.assistantEmptyHint}</Notice>
      ) : (
        <section className={styles.section} aria-labelledby="report-reasons">
          <h2 id="report-reasons" className={styles.heading}>
            {TITLE}
          </h2>
          <BarPlot
            title={TITLE}
            most={Math.max(...named.map(({ count }) => count))}
            bars={named.map(({ reason, name, count }) => ({
              key: reason,
              label: name,
              value: count,
              text: String(count),
            }))}
          />
          <ReportTable table={table} name={`hand-overs-${period.from}-${period.to}`} />
        </section>
      )}
    </>
  );
}
