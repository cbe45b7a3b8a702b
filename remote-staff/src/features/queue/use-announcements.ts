import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import * as queueMessages from '../../../messages/compiled/queue/en.ts';
import { escalationsIn } from '../../desk/conversations/escalations.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { handoffReason } from '../conversations/wording/conversation-messages.ts';
import { handedBy } from '../requests/handed-by.ts';
import { requestTitle } from '../requests/request-messages.ts';

/** Announces each new request to screen readers, once. */
export function useArrivalAnnouncements(): void {
  const announce = useAnnounce();
  const { queue } = useDeskState();
  const told = useRef<ReadonlyMap<string, number>>(queue.arrivals);
  useEffect(() => {
    const before = told.current;
    told.current = queue.arrivals;
    for (const id of queue.arrivals.keys()) {
      const request = queue.requests.get(id);
      if (request && !before.has(id))
        announce(
          queueMessages.newRequestAnnouncement({
            requestTitle: requestTitle(request),
            place: request.place.label,
          }),
        );
    }
  }, [announce, queue]);
}

/** Announces each request that a colleague assigns to the viewer while the queue is open, once. */
export function useHandOverAnnouncements(): void {
  const announce = useAnnounce();
  const { membership } = useWorkplace();
  const { queue, queueLoad } = useDeskState();
  const told = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (queueLoad.status !== 'ready') return;
    const before = told.current;
    const handed = [...queue.requests.values()].flatMap((request) => {
      const by = handedBy(request, membership.id);
      return by === null ? [] : [{ request, by }];
    });
    told.current = new Set(handed.map(({ request }) => request.id));
    for (const { request, by } of handed) {
      if (!before || before.has(request.id)) continue;
      announce(
        queueMessages.handedToYouAnnouncement({
          by,
          requestTitle: requestTitle(request),
          place: request.place.label,
        }),
      );
    }
  }, [announce, membership.id, queue, queueLoad]);
}

/** Announces each conversation that escalates while the queue is open, once; earlier ones are in the list. */
export function useEscalationAnnouncements(): void {
  const announce = useAnnounce();
  const { conversations, conversationsLoad } = useDeskState();
  const told = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (conversationsLoad.status !== 'ready') return;
    const escalated = escalationsIn(conversations.values());
    const before = told.current;
    told.current = new Set(escalated.map(({ id }) => id));
    for (const { id, place, handoff } of escalated) {
      if (!before || before.has(id)) continue;
      announce(
        queueMessages
          .escalatedPlaceReason({ place: place.label, reason: handoff ? handoffReason(handoff.reason) : '' })
          .trim(),
      );
    }
  }, [announce, conversations, conversationsLoad]);
}
