import type { TeamChannel } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import * as messages from '../../../../messages/compiled/team-chat/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import * as styles from './channel-list.css';
import { channelName } from './channel-name.ts';

/** The channels that the person reads: everyone, departments, direct ones. */
export function ChannelList({
  channels,
  openId,
}: {
  channels: readonly TeamChannel[];
  openId: string | null;
}) {
  const of = (...kinds: ReadonlyArray<TeamChannel['kind']>) =>
    channels.filter(({ kind }) => kinds.includes(kind));
  return (
    <nav className={styles.list} aria-label={messages.channels}>
      <Group title={messages.direct} channels={of('direct')} openId={openId} />
      <Group title={messages.shared} channels={of('everyone', 'department')} openId={openId} />
    </nav>
  );
}

function Group({
  title,
  channels,
  openId,
}: {
  title: string;
  channels: readonly TeamChannel[];
  openId: string | null;
}) {
  if (channels.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list">
        {channels.map((channel) => (
          <li key={channel.id}>
            <Row channel={channel} isOpen={channel.id === openId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ channel, isOpen }: { channel: TeamChannel; isOpen: boolean }) {
  const { membership } = useWorkplace();
  const now = useNow();
  const { last, unread, unreadForCaller } = channel;
  return (
    <Link
      to={`/dashboard/team-chat?t=${encodeURIComponent(channel.id)}`}
      className={styles.row}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <span className={styles.name}>{channelName(channel)}</span>
      {last ? (
        <time className={styles.time} dateTime={last.at}>
          {timeOrDay(last.at, now, membership.property.timeZone)}
        </time>
      ) : null}
      <span className={styles.preview}>
        {last ? messages.lastLine({ by: last.by, preview: last.preview }) : messages.nothingWrittenYet}
      </span>
      {unread > 0 ? (
        <span className={styles.count} data-for-caller={unreadForCaller > 0 || undefined}>
          {unreadForCaller > 0 ? '@ ' : ''}
          {unread > 99 ? '99+' : unread}
          <span className={styles.forScreenReaders}>
            {' '}
            {messages.unread}
            {unreadForCaller > 0 ? `, ${messages.forYou}` : ''}
          </span>
        </span>
      ) : null}
    </Link>
  );
}
