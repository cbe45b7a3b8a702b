import type { ShiftRecord } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { linkToRecord } from '../store/link-to-record.ts';
import * as styles from '../store/shift.css';

/** Links to the records that a section names. */
export function RecordLinks({ records }: { records: readonly ShiftRecord[] }) {
  if (records.length === 0) return null;
  return (
    <ul className={styles.records}>
      {records.map((record) => (
        <li key={`${record.kind}${record.id}`}>
          <Link to={linkToRecord(record)}>{record.label}</Link>
        </li>
      ))}
    </ul>
  );
}
