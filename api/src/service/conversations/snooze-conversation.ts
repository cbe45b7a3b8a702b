import { type Conversation, SNOOZE_MAX_DAYS } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { abandonTurns } from './abandon-turns.ts';
import { lockConversation } from './append-message.ts';
import { changedView, loadConversation, loadWaiting } from './conversation-view.ts';
import { leaveQueue } from './handoff.ts';
import { wakeConversation } from './wake-snoozed.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Puts a conversation that a person answers aside until a time; null takes it up again now. Who snoozes it has it from
 * then on: no guest waits without a name behind the wait. One with an alarm is never put aside.
 */
export async function snoozeConversation(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  until: string | null,
): Promise<Outcome<Conversation>> {
  const [conversation, view, waiting] = await Promise.all([
    lockConversation(scope, id),
    loadConversation(scope, id),
    loadWaiting(scope),
  ]);
  if (!conversation || !view) return refused('not-found');
  if (until === null) {
    if (conversation.snoozedUntil === null) return done(view);
    allowRoundTrips(2);
    await wakeConversation(scope, conversation);
    const awake = await loadConversation(scope, id);
    return awake ? done(awake) : refused('not-found');
  }
  if (view.alarm) return refused('alarm-open');
  if (view.state !== 'awaiting_human' && view.state !== 'human_active') return refused('not-snoozable');
  const at = new Date(until);
  if (at <= scope.now || at.getTime() > scope.now.getTime() + SNOOZE_MAX_DAYS * DAY_MS)
    return refused('time-not-possible', {
      detail: `Choose a time that is still ahead, within the next ${SNOOZE_MAX_DAYS} days.`,
    });
  abandonTurns(scope, id);
  const by = { id: staff.memberId, name: staff.name };
  await leaveQueue(
    scope,
    conversation,
    {
      state: 'human_active',
      assigneeId: staff.memberId,
      escalatedAt: null,
      snoozedUntil: at,
      snoozedBy: staff.memberId,
    },
    waiting,
  );
  return done({
    ...changedView(view, conversation, { assignee: by }),
    snoozed: { until: at.toISOString(), by },
  });
}
