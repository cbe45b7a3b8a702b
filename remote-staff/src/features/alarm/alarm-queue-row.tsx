import { Link } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import * as messages from '../../../messages/compiled/alarm/en.ts';
import { isUntaken, type OpenAlarm } from '../../desk/alarms/open-alarms.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { readsChats } from '../../staff-identity/own-permissions.ts';
import { AlarmButtons } from './alarm-buttons.tsx';
import { formatElapsed } from './alarm-facts.ts';
import { AlarmHolder } from './alarm-holder.tsx';
import * as styles from './alarm-queue-row.css';

/** An alarm as a row of the queue: before every request, with any filter, until it ends. */
export function AlarmQueueRow({ open, now }: { open: OpenAlarm; now: number }) {
  const { conversation, alarm } = open;
  const { membership } = useWorkplace();
  return (
    <tr className={styles.row} data-untaken={isUntaken(open) || undefined}>
      <td className={styles.clock}>
        <span className={styles.label}>{messages.alarm}</span>{' '}
        {formatElapsed(now - Date.parse(alarm.raisedAt))}
      </td>
      <th scope="row" className={styles.place}>
        {conversation.place.label}
      </th>
      <td className={styles.what} colSpan={2}>
        {readsChats(membership) ? (
          <Link
            to={`/dashboard/staff-chat?c=${encodeURIComponent(conversation.id)}`}
            className={styles.name ?? ''}
          >
            {capitalised(alarmName(alarm))}
          </Link>
        ) : (
          <span className={styles.name}>{capitalised(alarmName(alarm))}</span>
        )}{' '}
        <q>{alarm.words}</q>
      </td>
      <td className={styles.holder} colSpan={2}>
        <AlarmHolder alarm={alarm} now={now} />
      </td>
      <td className={styles.actions}>
        <AlarmButtons open={open} />
      </td>
    </tr>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
