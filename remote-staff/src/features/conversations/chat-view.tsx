import { Link, useSearchParams } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useNow } from '../../clock/use-now.ts';
import { groupConversations } from '../../desk/conversations/conversation-list.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useStaffTitle } from '../alarm/title/use-staff-title.ts';
import * as styles from './chat-view.css';
import { ConversationListView } from './list/conversation-list-view.tsx';
import { ThreadView } from './thread/thread-view.tsx';
import { useUnsentHold } from './thread/use-unsent-hold.ts';

/** Guest conversations: the list, and the one of `?c=`. On a phone they are two views. */
export function ChatView() {
  const { desk, membership } = useWorkplace();
  const { conversationsLoad, conversations, outbox } = useDeskState();
  const now = useNow();
  const [search] = useSearchParams();
  const openId = search.get('c');
  const opened = openId === null ? undefined : conversations.get(openId);
  const groups = groupConversations(conversations.values());
  useStaffTitle(groups.needsReply.length > 0 ? `(${groups.needsReply.length}) Guest chat` : null);
  useUnsentHold(outbox.length > 0);

  if (conversationsLoad.status === 'failed') {
    return (
      <div className={styles.alone}>
        {conversationsLoad.problem.status === 403 ? (
          <Notice title="Guest chats are not yours to see">
            Your role at {membership.property.name} does not include guest conversations. A manager there can
            change that.
          </Notice>
        ) : (
          <ProblemNotice
            problem={conversationsLoad.problem}
            title="The conversations could not be loaded"
            onRetry={desk.restart}
          />
        )}
      </div>
    );
  }

  const isLoading = conversationsLoad.status === 'loading';
  return (
    <div className={styles.layout} data-open={openId !== null || undefined}>
      <header className={styles.header}>
        <h1 className={styles.title}>Guest chat</h1>
        <LiveBanner />
      </header>
      <div className={styles.side}>
        {isLoading && conversations.size === 0 ? (
          <div className={styles.inset}>
            <Skeleton label="Loading the conversations" lines={6} />
          </div>
        ) : conversations.size === 0 ? (
          <p className={styles.inset}>
            No guest has written yet. A conversation appears here with its first message.
          </p>
        ) : (
          <ConversationListView groups={groups} openId={openId} now={now} />
        )}
      </div>
      <div className={styles.main}>
        {opened ? (
          <ThreadView key={opened.id} conversation={opened} />
        ) : openId !== null && isLoading ? (
          <div className={styles.inset}>
            <Skeleton label="Loading the conversation" lines={5} />
          </div>
        ) : openId !== null ? (
          <div className={styles.inset}>
            <Notice title="This conversation does not exist">
              It may belong to another property. <Link to="/dashboard/staff-chat">See all conversations</Link>
            </Notice>
          </div>
        ) : (
          <p className={styles.nothing}>Choose a conversation to read it and to answer.</p>
        )}
      </div>
    </div>
  );
}
