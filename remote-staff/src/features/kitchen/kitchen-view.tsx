import type { Membership } from '@bellkey/shared/api';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/kitchen/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { worksOnRequests } from '../../staff-identity/works-on-requests.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import * as styles from './kitchen.css';
import { KitchenBar } from './kitchen-bar.tsx';
import { KitchenBoard } from './kitchen-board.tsx';
import { SoldOutList } from './sold-out-list.tsx';
import { useOrderSound } from './sound/use-order-sound.ts';
import { kitchenLanes } from './state/kitchen-lanes.ts';
import { useKitchen } from './state/use-kitchen.ts';
import { useTicketKeys } from './use-ticket-keys.ts';

/** The kitchen's screen for everyone who works on requests, and a message for everyone else. */
export function KitchenView() {
  const { membership } = useWorkplace();
  return worksOnRequests(membership) ? (
    <Kitchen membership={membership} />
  ) : (
    <StaffPage title={messages.title}>
      <Notice title={messages.notYours}>{messages.notYoursText}</Notice>
    </StaffPage>
  );
}

function Kitchen({ membership: { property } }: { membership: Membership }) {
  const store = useKitchen(property.id);
  const { load } = store;
  const now = useNow();
  const kitchen = load.value;
  const sound = useOrderSound(kitchen?.tickets ?? null);
  useTicketKeys();
  const lanes = kitchenLanes(kitchen?.tickets ?? [], now);
  const open = kitchen ? kitchen.tickets.length - lanes.served.length : 0;
  return (
    <section className={styles.kitchen} aria-labelledby="kitchen-title">
      <header className={styles.head}>
        <div>
          <h1 id="kitchen-title" className={styles.title}>
            {messages.title}
          </h1>
          {/* A line of its height from the start: nothing below it moves when the number is known. */}
          <p className={styles.quiet}>{kitchen ? messages.intro({ open }) : '\u00a0'}</p>
        </div>
        {kitchen?.department ? (
          <KitchenBar store={store} kitchen={kitchen} sound={sound} timeZone={property.timeZone} />
        ) : null}
      </header>
      <LiveBanner />
      {load.status === 'loading' ? <Skeleton label={messages.loading} lines={8} /> : null}
      {load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={messages.couldNotLoad} onRetry={store.refresh} />
      ) : null}
      {load.status === 'ready' && load.problem ? (
        <ProblemNotice
          problem={load.problem}
          title={messages.staleTitle}
          live="polite"
          onRetry={store.refresh}
        />
      ) : null}
      {kitchen && !kitchen.department ? <Notice title={messages.noFood}>{messages.noFoodText}</Notice> : null}
      {kitchen?.department && kitchen.tickets.length === 0 ? (
        <Notice title={messages.empty}>{messages.emptyText}</Notice>
      ) : null}
      {kitchen && kitchen.tickets.length > 0 ? (
        <KitchenBoard
          lanes={lanes}
          store={store}
          mayRun={kitchen.mayRun}
          now={now}
          timeZone={property.timeZone}
        />
      ) : null}
      {kitchen ? (
        <SoldOutList store={store} kitchen={kitchen} now={now} timeZone={property.timeZone} />
      ) : null}
    </section>
  );
}
