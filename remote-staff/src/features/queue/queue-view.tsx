import { isOpen } from '@bellkey/shared/request-clock';
import { useAnnounce, useSearchParams } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { dayOf } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { escalationsIn } from '../../desk/conversations/escalations.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { shownRequests } from '../../desk/requests/queue-state.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useStaffTitle } from '../alarm/title/use-staff-title.ts';
import { useAlarms } from '../alarm/use-alarms.ts';
import { RaiseRequest } from '../raise/raise-request.tsx';
import { requestTitle } from '../requests/request-messages.ts';
import { RequestDetails } from './details/request-details.tsx';
import { KeysDialog } from './keys/keys-dialog.tsx';
import type { QueueKey } from './keys/queue-keys.ts';
import { useQueueKeys } from './keys/use-queue-keys.ts';
import { EscalatedList } from './list/escalated-list.tsx';
import { QueueTable } from './list/queue-table.tsx';
import { departmentsIn, filterRequests, formatFilter, isForLater, parseFilter } from './queue-filter.ts';
import { QueueToolbar } from './queue-toolbar.tsx';
import * as styles from './queue-view.css';
import { QueueStrip } from './strip/queue-strip.tsx';
import { stripFigures } from './strip/strip-figures.ts';
import {
  useArrivalAnnouncements,
  useEscalationAnnouncements,
  useHandOverAnnouncements,
} from './use-announcements.ts';

// It waits for its notes anyway, and the page has its budget (e2e/tests/sizes.spec.ts). The queue does without it when
// it cannot be loaded.
const HandOverBar = lazy(() =>
  import('../shift/note/hand-over-bar.tsx').then(
    (module) => ({ default: module.HandOverBar }),
    () => ({ default: () => null }),
  ),
);

