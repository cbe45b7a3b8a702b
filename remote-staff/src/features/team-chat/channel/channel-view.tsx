import { useAction } from '@bellkey/shared/action';
import type { TeamMessage } from '@bellkey/shared/api';
import { type ApiProblem, Link, useAnnounce } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as messages from '../../../../messages/compiled/team-chat/en.ts';
import { dayOf } from '../../../clock/clock-messages.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsentHold } from '../../../unsaved/use-unsent-hold.ts';
import { useStickToEnd } from '../../conversations/thread/use-stick-to-end.ts';
import { channelName } from '../list/channel-name.ts';
import { type OpenChannel, useChannel } from '../store/use-channel.ts';
import { useOutbox } from '../store/use-outbox.ts';
import { useTeamStore } from '../store/use-team.ts';
import * as styles from './channel-view.css';
import { TeamComposer } from './team-composer.tsx';
import { TeamLine, UnsentLine } from './team-line.tsx';

/** One channel: its head, its messages with a line where the unread ones begin, and the composer. */
export function ChannelView({ id }: { id: string }) {
  const { open, refresh, loadEarlier, add } = useChannel(id);
  const { outbox, items, send } = useOutbox(id, add);
  const { channel } = open;
  useUnsentHold(items.length > 0);
  useReadWhileLooking(id, open);
  const name = channel ? channelName(channel) : '';
  useAnnouncements(open, name);

  const problem = open.load.status === 'failed' ? open.load.problem : null;
  if (problem?.status === 404 || problem?.status === 403) {
    return (
      <div className={styles.inset}>
        <Notice title={messages.channelNotFoundTitle}>
          {messages.channelNotFoundHint} <Link to="/dashboard/team-chat">{messages.seeAllChannels}</Link>
        </Notice>
      </div>
    );
  }
  const end = `${open.messages.at(-1)?.no} ${items.map(({ state }) => state.status)}`;
  return (
    <section className={styles.channel} aria-label={messages.channelName({ name })}>
      <header className={styles.head}>
        <Link to="/dashboard/team-chat" className={styles.back} aria-label={messages.allChannels}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <div>
          <h2 className={styles.name}>{name}</h2>
          {channel ? <p className={styles.about}>{readersText[channel.kind]}</p> : null}
        </div>
      </header>
      <Middle end={end}>
        {problem ? (
          <ProblemNotice problem={problem} title={messages.messagesLoadFailed} onRetry={refresh} />
        ) : null}
        {open.load.status === 'loading' && !channel ? (
          <Skeleton label={messages.loadingTheMessages} lines={5} />
        ) : null}
        {open.more ? <Earlier onLoad={loadEarlier} /> : null}
        <Lines open={open} />
        {channel && open.messages.length === 0 && items.length === 0 ? (
          <p className={styles.empty}>{messages.beginHere}</p>
        ) : null}
        <ul role="list" className={styles.lines}>
          {items.map((item) => (
            <UnsentLine key={item.clientId} item={item} outbox={outbox} />
          ))}
        </ul>
      </Middle>
      {channel && !channel.open ? (
        <p className={styles.closed}>{messages.channelClosedNote({ name })}</p>
      ) : channel ? (
        <TeamComposer channel={channel} name={name} people={open.people} onSend={send} />
      ) : null}
    </section>
  );
}

const readersText = {
  everyone: messages.everyoneMembers,
  department: messages.membersOfDepartment,
  direct: messages.directMembers,
} as const;

function Middle({ end, children }: { end: string; children: ReactNode }) {
  const { ref, onScroll, missed, jump } = useStickToEnd<HTMLDivElement>(end);
  return (
    <div className={styles.middle}>
      <div ref={ref} className={styles.scroll} onScroll={onScroll} tabIndex={-1}>
        {children}
      </div>
      {missed ? (
        <button type="button" className={styles.jump} onClick={jump}>
          {messages.newMessages}
        </button>
      ) : null}
    </div>
  );
}

function Earlier({ onLoad }: { onLoad(): Promise<ApiProblem | null> }) {
  const { run, problem } = useAction();
  return (
    <button type="button" className={styles.earlier} onClick={() => void run(onLoad)}>
      {problem ? messages.earlierNotLoaded : messages.earlier}
    </button>
  );
}

function Lines({ open }: { open: OpenChannel }) {
  const { membership } = useWorkplace();
  const { timeZone } = membership.property;
  const isUnread = ({ no, by }: TeamMessage) => no > (open.readBefore ?? no) && by.id !== membership.id;
  const firstUnread = open.messages.find(isUnread);
  return (
    <ol role="list" className={styles.lines}>
      {open.messages.map((message, index) => {
        const day = dayOf(message.createdAt, timeZone);
        const before = open.messages[index - 1];
        const isNewDay = !before || dayOf(before.createdAt, timeZone) !== day;
        return (
          <Fragment key={message.no}>
            {isNewDay ? <li className={styles.day}>{day}</li> : null}
            {message === firstUnread ? <li className={styles.divider}>{messages.newFromHere}</li> : null}
            <TeamLine message={message} />
          </Fragment>
        );
      })}
    </ol>
  );
}

/** Tells the API how far the channel was read, while the person really views it. */
function useReadWhileLooking(id: string, { messages: lines, channel, load }: OpenChannel): void {
  const team = useTeamStore();
  const { membership } = useWorkplace();
  const last = load.status === 'ready' ? lines.at(-1) : undefined;
  const marked = useRef(0);
  useEffect(() => {
    if (!last || !channel) return;
    const read = () => {
      const known = Math.max(marked.current, channel.readUpTo);
      if (document.visibilityState !== 'visible' || last.no <= known) return;
      marked.current = last.no;
      // The API has marked one's own message.
      if (last.by.id !== membership.id) void team.markRead(id, last.no);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [team, id, last, channel, membership.id]);
}

/** Announces what colleagues write while the channel is open; earlier messages are not announced. */
function useAnnouncements({ messages: lines, load }: OpenChannel, name: string): void {
  const announce = useAnnounce();
  const { membership } = useWorkplace();
  const last = load.status === 'ready' ? lines.at(-1) : undefined;
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (load.status !== 'ready') return;
    const before = told.current;
    told.current = last?.no ?? 0;
    if (before === null || !last || last.no <= before || last.by.id === membership.id) return;
    announce(messages.saysInChannel({ by: last.by.name, channel: name, body: last.body }));
  }, [announce, last, load.status, membership.id, name]);
}
