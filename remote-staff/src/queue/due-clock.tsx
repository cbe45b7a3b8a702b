import type { ServiceRequest } from '@bellkey/shared/api';
import { dueOf } from './due.ts';
import * as styles from './due-clock.css';
import { dueTime, dueWords } from './request-words.ts';

/** A request's clock: what is left of its promise, and the time behind it. Colour only where somebody must hurry. */
export function DueClock({
  request,
  now,
  timeZone,
}: {
  request: ServiceRequest;
  now: number;
  timeZone: string;
}) {
  const due = dueOf(request, now);
  const time = dueTime(request, due, now, timeZone);
  return (
    <span className={styles.due} data-due={due.kind}>
      <span className={styles.left}>{dueWords(due)}</span>
      {time ? <span className={styles.by}>{time}</span> : null}
    </span>
  );
}
