import { Link } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as alarmMessages from '../../../../messages/compiled/alarm/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import type { OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { readsChats } from '../../../staff-identity/own-permissions.ts';
import { emergencyNumber, formatElapsed, mayNeedEmergencyServices } from '../alarm-facts.ts';
import { useAlarmChange } from '../use-alarm-change.ts';
import * as styles from './alarm-bar.css';
import { markNotified, wasNotified } from './notified-alarms.ts';

/** One alarm of the bar: its running clock, place and words, and its actions. */
export function AlarmBarRow({
  open,
  silenced,
  canSound,
  onSilence,
}: {
  open: OpenAlarm;
  silenced: boolean;
  /** Whether this browser can make sounds. */
  canSound: boolean;
  onSilence(on: boolean): void;
}) {
  const { conversation, alarm } = open;
  const { membership } = useWorkplace();
  const { changing, problem, change } = useAlarmChange(conversation.id);
  const now = useNow();
  const place = conversation.place.label;
  const raisedAt = timeOrDay(alarm.raisedAt, now, membership.property.timeZone);
  const number = emergencyNumber(membership.property);
  return (
    <li className={styles.row}>
      <AlarmSpoken open={open} />
      <span className={styles.clock} aria-hidden="true">
        {formatElapsed(now - Date.parse(alarm.raisedAt))}
      </span>
      <p className={styles.words}>
        <strong>
          {place}: {alarmName(alarm)}.
        </strong>{' '}
        <q className={styles.said}>{alarm.words}</q>{' '}
        <span className={styles.since}>
          {raisedAt}. {alarm.certainty === 'possible' ? `${alarmMessages.possibleAlarmNote} ` : null}
          {alarmMessages.holderMissingSentence}
        </span>
      </p>
      <div className={styles.actions}>
        {canSound ? (
          <button
            type="button"
            className={styles.silence}
            aria-label={alarmMessages.soundLabel({
              action: silenced ? alarmMessages.soundOn : alarmMessages.silence,
              place,
            })}
            onClick={() => onSilence(!silenced)}
          >
            {silenced ? <BellOff size={18} aria-hidden="true" /> : <Bell size={18} aria-hidden="true" />}
            <span className={styles.silenceName}>
              {silenced ? alarmMessages.silenced : alarmMessages.silence}
            </span>
          </button>
        ) : null}
        {readsChats(membership) ? (
          <Link
            to={`/dashboard/staff-chat?c=${encodeURIComponent(conversation.id)}`}
            className={styles.button ?? ''}
            aria-label={alarmMessages.openChatPlace({ place })}
          >
            {alarmMessages.openChat}
          </Link>
        ) : null}
        {mayNeedEmergencyServices(alarm) ? (
          <a href={`tel:${number}`} className={styles.button}>
            {alarmMessages.callNumber({ number })}
          </a>
        ) : null}
        <button
          type="button"
          className={styles.take}
          aria-label={alarmMessages.takeLabel({ place })}
          aria-busy={changing !== null || undefined}
          onClick={() => {
            if (changing === null) void change('taken');
          }}
        >
          {alarmMessages.iHaveIt}
        </button>
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {alarmMessages.takeFailed({ detail: problem.detail })}
        </p>
      ) : null}
    </li>
  );
}

/** The announcement of an alarm for screen readers, once: the clock next to it ticks silently. */
function AlarmSpoken({ open: { conversation, alarm } }: { open: OpenAlarm }) {
  const { desk } = useWorkplace();
  const { messageId } = alarm;
  const [first] = useState(() => !wasNotified(desk, messageId));
  useEffect(() => markNotified(desk, messageId), [desk, messageId]);
  return first ? (
    <p className={styles.forScreenReaders} role="alert">
      {alarmMessages.alarmAnnouncement({
        place: conversation.place.label,
        name: alarmName(alarm),
        words: alarm.words,
      })}
    </p>
  ) : null;
}
