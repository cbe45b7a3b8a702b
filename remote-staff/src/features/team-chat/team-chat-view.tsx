import { useSearchParams } from '@bellkey/shared/shell';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/team-chat/en.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useStaffTitle } from '../alarm/title/use-staff-title.ts';
import { ChannelView } from './channel/channel-view.tsx';
import { ChannelList } from './list/channel-list.tsx';
import { NewDirect } from './list/new-direct.tsx';
import { useTeam, useTeamStore } from './store/use-team.ts';
import * as styles from './team-chat-view.css';

/** What the staff write to each other: the channels, and the one of `?t=`. On a phone they are two views. */
export function TeamChatView() {
  const { membership } = useWorkplace();
  const { load, channels, people } = useTeam();
  const team = useTeamStore();
  const [search] = useSearchParams();
  const openId = search.get('t');
  const count = channels.reduce((sum, { unreadForCaller }) => sum + unreadForCaller, 0);
  useStaffTitle(count > 0 ? messages.unreadTitle({ count }) : null);

  if (load.status === 'failed' && load.problem.status === 403) {
    return (
      <div className={styles.alone}>
        <Notice title={messages.noAccessTitle}>
          {messages.noAccessText({ property: membership.property.name })}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.layout} data-open={openId !== null || undefined}>
      <header className={styles.header}>
        <h1 className={styles.title}>{messages.teamChat}</h1>
        <p className={styles.intro}>{messages.intro}</p>
        <LiveBanner />
        {channels.length > 0 ? (
          <div className={styles.new}>
            <NewDirect people={people} />
          </div>
        ) : null}
      </header>
      <div className={styles.side}>
        {load.status === 'failed' ? (
          <div className={styles.inset}>
            <ProblemNotice
              problem={load.problem}
              title={messages.channelsLoadFailed}
              onRetry={team.refresh}
            />
          </div>
        ) : null}
        {load.status === 'loading' && channels.length === 0 ? (
          <div className={styles.inset}>
            <Skeleton label={messages.loadingTheChannels} lines={6} />
          </div>
        ) : (
          <ChannelList channels={channels} openId={openId} />
        )}
      </div>
      <div className={styles.main}>
        {openId === null ? (
          <p className={styles.nothing}>{messages.noneChosenHint}</p>
        ) : (
          <ChannelView key={openId} id={openId} />
        )}
      </div>
    </div>
  );
}
