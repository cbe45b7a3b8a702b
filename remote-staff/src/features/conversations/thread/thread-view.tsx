import type { Conversation } from '@bellkey/shared/api';
import { useAnnounce } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { Fragment, lazy, Suspense, useEffect, useRef } from 'react';
import * as conversationsMessages from '../../../../messages/compiled/conversations/en.ts';
import { dayOf } from '../../../clock/clock-messages.ts';
import type { Thread } from '../../../desk/conversations/thread-state.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { AlarmPanel } from '../../alarm/alarm-panel.tsx';
import { Composer } from './composer.tsx';
import { HandlerBar } from './handler-bar.tsx';
import { MessageView } from './message-view.tsx';
import * as styles from './thread-view.css';
import { UnsentMessage } from './unsent-message.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

// It shows nothing before its own data has come, and the page has its budget (e2e/tests/sizes.spec.ts).
const ConciergePanel = lazy(() =>
  import('../concierge/concierge-panel.tsx').then((module) => ({ default: module.ConciergePanel })),
);

const GuestLeftNotice = lazy(() =>
  import('../guest-left/guest-left-notice.tsx').then((module) => ({ default: module.GuestLeftNotice })),
);

/** One conversation: its messages, live, and the composer. */
export function ThreadView({ conversation }: { conversation: Conversation }) {
  const { id } = conversation;
  const { desk } = useWorkplace();
  const { threads, outbox } = useDeskState();
  const thread = threads.get(id);
  const isOpened = thread !== undefined;
  const unsent = outbox.filter((item) => item.conversationId === id);

  useEffect(() => {
    if (!isOpened) void desk.openThread(id);
  }, [desk, id, isOpened]);
  useSeenWhileLooking(conversation);
  useGuestAnnouncements(thread, conversation.place.label);

  return (
    <section
      className={styles.thread}
      aria-label={conversationsMessages.conversationWithPlace({ place: conversation.place.label })}
    >
      {/* One row of the grid, with or without an alarm. */}
      <div>
        <HandlerBar conversation={conversation} language={thread?.language} />
        <AlarmPanel conversation={conversation} />
        {conversation.guestEnded ? (
          <Suspense fallback={null}>
            <GuestLeftNotice conversation={conversation} />
          </Suspense>
        ) : null}
      </div>
      <Messages
        thread={thread}
        unsent={unsent}
        place={conversation.place.label}
        onRetry={() => desk.openThread(id)}
      />
      <Suspense fallback={null}>
        <ConciergePanel key={id} conversationId={id} />
      </Suspense>
      <Composer
        conversationId={id}
        place={conversation.place.label}
        language={thread?.language}
        writer={thread?.writer ?? null}
        answers={!conversation.guestEnded}
      />
    </section>
  );
}

function Messages({
  thread,
  unsent,
  place,
  onRetry,
}: {
  thread: Thread | undefined;
  unsent: ReturnType<typeof useDeskState>['outbox'];
  place: string;
  onRetry(): Promise<void>;
}) {
  const { membership } = useWorkplace();
  const { timeZone } = membership.property;
  const messages = thread?.messages ?? [];
  const end = `${messages.at(-1)?.id} ${unsent.map(({ state }) => state.status)} ${thread?.writing?.text.length ?? 0} ${thread?.load.status}`;
  const { ref, onScroll, missed, jump } = useStickToEnd<HTMLDivElement>(end);
  return (
    <div className={styles.middle}>
      <div ref={ref} className={styles.scroll} onScroll={onScroll} tabIndex={-1}>
        {thread?.load.status === 'failed' ? (
          <ProblemNotice
            problem={thread.load.problem}
            title={conversationsMessages.messagesLoadFailed}
            onRetry={onRetry}
          />
        ) : null}
        {messages.length === 0 && thread?.load.status !== 'failed' && thread?.load.status !== 'ready' ? (
          <Skeleton label={conversationsMessages.loadingTheMessages} lines={5} />
        ) : null}
        <ol role="list" className={styles.messages}>
          {messages.map((message, index) => {
            const day = dayOf(message.createdAt, timeZone);
            const before = messages[index - 1];
            const isNewDay = !before || dayOf(before.createdAt, timeZone) !== day;
            return (
              <Fragment key={message.id}>
                {isNewDay ? <li className={styles.day}>{day}</li> : null}
                <MessageView message={message} place={place} />
              </Fragment>
            );
          })}
          {thread?.writing ? (
            <li className={styles.writing}>
              <p>
                {conversationsMessages.assistantWriting}
                {thread.writing.step ? `: ${thread.writing.step}` : null}
              </p>
              {thread.writing.text ? <p className={styles.partial}>{thread.writing.text}</p> : null}
            </li>
          ) : null}
          {unsent.map((item) => (
            <UnsentMessage key={item.clientId} item={item} />
          ))}
        </ol>
      </div>
      {missed ? (
        <button type="button" className={styles.jump} onClick={jump}>
          {conversationsMessages.newMessages}
        </button>
      ) : null}
    </div>
  );
}

/** Tells the API that the conversation was read, while the person really views it. */
function useSeenWhileLooking(conversation: Conversation): void {
  const { desk } = useWorkplace();
  const { id, unreadByStaff } = conversation;
  useEffect(() => {
    if (unreadByStaff === 0) return;
    const see = () => {
      if (document.visibilityState === 'visible') void desk.markSeen(id);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [desk, id, unreadByStaff]);
}

/** Announces what the guest writes while the thread is open; earlier messages are not announced. */
function useGuestAnnouncements(thread: Thread | undefined, place: string): void {
  const announce = useAnnounce();
  const last = thread?.load.status === 'ready' ? thread.messages.at(-1) : undefined;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!last) return;
    const isFirstLook = told.current === null;
    if (told.current === last.id) return;
    told.current = last.id;
    if (!isFirstLook && last.sender.kind === 'guest') announce(`${place}: ${last.body}`);
  }, [announce, last, place]);
}
