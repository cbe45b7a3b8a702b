import type { Conversation } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { alarmName } from '@bellkey/shared/wording';
import * as conversationsMessages from '../../../../messages/compiled/conversations/en.ts';
import { formatSpan, timeOrDay } from '../../../clock/clock-messages.ts';
import { type ConversationGroups, needsReply } from '../../../desk/conversations/conversation-list.ts';
import { isEscalated } from '../../../desk/conversations/escalations.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { formatElapsed } from '../../alarm/alarm-facts.ts';
import { AlarmHolder } from '../../alarm/alarm-holder.tsx';
import { formatSnooze } from '../snooze/format-snooze.ts';
import { formatHandler, handoffReason } from '../wording/conversation-messages.ts';
import * as styles from './conversation-list-view.css';

/** Guest conversations: alarms first, then those waiting for a person. */
export function ConversationListView({
  groups,
  openId,
  now,
}: {
  groups: ConversationGroups;
  openId: string | null;
  now: number;
}) {
  return (
    <nav className={styles.list} aria-label={conversationsMessages.conversations}>
      <Group title={conversationsMessages.alarms} conversations={groups.alarms} openId={openId} now={now} />
      <Group
        title={conversationsMessages.needsAReply}
        conversations={groups.needsReply}
        openId={openId}
        now={now}
      />
      <Group
        title={
          groups.alarms.length + groups.needsReply.length > 0
            ? conversationsMessages.others
            : conversationsMessages.allConversations
        }
        conversations={groups.others}
        openId={openId}
        now={now}
      />
    </nav>
  );
}

function Group({
  title,
  conversations,
  openId,
  now,
}: {
  title: string;
  conversations: readonly Conversation[];
  openId: string | null;
  now: number;
}) {
  if (conversations.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        {title} <span>{conversations.length}</span>
      </h2>
      <ul role="list">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Row conversation={conversation} open={conversation.id === openId} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ conversation, open, now }: { conversation: Conversation; open: boolean; now: number }) {
  const { membership } = useWorkplace();
  const { place, waitingSince, unreadByStaff, preview, lastMessageAt, createdAt, handoff, alarm } =
    conversation;
  return (
    <Link
      to={`/dashboard/staff-chat?c=${encodeURIComponent(conversation.id)}`}
      className={styles.row}
      aria-current={open ? 'page' : undefined}
      data-unread={unreadByStaff > 0 || undefined}
      data-escalated={isEscalated(conversation) || undefined}
      data-alarm={alarm ? true : undefined}
    >
      <span className={styles.place}>{place.label}</span>
      {alarm ? (
        <span className={styles.alarm}>
          {conversationsMessages.alarmClock({ clock: formatElapsed(now - Date.parse(alarm.raisedAt)) })}
        </span>
      ) : needsReply(conversation) && waitingSince ? (
        <span className={styles.waiting}>
          {conversationsMessages.waitingSpan({ span: formatSpan(now - Date.parse(waitingSince)) })}
        </span>
      ) : (
        <time className={styles.time} dateTime={lastMessageAt ?? createdAt}>
          {timeOrDay(lastMessageAt ?? createdAt, now, membership.property.timeZone)}
        </time>
      )}
      <span className={styles.preview}>
        {alarm ? <q>{alarm.words}</q> : (preview ?? conversationsMessages.nothingSaidYet)}
      </span>
      <span className={styles.handler}>
        {alarm ? (
          <>
            {alarmName(alarm)}. <AlarmHolder alarm={alarm} now={now} />
          </>
        ) : isEscalated(conversation) ? (
          conversationsMessages.escalatedTimeReason({
            time: timeOrDay(conversation.escalatedAt, now, membership.property.timeZone),
            reason: handoff ? `. ${handoffReason(handoff.reason)}` : '',
          })
        ) : conversation.guestEnded ? (
          conversationsMessages.phoneEnded({
            time: timeOrDay(conversation.guestEnded.at, now, membership.property.timeZone),
          })
        ) : (
          (formatSnooze(conversation, now, membership.property.timeZone) ??
          formatHandler(conversation, membership.id))
        )}
      </span>
      {unreadByStaff > 0 ? (
        <span className={styles.unread}>
          {unreadByStaff}
          <span className={styles.forScreenReaders}> {conversationsMessages.unread}</span>
        </span>
      ) : null}
    </Link>
  );
}
