import type { RequestReport as Report, ReportLine } from '@bellkey/shared/api';
import { Notice } from '@bellkey/shared/ui';
import { useId } from 'react';
import * as messages from '../../../messages/compiled/reports/en.ts';
import { FiguresFoot } from './figures-foot.tsx';
import { Definitions, Headlines } from './headlines.tsx';
import { BarPlot } from './plots/bar-plot.tsx';
import { ColumnPlot } from './plots/column-plot.tsx';
import { formatPercent, percentOf, requestHeadlines } from './store/figures.ts';
import { requestFile } from './store/figures-file.ts';
import * as styles from './store/reports.css';
import { ReportTable } from './tables/report-table.tsx';
import { requestTable } from './tables/request-table.ts';

/** Maximum number of bars in a plot; the table has all of them. */
const MOST_BARS = 10;

/** How requests went: figures, plots and the tables behind them. */
export function RequestReport({ report }: { report: Report }) {
  const { total, period } = report;
  const file = (of: string) => `requests-by-${of}-${period.from}-${period.to}`;
  return (
    <>
      <p className={styles.quiet}>{messages.of[report.of]}</p>
      <Headlines headlines={requestHeadlines(total.now, total.before)} />
      <FiguresFoot report={report} file={requestFile(report)} name={`requests-${period.from}-${period.to}`} />
      <Definitions names={messages.figures} definitions={messages.definitions} />
      {total.now.requests === 0 ? (
        <Notice title={messages.requestsEmptyTitle}>{messages.requestsEmptyHint}</Notice>
      ) : (
        <div className={styles.columns}>
          {report.days.length > 1 ? (
            <Over
              title={messages.requestsByDay}
              first={messages.day}
              lines={report.days}
              file={file('day')}
              label={dayLabel}
            />
          ) : null}
          <Over
            title={messages.requestsByHour}
            first={messages.hour}
            lines={allHours(report.hours)}
            file={file('hour')}
            label={hourLabel}
          />
          <Kept
            title={messages.departmentTableTitle}
            first={messages.department}
            lines={report.departments}
            file={file('department')}
          />
          <Kept
            title={messages.serviceTableTitle}
            first={messages.service}
            lines={report.services}
            file={file('service')}
          />
          <Kept
            title={messages.placeTableTitle}
            first={messages.place}
            lines={report.places}
            file={file('place')}
            responses={false}
          />
        </div>
      )}
    </>
  );
}

interface BreakdownProps {
  title: string;
  /** Name of the table's first column. */
  first: string;
  lines: readonly ReportLine[];
  file: string;
}

function Over({ title, first, lines, file, label }: BreakdownProps & { label(key: string): string }) {
  const named = lines.map((line) => ({ ...line, name: label(line.key) }));
  const columns = named.map(({ key, name, figures }) => ({ key, label: name, value: figures.requests }));
  return (
    <Breakdown title={title}>
      <ColumnPlot title={title} columns={columns} />
      <ReportTable
        table={requestTable(title, first, named, { responses: first === messages.hour })}
        name={file}
      />
    </Breakdown>
  );
}

function Kept({ title, first, lines, file, responses = true }: BreakdownProps & { responses?: boolean }) {
  const bars = lines.slice(0, MOST_BARS).map(({ key, name, figures: { kept } }) => ({
    key,
    label: name,
    value: percentOf(kept) ?? 0,
    text: formatPercent(kept),
  }));
  return (
    <Breakdown title={title}>
      <BarPlot title={title} bars={bars} most={100} />
      <ReportTable table={requestTable(title, first, lines, { responses })} name={file} />
    </Breakdown>
  );
}

function Breakdown({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const NOTHING: ReportLine['figures'] = {
  requests: 0,
  responseSeconds: null,
  acknowledged: { hit: 0, of: 0 },
  done: { hit: 0, of: 0 },
  kept: { hit: 0, of: 0 },
  told: { hit: 0, of: 0 },
};

/** All 24 hours, so that an hour without requests is a gap in the plot. */
function allHours(hours: readonly ReportLine[]): ReportLine[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const key = String(hour);
    return hours.find((line) => line.key === key) ?? { key, name: key, figures: NOTHING };
  });
}

const hourLabel = (hour: string): string => `${hour.padStart(2, '0')}:00`;

/** A calendar day has no time zone: it is formatted unchanged. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayLabel = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
