import type { Alarm, PropertySummary } from '@bellkey/shared/api';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AlarmMessages } from '../../../messages/compiled/alarm/messages.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import { telLink } from '../../property-phone/tel-link.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import type { AlarmWording } from '../../wording/alarm-wording.ts';
import { formatProblem } from '../../wording/format-problem.ts';
import { useUrgentMessage } from '../urgent-message/use-urgent-message.ts';
import * as styles from './alarm-card.css';
import { alarmSteps, emergencyNumber } from './alarm-steps.ts';
import { useAlarmAnnouncements } from './use-alarm-announcements.ts';

/** An alarm for the guest: what was done, what to do now, whom to call; while the alarm is open. */
export function AlarmCard({
  alarm,
  property,
  clock,
  online,
  readOnly,
  conversation,
  wording,
}: {
  alarm: Alarm;
  property: PropertySummary;
  clock: PropertyClock;
  online: boolean;
  /** The session is over: nothing can be sent, but everyone can be called. */
  readOnly: boolean;
  conversation: GuestConversation;
  wording: AlarmWording;
}) {
  const { alarm: messages, propertyPhone } = wording;
  const number = emergencyNumber(property);
  const steps = alarmSteps(alarm, number, messages);
  const alerted = messages.alerted({ time: clock.time(alarm.raisedAt) });
  const holder = holderOf(alarm, clock, messages);
  const title = alarm.certainty === 'possible' ? messages.titleInDoubt : messages.title;
  useAlarmAnnouncements(alarm, [`${title}.`, alerted, ...steps].join(' '), messages);

  return (
    <section className={styles.card} aria-label={messages.label}>
      <div className={styles.status}>
        <h2 className={styles.title}>{title}</h2>
        <p>
          {alerted} <strong>{holder}</strong>
        </p>
        {online ? null : <p className={styles.offline}>{messages.offline}</p>}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.calls}>
        <a className={styles.emergency} href={`tel:${number}`}>
          <Phone size={18} aria-hidden="true" />
          {messages.call({ number })}
        </a>
        {property.phone ? (
          <a className={styles.call} href={telLink(property.phone)}>
            {propertyPhone.call[property.kind]}
          </a>
        ) : (
          <p className={styles.without}>{messages.withoutPhone[property.kind]}</p>
        )}
      </div>
      {readOnly ? null : <ReportOver conversation={conversation} online={online} wording={wording} />}
    </section>
  );
}

/** Who handles it, and since when. */
function holderOf({ takenBy, takenAt }: Alarm, clock: PropertyClock, messages: AlarmMessages): string {
  if (!takenBy) return messages.notTaken;
  const { name } = takenBy;
  return takenAt ? messages.takenSince({ name, time: clock.time(takenAt) }) : messages.taken({ name });
}

/** "It is over", which asks for confirmation before it notifies staff. */
function ReportOver({
  conversation,
  online,
  wording,
}: {
  conversation: GuestConversation;
  online: boolean;
  wording: AlarmWording;
}) {
  const { alarm: messages } = wording;
  const [asking, setAsking] = useState(false);
  const { sending, problem, send } = useUrgentMessage(conversation, 'POST /api/guest/alarm/over');
  const row = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by the question: the focus moves with it.
  useEffect(() => {
    if (asking) row.current?.querySelector('button')?.focus();
  }, [asking]);
  return (
    <div className={styles.over} ref={row}>
      {asking ? (
        <>
          <span className={styles.question}>{messages.isOver}</span>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              setAsking(false);
              void send();
            }}
          >
            {messages.yesOver}
          </button>
          <button type="button" className={styles.quiet} onClick={() => setAsking(false)}>
            {messages.notYet}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className={styles.quiet}
            aria-busy={sending || undefined}
            onClick={() => {
              if (!sending) setAsking(true);
            }}
          >
            {messages.over}
          </button>
          {problem && !sending ? (
            <p className={styles.problem} role="alert">
              {online
                ? messages.overNotSent({ problem: formatProblem(problem, wording) })
                : messages.overOffline}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
