import { Link } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { formatSpan, timeOrDay } from '../../../clock/clock-messages.ts';
import type { OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import type { Escalated } from '../../../desk/conversations/escalations.ts';
import { alarmClock } from '../../alarm/alarm-facts.ts';
import { AlarmHolder } from '../../alarm/alarm-holder.tsx';
import { handoffReason } from '../../conversations/wording/conversation-messages.ts';
import * as styles from './escalated-list.css';

/** Alarms, then guests without an answer in time: above everything else, with reason and start. */
export function EscalatedList({
  conversations,
  alarms,
  now,
  timeZone,
}: {
  conversations: readonly Escalated[];
  /** Before everything else. */
  alarms: readonly OpenAlarm[];
  now: number;
  timeZone: string;
}) {
  if (conversations.length === 0 && alarms.length === 0) return null;
  const alarmed = new Set(alarms.map(({ conversation }) => conversation.id));
  const others = conversations.filter(({ id }) => !alarmed.has(id));
  return (
    <section className={styles.list} aria-labelledby="escalated-title">
      <h2 id="escalated-title" className={styles.heading}>
        {alarms.length === 0
          ? queueMessages.escalatedToTheDutyManager
          : others.length === 0
            ? queueMessages.alarms
            : queueMessages.alarmsAndEscalatedToTheDuty}
      </h2>
      <ul role="list">
        {alarms.map(({ conversation: { id, place }, alarm }) => (
          <li key={alarm.messageId}>
            <Link to={`/dashboard/staff-chat?c=${encodeURIComponent(id)}`} className={styles.row} data-alarm>
              <span className={styles.place}>{place.label}</span>
              <span className={styles.since}>
                {queueMessages.alarmClockName({
                  clock: alarmClock(now - Date.parse(alarm.raisedAt)),
                  name: alarmName(alarm),
                })}
              </span>
              <q>{alarm.words}</q>
              <span className={styles.reason}>
                <AlarmHolder alarm={alarm} now={now} />
              </span>
            </Link>
          </li>
        ))}
        {others.map(({ id, place, handoff, waitingSince, escalatedAt }) => (
          <li key={id}>
            <Link to={`/dashboard/staff-chat?c=${encodeURIComponent(id)}`} className={styles.row}>
              <span className={styles.place}>{place.label}</span>
              <span className={styles.since}>
                {waitingSince
                  ? `${queueMessages.waitsSpan({ span: formatSpan(now - Date.parse(waitingSince)) })} `
                  : ''}
                {queueMessages.escalatedTime({ time: timeOrDay(escalatedAt, now, timeZone) })}
              </span>
              <span className={styles.reason}>
                {handoff ? handoffReason(handoff.reason) : queueMessages.nobodyHasAnsweredTheGuest}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
