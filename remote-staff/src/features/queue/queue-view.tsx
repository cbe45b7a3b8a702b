import { isOpen } from '@bellkey/shared/request-clock';
import { useAnnounce, useSearchParams } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { dayOf } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { escalationsIn } from '../../desk/conversations/escalations.ts';
import { LiveBanner } from '../../desk/freshness/live-banner.tsx';
import { shownRequests } from '../../desk/requests/queue-state.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { useStaffTitle } from '../alarm/title/use-staff-title.ts';
import { useAlarms } from '../alarm/use-alarms.ts';
import { requestTitle } from '../requests/request-messages.ts';
import {
  departmentsIn,
  filterRequests,
  formatFilter,
  isForLater,
  parseFilter,
  type QueueFilter,
} from './filter/queue-filter.ts';
import type { QueueKey } from './keys/queue-keys.ts';
import { useQueueKeys } from './keys/use-queue-keys.ts';
import { EscalatedList } from './list/escalated-list.tsx';
import { QueueLists } from './list/queue-lists.tsx';
import { EVERYTHING_OPEN, NothingToShow, QueueProblem } from './list/queue-notices.tsx';
import { QueueTable } from './list/queue-table.tsx';
import {
  HandOverBar,
  KeysDialog,
  loadRequestDetails,
  QueueBoard,
  RaiseRequest,
  RequestDetails,
  SelectionBar,
} from './queue-parts.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import * as styles from './queue-view.css';
import { useSelection } from './selection/use-selection.ts';
import { QueueStrip } from './strip/queue-strip.tsx';
import { stripFigures } from './strip/strip-figures.ts';
import {
  useArrivalAnnouncements,
  useEscalationAnnouncements,
  useHandOverAnnouncements,
} from './use-announcements.ts';

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
  const { selection, begin } = useSelection();
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
  // In display order: the keys go from one to the next.
  const requests = [...due, ...later];
  const figures = stripFigures(all, state.conversations.values(), now);
  const escalated = escalationsIn(state.conversations.values());
  const alarms = useAlarms();
  const openId = search.get('r');
  const opened = all.find(({ id }) => id === openId);
  const wantsFinished = filter.state === 'finished';
  const isReady = state.queueLoad.status === 'ready';

  // Details open without a delay, and without a network.
  useEffect(() => void loadRequestDetails().catch(() => undefined), []);
  useStaffTitle(figures.open > 0 ? `(${figures.open}) Dashboard` : null);
  useEffect(() => {
    if (wantsFinished && isReady) void desk.loadFinished();
  }, [desk, wantsFinished, isReady]);

  const change = (to: Partial<QueueFilter>) => setSearch(formatFilter(search, to), { replace: true });

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
    else if (key === 'mark') return mark();
    else if (key === 'board') change({ board: !filter.board });
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

  const mark = () => {
    const id = focusedId.current;
    if (!id || !requests.some((request) => request.id === id)) return false;
    if (selection) selection.toggle(id);
    else begin([id]);
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
          marking={selection !== null}
          onChange={change}
          onMark={() => (selection ? selection.end() : begin())}
          onNew={() => setRaising(true)}
          onHelp={() => setHelping(true)}
        />
        <div ref={list} className={styles.list}>
          {state.queueLoad.status === 'failed' ? (
            <QueueProblem />
          ) : !isReady && all.length === 0 ? (
            <Skeleton label="Loading the queue" lines={6} />
          ) : requests.length === 0 && alarms.length === 0 ? (
            <NothingToShow filter={filter} onClear={() => change(EVERYTHING_OPEN)} />
          ) : filter.board ? (
            <>
              {alarms.length > 0 ? <QueueTable alarms={alarms} {...rows} requests={[]} /> : null}
              <Suspense fallback={<Skeleton label="Loading the board" lines={6} />}>
                <QueueBoard {...rows} requests={requests} />
              </Suspense>
            </>
          ) : (
            <QueueLists alarms={alarms} due={due} later={later} rows={rows} />
          )}
        </div>
        {selection ? (
          <Suspense fallback={null}>
            <SelectionBar shown={requests} selection={selection} />
          </Suspense>
        ) : null}
      </section>
      <Suspense fallback={null}>
        {opened ? <RequestDetails request={opened} now={now} onClose={() => openRequest(null)} /> : null}
        {raising ? <RaiseRequest onClose={() => setRaising(false)} /> : null}
        {helping ? <KeysDialog onClose={() => setHelping(false)} /> : null}
      </Suspense>
    </div>
  );
}

function titleButton(list: HTMLElement | null, requestId: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-request="${CSS.escape(requestId)}"]`) ?? null;
}
