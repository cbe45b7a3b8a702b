import { Field, SelectField } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/reports/en.ts';
import { comparisonOptions, periodOptions, type ReportQuery } from './store/report-query.ts';
import * as styles from './store/reports.css';

/** Chooses the days of a report. */
export function PeriodChoice({
  query,
  onChange,
}: {
  query: ReportQuery;
  onChange(change: Partial<ReportQuery>): void;
}) {
  return (
    <div className={styles.tools}>
      <SelectField
        label={messages.period}
        options={periodOptions}
        value={query.period}
        onChange={(period) => onChange({ period })}
      />
      {query.period === 'range' ? (
        <>
          <Field
            label={messages.firstDay}
            type="date"
            value={query.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <Field
            label={messages.lastDay}
            type="date"
            value={query.to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </>
      ) : null}
      <SelectField
        label={messages.compare}
        options={comparisonOptions}
        value={query.compare}
        onChange={(compare) => onChange({ compare })}
      />
    </div>
  );
}
