import { Chip } from '@bellkey/shared/ui';
import * as styles from './staff-screen.css';

/** One line of the staff queue. */
export interface StaffScreenRow {
  place: string;
  what: string;
  state: string;
  tone: 'good' | 'warn' | 'neutral';
  /** Earlier states, each with its animation class; where the page plays them. */
  before?: readonly (Pick<StaffScreenRow, 'state' | 'tone'> & { cue: string })[];
  /** Class of the whole row, and of its last state. */
  cues?: { row: string; state: string };
}

/** The staff queue, drawn in markup: place, request, and the time left. */
export function StaffScreen({ title, rows }: { title: string; rows: readonly StaffScreenRow[] }) {
  return (
    <div className={styles.desk}>
      <p className={styles.head}>
        <span>{title}</span>
        <span>{rows.length} open</span>
      </p>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.place + row.what} className={`${styles.row} ${row.cues?.row ?? ''}`}>
            <b className={styles.place}>{row.place}</b>
            <span>{row.what}</span>
            <span className={styles.states}>
              {row.before?.map(({ state, tone, cue }) => (
                <span key={state} className={cue} aria-hidden="true">
                  <Chip tone={tone}>{state}</Chip>
                </span>
              ))}
              <span className={row.cues?.state}>
                <Chip tone={row.tone}>{row.state}</Chip>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
