import type { ServiceRequest } from '@bellkey/shared/api';
import { requestClock } from '@bellkey/shared/request-clock';
import * as styles from './due-clock.css';
import { dueTime, formatDue } from './request-messages.ts';

/** A request's clock: the time left of its promise, and its time of day. Colour only where someone must hurry. */
export function DueClock({
  request,
  now,
  timeZone,
}: {
  request: ServiceRequest;
  now: number;
  timeZone: string;
}) {
  const clock = requestClock(request, now);
  const time = dueTime(request, clock, now, timeZone);
  return (
    <span className={styles.due} data-due={clock.state}>
      <span className={styles.left}>{formatDue(request, clock)}</span>
      {time ? <span className={styles.by}>{time}</span> : null}
    </span>
  );
}