/** The dashboard's queue: everything that guests wait for, by its clock, live. */
export function QueueView() {
  const { desk, membership } = useWorkplace();
  const { property } = membership;
  const state = useDeskState();
  const now = useNow();
  const announce = useAnnounce();
  const [search, setSearch] = useSearchParams();
  const [helping, setHelping] = useState(false);
  const [raising, setRaising] = useState(false);
  const focusedId = useRef<string | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useArrivalAnnouncements();
  useEscalationAnnouncements();
  useHandOverAnnouncements();

  const filter = parseFilter(search);
  const all = useMemo(() => shownRequests(state.queue), [state.queue]);
  const found = filterRequests(all, filter, now, membership.id);
  const later = filter.state === 'open' ? found.filter((request) => isForLater(request, now)) : [];
  const due = later.length > 0 ? found.filter((request) => !later.includes(request)) : found;
  // In the order in which they are shown: the keys go from one to the next.
  const requests = [...due, ...later];
  const figures = stripFigures(all, state.conversations.values(), now);
  const escalated = escalationsIn(state.conversations.values());
  const alarms = useAlarms();
  const openId = search.get('r');
  const opened = all.find(({ id }) => id === openId);
  const wantsFinished = filter.state === 'finished';
  const isReady = state.queueLoad.status === 'ready';

  useStaffTitle(figures.open > 0 ? `(${figures.open}) Dashboard` : null);
  useEffect(() => {
    if (wantsFinished && isReady) void desk.loadFinished();
  }, [desk, wantsFinished, isReady]);

  const openRequest = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null || id === openId) next.delete('r');
    else next.set('r', id);
    setSearch(next, { replace: true });
    if (id === null && openId) titleButton(list.current, openId)?.focus();
  };

  useQueueKeys((key) => {
    if (key === 'search') searchRef.current?.focus();
    else if (key === 'help') setHelping(true);
    else if (key === 'new') setRaising(true);
    else if (key === 'accept') return accept();
    else if (key === 'take') return take();
    else return moveFocus(key);
    return true;
  });

  const accept = () => {
    const request = requests.find(({ id }) => id === focusedId.current);
    if (request?.state !== 'new') return false;
    void desk.move(request.id, 'acknowledged');
    return true;
  };

  const take = () => {
    const request = requests.find(({ id }) => id === focusedId.current);
    if (!request || !isOpen(request.state)) return false;
    const mine = request.assignee?.id === membership.id;
    const what = `${requestTitle(request)}, ${request.place.label}`;
    void desk.assign(request.id, mine ? null : membership.id).then((problem) => {
      announce(problem ? problem.detail : mine ? `Given back: ${what}` : `Yours: ${what}`);
    });
    return true;
  };

  const moveFocus = (key: Extract<QueueKey, 'next' | 'previous'>) => {
    const at = requests.findIndex(({ id }) => id === focusedId.current);
    const to = requests[at === -1 ? 0 : Math.max(0, at + (key === 'next' ? 1 : -1))] ?? requests.at(-1);
    if (!to) return false;
    titleButton(list.current, to.id)?.focus();
    return true;
  };

  const rows = {
    now,
    openId: opened?.id ?? null,
    onOpen: openRequest,
    onFocus: (id: string) => {
      focusedId.current = id;
    },
  };

  return (
    <div className={styles.layout} data-details={opened ? true : undefined}>
      <section className={styles.queue} aria-labelledby="dashboard-title">
        <header className={styles.header}>
          <div>
            <h1 id="dashboard-title" className={styles.title}>
              Dashboard
            </h1>
            <p className={styles.lead}>
              {property.name} · {dayOf(now, property.timeZone)}
            </p>
          </div>
          <QueueStrip
            figures={figures}
            chats={state.conversationsLoad.status === 'ready'}
            linkTo={(to) => `/dashboard?${formatFilter(search, { state: to })}`}
          />
        </header>
        <LiveBanner />
        <Suspense fallback={null}>
          <HandOverBar />
        </Suspense>
        <EscalatedList conversations={escalated} alarms={alarms} now={now} timeZone={property.timeZone} />
        <QueueToolbar
          filter={filter}
          departments={departmentsIn(all)}
          searchRef={searchRef}
          onChange={(change) => setSearch(formatFilter(search, change), { replace: true })}
          onNew={() => setRaising(true)}
          onHelp={() => setHelping(true)}
        />
        <div ref={list} className={styles.list}>
          {state.queueLoad.status === 'failed' ? (
            <QueueProblem />
          ) : !isReady && all.length === 0 ? (
            <Skeleton label="Loading the queue" lines={6} />
          ) : requests.length > 0 || alarms.length > 0 ? (
            <>
              {due.length > 0 || alarms.length > 0 ? (
                <QueueTable alarms={alarms} requests={due} {...rows} />
              ) : (
                <p className={styles.lead}>Nothing is due. What is planned comes up here in time.</p>
              )}
              {later.length > 0 ? (
                <section className={styles.later} aria-labelledby="planned-title">
                  <h2 id="planned-title" className={styles.laterTitle}>
                    Planned for later ({later.length})
                  </h2>
                  <QueueTable label="Planned for later" requests={later} {...rows} />
                </section>
              ) : null}
            </>
          ) : (
            <NothingToShow
              filtered={
                filter.state !== 'open' ||
                filter.department !== null ||
                filter.text !== '' ||
                filter.whose !== undefined
              }
              onClear={() =>
                setSearch(
                  formatFilter(search, { state: 'open', department: null, text: '', whose: undefined }),
                  {
                    replace: true,
                  },
                )
              }
            />
          )}
        </div>
      </section>
      {opened ? <RequestDetails request={opened} now={now} onClose={() => openRequest(null)} /> : null}
      {raising ? <RaiseRequest onClose={() => setRaising(false)} /> : null}
      {helping ? <KeysDialog onClose={() => setHelping(false)} /> : null}
    </div>
  );
}

function titleButton(list: HTMLElement | null, requestId: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-request="${CSS.escape(requestId)}"]`) ?? null;
}

function QueueProblem() {
  const { desk, membership } = useWorkplace();
  const { queueLoad } = useDeskState();
  if (queueLoad.status !== 'failed') return null;
  if (queueLoad.problem.status === 403) {
    return (
      <Notice title="The queue is not yours to see">
        Your role at {membership.property.name} does not include requests. A manager there can change that.
      </Notice>
    );
  }
  return (
    <ProblemNotice problem={queueLoad.problem} title="The queue could not be loaded" onRetry={desk.restart} />
  );
}

function NothingToShow({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  return filtered ? (
    <Notice
      title="Nothing matches"
      action={
        <Button look="outline" size="small" onClick={onClear}>
          Show all open
        </Button>
      }
    >
      No request fits the search and the filters.
    </Notice>
  ) : (
    <Notice title="Nobody is waiting">
      A request appears here the moment a guest asks for something. You can leave this page open.
    </Notice>
  );
}
