import type { Membership } from '@bellkey/shared/api';
import { Notice, Skeleton } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/due/en.ts';
import { timeOfDay } from '../../clock/clock-messages.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { worksOnRequests } from '../../staff-identity/works-on-requests.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { ClockActionList } from './clock-action-list.tsx';
import * as styles from './due.css';
import { DueDepartment } from './due-department.tsx';
import { type Due, useDue } from './use-due.ts';

/** The due list for everyone who works on requests, and a message for everyone else. */
export function DueView() {
  const { membership } = useWorkplace();
  return worksOnRequests(membership) ? (
    <WhatIsDue membership={membership} />
  ) : (
    <StaffPage title={messages.whatIsDue}>
      <Notice title={messages.noAccessTitle}>{messages.noAccessText}</Notice>
    </StaffPage>
  );
}

function WhatIsDue({ membership }: { membership: Membership }) {
  const { status, value: due, problem, refresh } = useDue(membership.property.id);
  const { timeZone } = membership.property;
  return (
    <StaffPage title={messages.whatIsDue} width="wide" intro={due ? introOf(due, timeZone) : messages.intro}>
      {status === 'loading' ? <Skeleton label={messages.loadingLabel} lines={8} /> : null}
      {status === 'failed' ? (
        <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} />
      ) : null}
      {status === 'ready' ? (
        <>
          {problem ? (
            <ProblemNotice problem={problem} title={messages.staleTitle} live="polite" onRetry={refresh} />
          ) : null}
          <Departments due={due} timeZone={timeZone} />
          {due.deeds ? <ClockActionList actions={due.deeds} timeZone={timeZone} /> : null}
        </>
      ) : null}
    </StaffPage>
  );
}

function introOf({ at, departments, planned }: Due, timeZone: string): string {
  const late = departments.reduce((sum, { overdue }) => sum + overdue.length, 0);
  const later = planned > 0 ? ` ${messages.planned({ count: planned })}` : '';
  return messages.introWithCounts({
    late: messages.late({ count: late }),
    timeOfDay: timeOfDay(at, timeZone),
    later,
  });
}

function Departments({ due: { departments }, timeZone }: { due: Due; timeZone: string }) {
  const busy = departments.filter(
    ({ overdue, nextHour, unpromised = [] }) => overdue.length + nextHour.length + unpromised.length > 0,
  );
  const quiet = departments.filter((department) => !busy.includes(department));
  return (
    <>
      {busy.length > 0 ? (
        <div className={styles.departments}>
          {busy.map((department) => (
            <DueDepartment key={department.key} department={department} timeZone={timeZone} />
          ))}
        </div>
      ) : (
        <Notice title={messages.emptyTitle}>{messages.emptyHint}</Notice>
      )}
      {busy.length > 0 && quiet.length > 0 ? (
        <p className={styles.quiet}>
          {messages.quiet({ names: new Intl.ListFormat('en').format(quiet.map(({ name }) => name)) })}
        </p>
      ) : null}
    </>
  );
}
