import type { Conversation } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Notice } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/conversations/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';

/** That the guest's phone is disconnected, since when, and how to reach the guest; nothing while it is connected. */
export function GuestLeftNotice({ conversation }: { conversation: Conversation }) {
  const { id, guestEnded, place, state, waitingSince } = conversation;
  const { membership } = useWorkplace();
  const { conversations } = useDeskState();
  const now = useNow();
  if (!guestEnded) return null;
  const time = timeOrDay(guestEnded.at, now, membership.property.timeZone);
  const reasons: Readonly<Record<string, ((values: { time: string }) => string) | undefined>> =
    messages.guestLeft;
  const unanswered = state === 'awaiting_human' || (state === 'human_active' && waitingSince !== null);
  const other = [...conversations.values()].find(
    (one) => one.id !== id && one.place.id === place.id && !one.guestEnded,
  );
  const where = place.kind === 'room' ? messages.guestLeftRoom : messages.guestLeftElsewhere;
  return (
    <Notice tone="warn" title={messages.guestLeftTitle}>
      <p>
        {(reasons[guestEnded.reason] ?? messages.guestLeft.expired)({ time })}
        {unanswered ? ` ${messages.guestLeftUnanswered}` : null}
      </p>
      <p>{where({ place: place.label })}</p>
      {other ? (
        <p>
          {messages.otherPhone({ place: place.label })}{' '}
          <Link to={`/dashboard/staff-chat?c=${encodeURIComponent(other.id)}`}>
            {messages.openOtherPhone}
          </Link>
        </p>
      ) : null}
    </Notice>
  );
}
