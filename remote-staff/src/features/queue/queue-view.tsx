import { useSearchParams } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import * as queueMessages from '../../../messages/compiled/queue/en.ts';
import { dayOf } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { escalationsIn } from '../../desk/conversations/escalations.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { shownRequests } from '../../desk/requests/queue-state.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { useStaffTitle } from '../alarm/title/use-staff-title.ts';
import { useAlarms } from '../alarm/use-alarms.ts';
import {
  departmentsIn,
  formatFilter,
  isFiltered,
  parseFilter,
  type QueueFilter,
  requestsInOrder,
} from './filter/queue-filter.ts';
import { titleButton, useQueueCommands } from './keys/use-queue-commands.ts';
import { QueueLists } from './list/queue-lists.tsx';
import { EVERYTHING_OPEN, NothingToShow, QueueProblem } from './list/queue-notices.tsx';
import { QueueTable } from './list/queue-table.tsx';
import {
  EscalatedList,
  HandOverBar,
  KeysDialog,
  loadRequestDetails,
  QueueAnnouncements,
  QueueBoard,
  RaiseRequest,
  RequestDetails,
  SelectionBar,
  UndoDone,
  ViewsDialog,
} from './queue-parts.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import * as styles from './queue-view.css';
import { useSelection } from './selection/use-selection.ts';
import { QueueStrip } from './strip/queue-strip.tsx';
import { stripFigures } from './strip/strip-figures.ts';

/** The dashboard's queue: everything that guests wait for, by its clock, live. */
export function QueueView() {
  const { desk, membership } = useWorkplace();
  const { property } = membership;
  const state = useDeskState();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const [helping, setHelping] = useState(false);
  const [raising, setRaising] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { selection, begin } = useSelection();
  const focusedId = useRef<string | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const filter = parseFilter(search);
  const all = useMemo(() => shownRequests(state.queue), [state.queue]);
  const { due, later, requests } = requestsInOrder(all, filter, now, membership.id);
  const figures = stripFigures(all, state.conversations.values(), now);
  const escalated = escalationsIn(state.conversations.values());
  const alarms = useAlarms();
  const departments = departmentsIn(all);
  const openId = search.get('r');
  const opened = all.find(({ id }) => id === openId);
  const wantsFinished = filter.state === 'finished';
  const isReady = state.queueLoad.status === 'ready';

  // Details open without a delay, and without a network.
  useEffect(() => void loadRequestDetails().catch(() => undefined), []);
  useStaffTitle(figures.open > 0 ? queueMessages.openDashboard({ open: figures.open }) : null);
  useEffect(() => {
    if (wantsFinished && isReady) void desk.loadFinished();
  }, [desk, wantsFinished, isReady]);

  const change = (to: Partial<QueueFilter>) => setSearch(formatFilter(search, to), { replace: true });

  const openView = (view: QueueFilter) => {
    setViewing(false);
    change(view);
  };

  const openRequest = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null || id === openId) next.delete('r');
    else next.set('r', id);
    setSearch(next, { replace: true });
    if (id === null && openId) titleButton(list.current, openId)?.focus();
  };

  useQueueCommands({
    requests,
    focusedId,
    list,
    search: searchRef,
    selection: { selection, begin },
    onHelp: () => setHelping(true),
    onNew: () => setRaising(true),
    onViews: () => setViewing(true),
    onBoard: () => change({ board: !filter.board }),
  });

  // Next to an alarm: what is filtered away does not look as if there were nothing.
  const nothingFound = isFiltered(filter) ? (
    <NothingToShow filter={filter} onClear={() => change(EVERYTHING_OPEN)} />
  ) : null;

  const rows = {
    now,
    openId: opened?.id ?? null,
    selection,
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
              {queueMessages.dashboard}
            </h1>
            <p className={styles.intro}>
              {property.name} · {dayOf(now, property.timeZone)}
            </p>
          </div>
          <QueueStrip
            figures={isReady || all.length > 0 ? figures : null}
            chats={state.conversationsLoad.status === 'ready'}
            linkTo={(to) => `/dashboard?${formatFilter(search, { state: to })}`}
          />
        </header>
        <LiveBanner />
        <Suspense fallback={null}>
          <QueueAnnouncements />
          <HandOverBar />
          <EscalatedList conversations={escalated} alarms={alarms} now={now} timeZone={property.timeZone} />
        </Suspense>
        <QueueToolbar
          filter={filter}
          departments={departments}
          searchRef={searchRef}
          marking={selection !== null}
          onChange={change}
          onMark={() => (selection ? selection.end() : begin())}
          onNew={() => setRaising(true)}
          onViews={() => setViewing(true)}
          onHelp={() => setHelping(true)}
        />
        <div ref={list} className={styles.list}>
          {state.queueLoad.status === 'failed' ? (
            <QueueProblem />
          ) : !isReady && all.length === 0 ? (
            <Skeleton label={queueMessages.loadingTheQueue} lines={6} />
          ) : requests.length === 0 && alarms.length === 0 ? (
            <NothingToShow filter={filter} onClear={() => change(EVERYTHING_OPEN)} />
          ) : filter.board ? (
            <>
              {alarms.length > 0 ? <QueueTable alarms={alarms} {...rows} requests={[]} /> : null}
              {requests.length === 0 ? nothingFound : null}
              <Suspense fallback={<Skeleton label={queueMessages.loadingTheBoard} lines={6} />}>
                <QueueBoard {...rows} requests={requests} />
              </Suspense>
            </>
          ) : (
            <QueueLists alarms={alarms} due={due} later={later} rows={rows} none={nothingFound} />
          )}
        </div>
        <Suspense fallback={null}>
          {selection ? <SelectionBar shown={requests} selection={selection} /> : null}
          <UndoDone />
        </Suspense>
      </section>
      <Suspense fallback={null}>
        {opened ? <RequestDetails request={opened} now={now} onClose={() => openRequest(null)} /> : null}
        {raising ? <RaiseRequest onClose={() => setRaising(false)} /> : null}
        {viewing ? (
          <ViewsDialog
            filter={filter}
            departments={departments}
            onOpen={openView}
            onClose={() => setViewing(false)}
          />
        ) : null}
        {helping ? <KeysDialog onClose={() => setHelping(false)} /> : null}
      </Suspense>
    </div>
  );
}
