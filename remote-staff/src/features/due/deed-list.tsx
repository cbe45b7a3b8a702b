import type { DueDeed } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/due/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import * as styles from './due.css';

/** Most items shown at once; a phone shows no more without a tap. */
const SHOWN = 12;

/**
 * The next automatic actions of clocks if no one moves the request first: warnings, messages to guests, escalations.
 */
export function DeedList({ deeds, timeZone }: { deeds: readonly DueDeed[]; timeZone: string }) {
  const [shown, rest] = [deeds.slice(0, SHOWN), deeds.slice(SHOWN)];
  return (
    <section aria-labelledby="due-deeds" className={styles.section}>
      <h2 id="due-deeds" className={styles.heading}>
        {messages.whatHappensByItself}
      </h2>
      {deeds.length === 0 ? (
        <p className={styles.quiet}>{messages.noRequestWaitsForAWarning}</p>
      ) : (
        <Deeds deeds={shown} timeZone={timeZone} />
      )}
      {rest.length > 0 ? (
        <details>
          <summary className={styles.more}>{messages.laterRest({ rest: rest.length })}</summary>
          <Deeds deeds={rest} timeZone={timeZone} />
        </details>
      ) : null}
    </section>
  );
}

function Deeds({ deeds, timeZone }: { deeds: readonly DueDeed[]; timeZone: string }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {deeds.map((deed) => (
        <li key={deed.requestId} className={styles.line}>
          <Link to={`/dashboard?r=${encodeURIComponent(deed.requestId)}`} className={styles.name ?? ''}>
            {timeOrDay(deed.at, now, timeZone)}: {deed.title}, {deed.place}
          </Link>
          <span className={styles.quiet}>{wordsOf(deed)}</span>
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ kind, department }: DueDeed): string {
  const known = Object.entries(messages.deeds).find(([key]) => key === kind)?.[1];
  return typeof known === 'function' ? known({ department }) : (known ?? '');
}
