import * as messages from '../../messages/compiled/frame/en.ts';
import { useTeam } from '../features/team-chat/store/use-team.ts';
import * as styles from './side.css';

/** A larger count shows as `99+`. */
const MAX_COUNT = 99;

/** How many messages of colleagues name or call the person, or are for them alone. */
export function TeamBadge() {
  const { channels } = useTeam();
  const count = channels.reduce((sum, { unreadForCaller }) => sum + unreadForCaller, 0);
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
      <span className={styles.forScreenReaders}> {messages.unreadForYou}</span>
    </span>
  );
}
