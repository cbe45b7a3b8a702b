import { useAction } from '@bellkey/shared/action';
import type { KitchenTicket } from '@bellkey/shared/api';
import { foodState } from '@bellkey/shared/food-order';
import { isOpen } from '@bellkey/shared/request-clock';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Chip } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/kitchen/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { DueClock } from '../../requests/due-clock.tsx';
import { wantedAt } from '../state/kitchen-lanes.ts';
import type { KitchenStore } from '../state/use-kitchen.ts';
import { AllergyBlock } from './allergy-block.tsx';
import { DishLines } from './dish-lines.tsx';
import * as styles from './ticket.css';
import { TicketButtons } from './ticket-buttons.tsx';

/** What an order’s card needs. */
export interface TicketParts {
  ticket: KitchenTicket;
  store: KitchenStore;
  /** Whether the viewer may mark dishes sold out. */
  mayRun: boolean;
  now: number;
  timeZone: string;
}

/** One order in the kitchen: where it goes, its clock, what must not be in it, its dishes, and the next step. */
export function Ticket(parts: TicketParts) {
  const { ticket, store, now, timeZone } = parts;
  const { request, order } = ticket;
  const { run, busy, problem, clear } = useAction();
  const state = foodState(request);
  const wanted = wantedAt(ticket);
  const { place } = request;
  const complaint = isOpen(request.state)
    ? request.steps.findLast(({ event }) => event?.kind === 'reopened')
    : undefined;
  const no = String(request.no);

  const act = (work: () => Promise<ApiProblem | null>) => {
    clear();
    return run(work);
  };

  return (
    <li
      className={styles.ticket}
      data-ticket={request.id}
      data-state={state}
      aria-label={messages.ticket({ place: place.label, no, state: messages.states[state] })}
    >
      <div className={styles.top}>
        <h3 className={styles.place}>{place.label}</h3>
        <span className={styles.no}>{messages.orderNo({ no })}</span>
        <Chip tone={state === 'ready' ? 'good' : state === 'asks' ? 'warn' : 'neutral'}>
          {messages.states[state]}
        </Chip>
      </div>
      <div className={styles.clock}>
        {wanted ? <strong>{messages.wantedFor({ time: timeOrDay(wanted, now, timeZone) })}</strong> : null}
        <DueClock request={request} now={now} timeZone={timeZone} />
      </div>
      {complaint ? (
        <p className={styles.complaint}>
          <strong>{messages.cameBack}</strong>
          {complaint.reason ? ` “${complaint.reason}”` : null}
        </p>
      ) : null}
      {order?.allergy ? (
        <AllergyBlock
          order={order}
          place={place.label}
          busy={busy}
          onRead={() => act(() => store.readAllergy(order.id))}
        />
      ) : null}
      {order ? <DishLines order={order} /> : <p className={styles.note}>{request.note}</p>}
      {problem ? <ProblemNotice problem={problem} title={messages.notDone} /> : null}
      <TicketButtons {...parts} state={state} busy={busy} act={act} />
    </li>
  );
}
