import type { Membership, ShiftBoard } from '@bellkey/shared/api';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import * as shiftMessages from '../../../messages/compiled/shift/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { worksOnRequests } from '../../staff-identity/works-on-requests.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { DepartmentList } from './department-list.tsx';
import { AlarmList, PlannedList, ReplannedList, SlippedList, WaitingList } from './fact-lists.tsx';
import { NoteHistory } from './note/note-history.tsx';
import { SignedNote } from './note/signed-note.tsx';
import { WriteNote } from './note/write-note.tsx';
import { PresenceChoice } from './presence-choice.tsx';
import * as styles from './store/shift.css';
import { type ShiftStore, useShift } from './store/use-shift.ts';

/** The shift: for everyone who works on requests, and a message for everyone else. */
export function ShiftView() {
  const { membership } = useWorkplace();
  return worksOnRequests(membership) ? (
    <Shift membership={membership} />
  ) : (
    <StaffPage title={shiftMessages.shift}>
      <Notice title={shiftMessages.noAccessTitle}>{shiftMessages.noAccessText}</Notice>
    </StaffPage>
  );
}

function Shift({ membership }: { membership: Membership }) {
  const store = useShift(membership.property.id);
  const { load } = store;
  return (
    <StaffPage
      title={shiftMessages.shift}
      width="wide"
      intro={<Intro load={load} timeZone={membership.property.timeZone} />}
    >
      {load.status === 'loading' ? <Skeleton label={shiftMessages.loadingTheShift} lines={8} /> : null}
      {load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={shiftMessages.loadFailed} onRetry={store.refresh} />
      ) : null}
      {load.status === 'ready' ? (
        <>
          {load.problem ? (
            <ProblemNotice
              problem={load.problem}
              title={shiftMessages.staleTitle}
              live="polite"
              onRetry={store.refresh}
            />
          ) : null}
          <Board board={load.value} store={store} membership={membership} />
        </>
      ) : null}
    </StaffPage>
  );
}

function Intro({ load, timeZone }: { load: ShiftStore['load']; timeZone: string }) {
  const now = useNow();
  return load.status === 'ready'
    ? shiftMessages.introSince({ time: timeOrDay(load.value.facts.since, now, timeZone) })
    : shiftMessages.intro;
}

function Board({
  board,
  store,
  membership,
}: {
  board: ShiftBoard;
  store: ShiftStore;
  membership: Membership;
}) {
  const { timeZone } = membership.property;
  const { facts } = board;
  return (
    <>
      {board.unread.map((note) => (
        <SignedNote key={note.id} note={note} store={store} timeZone={timeZone} mayAcknowledge />
      ))}
      <PresenceChoice board={board} store={store} memberId={membership.id} />
      <DepartmentList board={board} timeZone={timeZone} />
      <div className={styles.columns}>
        {membership.role === 'staff' ? null : (
          <>
            <AlarmList alarms={facts.alarms} timeZone={timeZone} />
            <WaitingList waiting={facts.waiting} timeZone={timeZone} />
          </>
        )}
        <SlippedList slipped={facts.slipped} timeZone={timeZone} />
        <ReplannedList replanned={facts.replanned} timeZone={timeZone} />
        <PlannedList planned={facts.planned} timeZone={timeZone} />
      </div>
      <WriteNote board={board} store={store} membership={membership} />
      <NoteHistory store={store} timeZone={timeZone} />
    </>
  );
}
