import { Link } from '@bellkey/shared/shell';
import { spanInWords, timeOrDay } from '../clock/words.ts';
import { handoffReason } from '../staff-conversations/conversation-words.ts';
import type { Escalated } from '../staff-conversations/escalations.ts';
import * as styles from './escalated-list.css';

/** Guests whom nobody has answered in time: above everything else, with why and since when. */
export function EscalatedList({
  conversations,
  now,
  timeZone,
}: {
  conversations: readonly Escalated[];
  now: number;
  timeZone: string;
}) {
  if (conversations.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="escalated-title">
      <h2 id="escalated-title" className={styles.heading}>
        Escalated to the duty manager
      </h2>
      <ul role="list">
        {conversations.map(({ id, place, handoff, waitingSince, escalatedAt }) => (
          <li key={id}>
            <Link to={`/dashboard/staff-chat?c=${encodeURIComponent(id)}`} className={styles.row}>
              <span className={styles.place}>{place.label}</span>
              <span className={styles.since}>
                {waitingSince ? `waits ${spanInWords(now - Date.parse(waitingSince))}, ` : ''}
                escalated {timeOrDay(escalatedAt, now, timeZone)}
              </span>
              <span className={styles.reason}>
                {handoff ? handoffReason(handoff.reason) : 'Nobody has answered the guest.'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
