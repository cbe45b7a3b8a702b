import type { ShiftAlarm, ShiftFacts, ShiftPlan, ShiftSlip } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import { type ReactNode, useId } from 'react';
import * as messages from '../../../messages/compiled/shift/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { linkToRecord } from './store/link-to-record.ts';
import * as styles from './store/shift.css';

/** The alarms since the last hand-over, and those that are still open. */
export function AlarmList({ alarms, timeZone }: { alarms: ShiftFacts['alarms']; timeZone: string }) {
  const time = useTime(timeZone);
  return (
    <FactList title={messages.alarms} list={alarms} none={messages.alarmsEmpty}>
      {(alarm) => (
        <Line
          key={`${alarm.conversationId}${alarm.raisedAt}`}
          to={linkToRecord({ kind: 'conversation', id: alarm.conversationId })}
          title={`${alarm.place}, ${time(alarm.raisedAt)}: ${alarmName(alarm)}`}
        >
          {standingOf(alarm, time)}
        </Line>
      )}
    </FactList>
  );
}

/** Guests who wait for a person. */
export function WaitingList({ waiting, timeZone }: { waiting: ShiftFacts['waiting']; timeZone: string }) {
  const time = useTime(timeZone);
  return (
    <FactList title={messages.waitingTitle} list={waiting} none={messages.waitingEmpty}>
      {({ conversationId: id, place, since }) => (
        <Line
          key={id}
          to={linkToRecord({ kind: 'conversation', id })}
          title={messages.placeSinceTime({ place, time: time(since) })}
        />
      )}
    </FactList>
  );
}

/** Promises that were moved since the last hand-over, and when the guest was notified. */
export function SlippedList({ slipped, timeZone }: { slipped: ShiftFacts['slipped']; timeZone: string }) {
  const time = useTime(timeZone);
  return (
    <FactList title={messages.slipped} list={slipped} none={messages.slippedEmpty}>
      {(slip) => (
        <Line
          key={`${slip.id}${slip.at}`}
          to={linkToRecord({ kind: 'request', id: slip.id })}
          title={nameOf(slip)}
        >
          {formatSlip(slip, time)}
        </Line>
      )}
    </FactList>
  );
}

/** Requests that staff planned for a later time than their guest had asked for; nothing without any. */
export function ReplannedList({
  replanned,
  timeZone,
}: {
  replanned: ShiftFacts['replanned'];
  timeZone: string;
}) {
  const time = useTime(timeZone);
  if (!replanned || replanned.total === 0) return null;
  return (
    <FactList title={messages.replanned} list={replanned} none="">
      {(plan) => (
        <Line
          key={`${plan.id}${plan.at}`}
          to={linkToRecord({ kind: 'request', id: plan.id })}
          title={nameOf(plan)}
        >
          {messages.askedThenPlanned({
            before: time(plan.before),
            after: time(plan.after ?? plan.before),
            why: plan.reason ?? messages.noReason,
          })}
        </Line>
      )}
    </FactList>
  );
}

/** What is planned for the next hours. */
export function PlannedList({ planned, timeZone }: { planned: ShiftFacts['planned']; timeZone: string }) {
  const time = useTime(timeZone);
  return (
    <FactList title={messages.planned} list={planned} none={messages.plannedEmpty}>
      {(plan) => (
        <Line
          key={plan.id}
          to={linkToRecord({ kind: 'request', id: plan.id })}
          title={`${time(plan.at)}: ${nameOf(plan)}`}
        />
      )}
    </FactList>
  );
}

type FormatTime = (instant: string) => string;

function useTime(timeZone: string): FormatTime {
  const now = useNow();
  return (instant) => timeOrDay(instant, now, timeZone);
}

const nameOf = ({ title, place, no }: Pick<ShiftPlan, 'title' | 'place' | 'no'>): string =>
  messages.requestLine({ title, place, no });

function standingOf({ takenBy, overAt }: ShiftAlarm, time: FormatTime): string {
  if (overAt) return messages.alarmOver({ time: time(overAt) });
  return takenBy ? messages.alarmTaken({ name: takenBy }) : messages.alarmOpen;
}

function formatSlip({ before, after, cause, reason, at, inTime }: ShiftSlip, time: FormatTime): string {
  const why = reason ?? messages.causes[cause];
  const moved = after
    ? messages.slip({ before: time(before), after: time(after), why })
    : messages.notKept({ before: time(before), why });
  const told = inTime ? messages.toldInTime : messages.toldLate;
  return `${moved.replace(/[.!?]?$/, '.')} ${told({ at: time(at) })}`;
}

function FactList<T>({
  title,
  list,
  none,
  children,
}: {
  title: string;
  list: { total: number; lines: readonly T[] };
  none: string;
  children(line: T): ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
        {list.total > 0 ? ` (${list.total})` : ''}
      </h2>
      {list.total === 0 ? <p className={styles.quiet}>{none}</p> : null}
      {list.lines.length > 0 ? <ul className={styles.list}>{list.lines.map(children)}</ul> : null}
      {list.total > list.lines.length ? (
        <p className={styles.quiet}>{messages.more({ count: list.total - list.lines.length })}</p>
      ) : null}
    </section>
  );
}

function Line({ to, title, children }: { to: string; title: string; children?: ReactNode }) {
  return (
    <li className={styles.line}>
      <Link to={to} className={styles.name ?? ''}>
        {title}
      </Link>
      {children ? <p className={styles.quiet}>{children}</p> : null}
    </li>
  );
}
