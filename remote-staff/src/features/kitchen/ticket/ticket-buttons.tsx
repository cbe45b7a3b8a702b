import type { FoodState } from '@bellkey/shared/api';
import { FOOD_MINUTES } from '@bellkey/shared/food-order';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/kitchen/en.ts';
import { ReasonDialog } from '../../requests/reason-dialog.tsx';
import type { RequestAction } from '../../requests/request-actions.ts';
import { wantedAt } from '../state/kitchen-lanes.ts';
import { RunOutDialog } from './run-out-dialog.tsx';
import * as styles from './ticket.css';
import type { TicketParts } from './ticket.tsx';

/** A step forward or back, with its label. */
interface Step {
  to: FoodState;
  label: string;
}

/** The usual next step first; steps back undo a slip of the finger. The API decides. */
const STEPS: Readonly<Record<FoodState, readonly Step[]>> = {
  received: [],
  accepted: [
    { to: 'preparing', label: messages.go.preparing },
    { to: 'ready', label: messages.go.ready },
  ],
  preparing: [
    { to: 'ready', label: messages.go.ready },
    { to: 'served', label: messages.go.served },
  ],
  ready: [
    { to: 'served', label: messages.go.served },
    { to: 'preparing', label: messages.backToPreparing },
  ],
  asks: [{ to: 'accepted', label: messages.go.accepted }],
  served: [{ to: 'preparing', label: messages.bringBack }],
  refused: [],
  cancelled: [],
};

/** States in which dishes may run out. */
const HAS_DISHES: readonly FoodState[] = ['received', 'accepted', 'preparing', 'ready'];

const ending = (to: 'declined' | 'cancelled', label: string): RequestAction => ({
  to,
  label,
  verb: label.toLowerCase(),
  needsReason: true,
  onRow: false,
});
const REFUSE = ending('declined', messages.refuse);
const CANCEL = ending('cancelled', messages.cancel);

interface TicketButtonsProps extends TicketParts {
  state: FoodState;
  busy: boolean;
  act(work: () => Promise<ApiProblem | null>): Promise<void>;
}

/** What the kitchen can do with an order now, the next step first and large. */
export function TicketButtons({
  ticket,
  store,
  mayRun,
  now,
  timeZone,
  state,
  busy,
  act,
}: TicketButtonsProps) {
  const { request, order } = ticket;
  const [asking, setAsking] = useState<RequestAction | null>(null);
  const [runsOut, setRunsOut] = useState(false);
  const named = { place: request.place.label, no: String(request.no) };
  const go = (to: FoodState, more: { minutes?: number; reason?: string } = {}) =>
    void act(() => store.move(request.id, { to, ...more }));
  // What the API would refuse is not offered.
  const unread = order !== null && order.allergy !== null && !order.allergyAcknowledged;
  const isOver = state === 'served' || state === 'refused' || state === 'cancelled';
  const ends = state === 'received' || state === 'accepted' ? REFUSE : isOver ? null : CANCEL;
  const shown = order?.lines.some(({ refusal }) => !refusal) ?? false;

  return (
    <div className={styles.buttons}>
      {state === 'received' && !unread ? (
        wantedAt(ticket) ? (
          <Button size="large" busy={busy} onClick={() => go('accepted')}>
            {messages.accept}
          </Button>
        ) : (
          <fieldset className={styles.minutes}>
            <legend>{messages.acceptIn}</legend>
            {FOOD_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                size="large"
                busy={busy}
                aria-label={messages.acceptMinutesFor({ ...named, minutes: String(minutes) })}
                onClick={() => go('accepted', { minutes })}
              >
                {messages.acceptMinutes({ minutes: String(minutes) })}
              </Button>
            ))}
          </fieldset>
        )
      ) : null}
      {unread
        ? null
        : STEPS[state].map(({ to, label }, index) => (
            <Button
              key={to}
              size="large"
              look={index === 0 && state !== 'served' ? 'solid' : 'outline'}
              busy={busy}
              aria-label={messages.goFor({ action: label, ...named })}
              onClick={() => go(to)}
            >
              {label}
            </Button>
          ))}
      <div className={styles.lesser}>
        {order && shown && !unread && HAS_DISHES.includes(state) ? (
          <Button look="quiet" onClick={() => setRunsOut(true)}>
            {messages.runOut}
          </Button>
        ) : null}
        {ends ? (
          <Button look="quiet" onClick={() => setAsking(ends)}>
            {ends.label}
          </Button>
        ) : null}
      </div>
      {asking ? (
        <ReasonDialog
          request={request}
          action={asking}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => {
            setAsking(null);
            go(asking.to === 'declined' ? 'refused' : 'cancelled', { reason });
          }}
        />
      ) : null}
      {runsOut && order ? (
        <RunOutDialog
          ticket={{ request, order }}
          store={store}
          mayRun={mayRun}
          now={now}
          timeZone={timeZone}
          onClose={() => setRunsOut(false)}
        />
      ) : null}
    </div>
  );
}
