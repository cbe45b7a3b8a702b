import { Link } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { managesStaff } from '../../../staff-identity/manages-staff.ts';
import type { QueueFilter } from '../filter/queue-filter.ts';

/** Why the queue could not be loaded. */
export function QueueProblem() {
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

/** The filter that shows everything that is open. */
export const EVERYTHING_OPEN: Partial<QueueFilter> = {
  state: 'open',
  department: null,
  text: '',
  whose: undefined,
};

/** Replaces an empty queue. */
export function NothingToShow({ filter, onClear }: { filter: QueueFilter; onClear(): void }) {
  const { membership } = useWorkplace();
  const { conversations, conversationsLoad } = useDeskState();
  // On its first day a property has no guest yet, and its manager looks for the next step (docs/first-day.md).
  const isNew = conversationsLoad.status === 'ready' && conversations.size === 0;
  const { state, department, text, whose } = filter;
  const isFiltered = state !== 'open' || department !== null || text !== '' || whose !== undefined;
  return isFiltered ? (
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
      {isNew && managesStaff(membership) ? (
        <>
          {' '}
          Before your first guest: <Link to="/dashboard/settings?show=set-up">what is left to set up</Link>.
        </>
      ) : null}
    </Notice>
  );
}
