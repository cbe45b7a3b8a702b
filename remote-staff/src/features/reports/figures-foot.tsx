import type { ReportDays } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/reports/en.ts';
import type { CsvFile } from '../../csv-file/format-csv.ts';
import { saveCsv } from '../../csv-file/save-csv.ts';
import { formatDays } from './store/figures-file.ts';
import * as styles from './store/reports.css';

/** Below the figures on top of a report: the days that they are compared with, and a button to save them. */
export function FiguresFoot({
  report,
  file,
  name,
}: {
  report: { before: ReportDays };
  file: CsvFile;
  /** Of the file. */
  name: string;
}) {
  return (
    <div className={styles.tools}>
      <p className={styles.quiet}>{messages.comparedDays({ days: formatDays(report.before) })}</p>
      <Button look="outline" size="small" onClick={() => void saveCsv(file, name)}>
        {messages.saveFigures}
      </Button>
    </div>
  );
}
