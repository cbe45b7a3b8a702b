import type { Alarm, PropertySummary } from '@bellkey/shared/api';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import { callMessages } from '../../property-phone/call-messages.ts';
import { telLink } from '../../property-phone/tel-link.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import * as styles from './alarm-card.css';
import { alarmSteps, emergencyNumber } from './alarm-steps.ts';
import { useAlarmAnnouncements } from './use-alarm-announcements.ts';
import { useAlarmOver } from './use-alarm-over.ts';

/** Whom to look for where a property has left no telephone number. */
const withoutPhone: Record<PropertySummary['kind'], string> = {
  hotel: 'Go to Reception, or tell any member of staff.',
  restaurant: 'Tell any member of staff.',
  str: 'Tell your host in person, or a neighbour.',
};

/** What was done about a danger, what to do now, whom to call; above the composer for as long as the alarm is open. */
export function AlarmCard({
  alarm,
  property,
  clock,
  online,
  readOnly,
  conversation,
}: {
  alarm: Alarm;
  property: PropertySummary;
  clock: PropertyClock;
  online: boolean;
  /** The session is over: nothing can be sent, everything can be called. */
  readOnly: boolean;
  conversation: GuestConversation;
}) {
  const number = emergencyNumber(property);
  const steps = alarmSteps(alarm, number);
  const alerted = `Staff were alerted at ${clock.time(alarm.raisedAt)}.`;
  const holder = alarm.takenBy
    ? `${alarm.takenBy.name} has it${alarm.takenAt ? ` since ${clock.time(alarm.takenAt)}` : ''}.`
    : 'Do not wait for them if you are in danger.';
  const title = alarm.certainty === 'possible' ? 'Are you safe?' : 'Help is being fetched';
  useAlarmAnnouncements(alarm, [`${title}.`, alerted, ...steps].join(' '));

  return (
    <section className={styles.card} aria-label="Emergency">
      <div className={styles.status}>
        <h2 className={styles.title}>{title}</h2>
        <p>
          {alerted} <strong>{holder}</strong>
        </p>
        {online ? null : (
          <p className={styles.offline}>
            You are offline. Calls work; what you write is sent once you are back.
          </p>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.calls}>
        <a className={styles.emergency} href={`tel:${number}`}>
          <Phone size={18} aria-hidden="true" />
          Call {number}
        </a>
        {property.phone ? (
          <a className={styles.call} href={telLink(property.phone)}>
            {callMessages[property.kind]}
          </a>
        ) : (
          <p className={styles.without}>{withoutPhone[property.kind]}</p>
        )}
      </div>
      {readOnly ? null : <SayOver conversation={conversation} online={online} />}
    </section>
  );
}

/** "It is over", which asks before it says so to the staff. */
function SayOver({ conversation, online }: { conversation: GuestConversation; online: boolean }) {
  const [asking, setAsking] = useState(false);
  const { sending, problem, send } = useAlarmOver(conversation);
  const row = useRef<HTMLDivElement>(null);
  // The button that was pressed has made room for the question: the focus goes with it.
  useEffect(() => {
    if (asking) row.current?.querySelector('button')?.focus();
  }, [asking]);
  return (
    <div className={styles.over} ref={row}>
      {asking ? (
        <>
          <span className={styles.question}>Is everyone safe?</span>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              setAsking(false);
              void send();
            }}
          >
            Yes, it is over
          </button>
          <button type="button" className={styles.quiet} onClick={() => setAsking(false)}>
            Not yet
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
            It is over
          </button>
          {problem && !sending ? (
            <p className={styles.problem} role="alert">
              {online
                ? `Staff could not be told that it is over: ${problem.detail}`
                : 'You are offline. Staff are told that it is over once you are back.'}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
