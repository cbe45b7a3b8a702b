import { Link } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import * as messages from '../../../../messages/compiled/alarm/en.ts';
import { newestAlarm, type OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { readsChats } from '../../../staff-identity/own-permissions.ts';
import * as styles from './alarm-bar.css';

/** Most alarms visible at a glance; the rest are further down in the bar. */
const MOST_AT_A_GLANCE = 2;

/** The number of alarms in the bar and the newest one, when some need scrolling. */
export function AlarmCount({ untaken }: { untaken: readonly OpenAlarm[] }) {
  const { membership } = useWorkplace();
  const newest = newestAlarm(untaken);
  if (!newest || untaken.length <= MOST_AT_A_GLANCE) return null;
  const { conversation, alarm } = newest;
  const what = `${conversation.place.label}, ${alarmName(alarm)}`;
  return (
    <p className={styles.count}>
      <strong>{messages.untakenCount({ untaken: untaken.length })}</strong> {messages.theNewest}{' '}
      {readsChats(membership) ? (
        <Link
          to={`/dashboard/staff-chat?c=${encodeURIComponent(conversation.id)}`}
          className={styles.newest ?? ''}
        >
          {what}
        </Link>
      ) : (
        what
      )}
    </p>
  );
}
