import { Link } from '@bellkey/shared/shell';
import type { ReactNode } from 'react';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { formatSpan, timeOrDay } from '../../../clock/clock-messages.ts';
import type { OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import type { Escalated } from '../../../desk/conversations/escalations.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { readsChats } from '../../../staff-identity/own-permissions.ts';
import { handoffReason } from '../../conversations/wording/conversation-messages.ts';
import * as styles from './escalated-list.css';

/**
 * Guests without an answer in time: above everything else, with reason and start. Those with an alarm have a row in the
 * queue, before every request, and are not said a second time.
 */
export function EscalatedList({
  conversations,
  alarms,
  now,
  timeZone,
}: {
  conversations: readonly Escalated[];
  /** The open alarms. */
  alarms: readonly OpenAlarm[];
  now: number;
  timeZone: string;
}) {
  const alarmed = new Set(alarms.map(({ conversation }) => conversation.id));
  const others = conversations.filter(({ id }) => !alarmed.has(id));
  if (others.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="escalated-title">
      <h2 id="escalated-title" className={styles.heading}>
        {queueMessages.escalatedTitle}
      </h2>
      <ul role="list">
        {others.map(({ id, place, handoff, waitingSince, escalatedAt }) => (
          <li key={id}>
            <RowOf conversation={id}>
              <span className={styles.place}>{place.label}</span>
              <span className={styles.since}>
                {waitingSince
                  ? `${queueMessages.waitsSpan({ span: formatSpan(now - Date.parse(waitingSince)) })} `
                  : ''}
                {queueMessages.escalatedTime({ time: timeOrDay(escalatedAt, now, timeZone) })}
              </span>
              <span className={styles.reason}>
                {handoff ? handoffReason(handoff.reason) : queueMessages.unansweredReason}
              </span>
            </RowOf>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row that opens the conversation for those who may read it. */
function RowOf({ conversation, children }: { conversation: string; children: ReactNode }) {
  const { membership } = useWorkplace();
  return readsChats(membership) ? (
    <Link to={`/dashboard/staff-chat?c=${encodeURIComponent(conversation)}`} className={styles.row}>
      {children}
    </Link>
  ) : (
    <div className={styles.row}>{children}</div>
  );
}
