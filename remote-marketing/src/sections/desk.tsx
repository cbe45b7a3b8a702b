import { Chip } from '@bellkey/shared/ui';
import * as styles from './desk.css';

/** One line of the staff queue. */
export interface DeskRow {
  place: string;
  what: string;
  state: string;
  tone: 'good' | 'warn' | 'neutral';
}

/** The staff's queue as they see it, drawn in markup: place, what, and the time left. */
export function Desk({ title, rows }: { title: string; rows: readonly DeskRow[] }) {
  return (
    <div className={styles.desk}>
      <p className={styles.head}>
        <span>{title}</span>
        <span>{rows.length} open</span>
      </p>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.place + row.what} className={styles.row}>
            <b className={styles.place}>{row.place}</b>
            <span>{row.what}</span>
            <Chip tone={row.tone}>{row.state}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
