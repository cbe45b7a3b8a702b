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
export function ClockActionList({ actions, timeZone }: { actions: readonly DueDeed[]; timeZone: string }) {
  const [shown, rest] = [actions.slice(0, SHOWN), actions.slice(SHOWN)];
  return (
    <section aria-labelledby="due-actions" className={styles.section}>
      <h2 id="due-actions" className={styles.heading}>
        {messages.clockActionsTitle}
      </h2>
      {actions.length === 0 ? (
        <p className={styles.quiet}>{messages.clockActionsEmpty}</p>
      ) : (
        <ClockActions actions={shown} timeZone={timeZone} />
      )}
      {rest.length > 0 ? (
        <details>
          <summary className={styles.more}>{messages.laterRest({ rest: rest.length })}</summary>
          <ClockActions actions={rest} timeZone={timeZone} />
        </details>
      ) : null}
    </section>
  );
}

function ClockActions({ actions, timeZone }: { actions: readonly DueDeed[]; timeZone: string }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {actions.map((action) => (
        <li key={action.requestId} className={styles.line}>
          <Link to={`/dashboard?r=${encodeURIComponent(action.requestId)}`} className={styles.name ?? ''}>
            {timeOrDay(action.at, now, timeZone)}: {action.title}, {action.place}
          </Link>
          <span className={styles.quiet}>{formatAction(action)}</span>
        </li>
      ))}
    </ul>
  );
}

function formatAction({ kind, department }: DueDeed): string {
  const known = Object.entries(messages.deeds).find(([key]) => key === kind)?.[1];
  return typeof known === 'function' ? known({ department }) : (known ?? '');
}
