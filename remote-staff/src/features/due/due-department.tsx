import type { ServiceRequest } from '@bellkey/shared/api';
import { requestClock } from '@bellkey/shared/request-clock';
import { Link } from '@bellkey/shared/shell';
import { useId } from 'react';
import * as messages from '../../../messages/compiled/due/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { DueClock } from '../requests/due-clock.tsx';
import { requestTitle, stateNames } from '../requests/request-messages.ts';
import * as styles from './due.css';
import type { Due } from './use-due.ts';

/** What a department is late with and what is due within the hour, what has no time, and how many of its people are on duty. */
export function DueDepartment({
  department: { name, onDuty, overdue, nextHour, unpromised = [] },
  timeZone,
}: {
  department: Due['departments'][number];
  timeZone: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {name}
      </h2>
      <p className={styles.quiet} data-late={onDuty === 0 || undefined}>
        {messages.onDuty({ count: onDuty })}
      </p>
      {overdue.length > 0 ? (
        <RequestList
          title={messages.overdue({ count: overdue.length })}
          requests={overdue}
          timeZone={timeZone}
        />
      ) : null}
      {nextHour.length > 0 ? (
        <RequestList
          title={messages.nextHour({ count: nextHour.length })}
          requests={nextHour}
          timeZone={timeZone}
        />
      ) : null}
      {unpromised.length > 0 ? (
        <RequestList
          title={messages.unpromised({ count: unpromised.length })}
          requests={unpromised}
          timeZone={timeZone}
        />
      ) : null}
    </section>
  );
}

function RequestList({
  title,
  requests,
  timeZone,
}: {
  title: string;
  requests: readonly ServiceRequest[];
  timeZone: string;
}) {
  const now = useNow();
  return (
    <>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id} className={styles.line}>
            <Link to={`/dashboard?r=${encodeURIComponent(request.id)}`} className={styles.name ?? ''}>
              {requestTitle(request)}, {request.place.label}
            </Link>
            <span className={styles.facts}>
              <DueClock request={request} now={now} timeZone={timeZone} />
              <span className={styles.quiet}>
                {[stateOf(request, now), request.assignee?.name].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Time may be left of a promise that no one has accepted yet: then accepting it is late. */
const stateOf = (request: ServiceRequest, now: number): string =>
  requestClock(request, now).state === 'late-to-accept' ? messages.notAccepted : stateNames[request.state];
