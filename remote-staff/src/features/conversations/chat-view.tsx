import { Link, useSearchParams } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/conversations/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { groupConversations } from '../../desk/conversations/conversation-list.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useUnsentHold } from '../../unsaved/use-unsent-hold.ts';
import { useStaffTitle } from '../alarm/title/use-staff-title.ts';
import * as styles from './chat-view.css';
import { ConversationListView } from './list/conversation-list-view.tsx';
import { ConversationSearch } from './search/conversation-search.tsx';
import { ThreadView } from './thread/thread-view.tsx';

/** Guest conversations: the list, and the one of `?c=`. On a phone they are two views. */
export function ChatView() {
  const { desk, membership } = useWorkplace();
  const { conversationsLoad, conversations, outbox } = useDeskState();
  const now = useNow();
  const [search] = useSearchParams();
  const openId = search.get('c');
  const opened = openId === null ? undefined : conversations.get(openId);
  const groups = groupConversations(conversations.values());
  useStaffTitle(
    groups.needsReply.length > 0
      ? messages.pageTitleWithCount({ needsReply: groups.needsReply.length })
      : null,
  );
  useUnsentHold(outbox.length > 0);

  if (conversationsLoad.status === 'failed') {
    return (
      <div className={styles.alone}>
        {conversationsLoad.problem.status === 403 ? (
          <Notice title={messages.noAccessTitle}>
            {messages.noAccessText({ property: membership.property.name })}
          </Notice>
        ) : (
          <ProblemNotice
            problem={conversationsLoad.problem}
            title={messages.loadFailed}
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
        <h1 className={styles.title}>{messages.guestChat}</h1>
        <LiveBanner />
      </header>
      <div className={styles.side}>
        {isLoading && conversations.size === 0 ? (
          <div className={styles.inset}>
            <Skeleton label={messages.loadingTheConversations} lines={6} />
          </div>
        ) : conversations.size === 0 ? (
          <p className={styles.inset}>{messages.emptyHint}</p>
        ) : (
          <ConversationSearch openId={openId}>
            <ConversationListView groups={groups} openId={openId} now={now} />
          </ConversationSearch>
        )}
      </div>
      <div className={styles.main}>
        {opened ? (
          <ThreadView key={opened.id} conversation={opened} />
        ) : openId !== null && isLoading ? (
          <div className={styles.inset}>
            <Skeleton label={messages.loadingTheConversation} lines={5} />
          </div>
        ) : openId !== null ? (
          <div className={styles.inset}>
            <Notice title={messages.notFoundTitle}>
              {messages.notFoundHint} <Link to="/dashboard/staff-chat">{messages.seeAllConversations}</Link>
            </Notice>
          </div>
        ) : (
          <p className={styles.nothing}>{messages.noneChosenHint}</p>
        )}
      </div>
    </div>
  );
}
