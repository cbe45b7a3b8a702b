import type { ServiceRequest } from '@bellkey/shared/api';
import type { ReactNode } from 'react';
import * as messages from '../../../../messages/compiled/queue/en.ts';
import type { OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import type { RequestsShown } from '../selection/requests-shown.ts';
import * as styles from './queue-lists.css';
import { QueueTable } from './queue-table.tsx';

/** The queue as lists: what is due, and below it what is planned for later. */
export function QueueLists({
  alarms,
  due,
  later,
  rows,
  none,
}: {
  alarms: readonly OpenAlarm[];
  due: readonly ServiceRequest[];
  later: readonly ServiceRequest[];
  rows: Omit<RequestsShown, 'requests'>;
  /** What is said where there are alarms, and no request. */
  none: ReactNode;
}) {
  return (
    <>
      {due.length > 0 || alarms.length > 0 ? (
        <QueueTable alarms={alarms} requests={due} {...rows} />
      ) : (
        <p className={styles.none}>{messages.nothingDueHint}</p>
      )}
      {due.length === 0 && later.length === 0 ? <div className={styles.later}>{none}</div> : null}
      {later.length > 0 ? (
        <section className={styles.later} aria-labelledby="planned-title">
          <h2 id="planned-title" className={styles.title}>
            {messages.plannedCountTitle({ later: later.length })}
          </h2>
          <QueueTable label={messages.plannedForLater} requests={later} {...rows} />
        </section>
      ) : null}
    </>
  );
}
