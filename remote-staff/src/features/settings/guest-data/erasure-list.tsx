import * as messages from '../../../../messages/compiled/guest-data/en.ts';
import * as styles from '../store/settings.css';
import { describeCounts } from './describe-counts.ts';
import type { GuestData } from './use-guest-data.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What was erased: when, by whom, of what kinds and how much. */
export function ErasureList({ data: { erasures } }: { data: GuestData }) {
  if (!erasures) return null;
  return (
    <section className={styles.section} aria-labelledby="erasures">
      <h2 id="erasures" className={styles.heading}>
        {messages.whatWasErased}
      </h2>
      {erasures.length === 0 ? <p className={styles.quiet}>{messages.erasuresEmpty}</p> : null}
      <ul className={styles.list}>
        {erasures.map(({ id, at, by, counts }) => (
          <li key={id} className={`${styles.row} ${styles.plain}`}>
            <span>
              {when.format(new Date(at))}: {by ?? messages.byItsAge}
              <span className={styles.quiet}> {describeCounts(counts)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
