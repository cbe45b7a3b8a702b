import * as messages from '../../../../messages/compiled/queue/en.ts';
import type { OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import { isEscalated } from '../../../desk/conversations/escalations.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { AlarmQueueRow } from '../../alarm/alarm-queue-row.tsx';
import type { RequestsShown } from '../selection/requests-shown.ts';
import * as columns from './queue-columns.css';
import { QueueRow } from './queue-row.tsx';
import * as styles from './queue-table.css';

/** How long a request counts as new, in milliseconds. */
const FRESH_MS = 4_000;

/** The queue as a table. */
export function QueueTable({
  label = messages.requests,
  alarms = [],
  requests,
  now,
  openId,
  selection,
  onOpen,
  onFocus,
}: RequestsShown & {
  /** Its heading, if there is more than one. */
  label?: string;
  /** Before every request, with any filter. */
  alarms?: readonly OpenAlarm[];
}) {
  const { membership } = useWorkplace();
  const { queue, conversations } = useDeskState();
  const guestWaits = (id: string | null) => {
    const conversation = id === null ? undefined : conversations.get(id);
    return conversation !== undefined && isEscalated(conversation);
  };
  return (
    <table className={`${styles.table} ${columns.columns}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{messages.due}</th>
          <th scope="col">{messages.place}</th>
          <th scope="col">{messages.request}</th>
          <th scope="col">{messages.department}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">{messages.assignee}</th>
          <th scope="col">{messages.actions}</th>
        </tr>
      </thead>
      <tbody>
        {alarms.map((open) => (
          <AlarmQueueRow key={open.alarm.messageId} open={open} now={now} />
        ))}
        {requests.map((request) => (
          <QueueRow
            key={request.id}
            request={request}
            refusal={queue.refusals.get(request.id)}
            fresh={now - (queue.arrivals.get(request.id) ?? 0) < FRESH_MS}
            guestWaits={guestWaits(request.conversationId)}
            open={request.id === openId}
            now={now}
            timeZone={membership.property.timeZone}
            memberId={membership.id}
            selection={selection}
            onOpen={onOpen}
            onFocus={onFocus}
          />
        ))}
      </tbody>
    </table>
  );
}
