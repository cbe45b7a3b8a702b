import { Link } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/queue/en.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { managesStaff } from '../../../staff-identity/manages-staff.ts';
import { isFiltered, type QueueFilter } from '../filter/queue-filter.ts';

/** Why the queue could not be loaded. */
export function QueueProblem() {
  const { desk, membership } = useWorkplace();
  const { queueLoad } = useDeskState();
  if (queueLoad.status !== 'failed') return null;
  if (queueLoad.problem.status === 403) {
    return (
      <Notice title={messages.noAccessTitle}>
        {messages.noAccessText({ property: membership.property.name })}
      </Notice>
    );
  }
  return <ProblemNotice problem={queueLoad.problem} title={messages.loadFailed} onRetry={desk.restart} />;
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
  const { text } = filter;
  return isFiltered(filter) ? (
    <Notice
      title={text === '' ? messages.nothingMatches : messages.nothingFoundTitle({ text })}
      live="polite"
      action={
        <Button look="outline" size="small" onClick={onClear}>
          {messages.showAllOpen}
        </Button>
      }
    >
      {messages.noMatchHint}
    </Notice>
  ) : (
    <Notice title={messages.nobodyIsWaiting}>
      {messages.emptyHint}
      {isNew && managesStaff(membership) ? (
        <>
          {' '}
          {messages.setUpHint} <Link to="/dashboard/settings?show=set-up">{messages.setUpLink}</Link>.
        </>
      ) : null}
    </Notice>
  );
}
