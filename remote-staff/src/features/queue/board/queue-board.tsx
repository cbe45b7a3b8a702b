import type { RequestState, ServiceRequest } from '@bellkey/shared/api';
import { AssetIcon } from '@bellkey/shared/ui';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { DueClock } from '../../requests/due-clock.tsx';
import { RefusalNotice } from '../../requests/refusal-notice.tsx';
import { RequestButtons } from '../../requests/request-buttons.tsx';
import { requestTitle } from '../../requests/request-messages.ts';
import { RequestNote } from '../../requests/request-note.tsx';
import type { RequestsShown } from '../selection/requests-shown.ts';
import * as styles from './queue-board.css';

/** A column without `always` is left out while it is empty. */
const COLUMNS: ReadonlyArray<{ title: string; states: readonly RequestState[]; always?: true }> = [
  { title: queueMessages.newLabel, states: ['new', 'needs_approval'], always: true },
  { title: queueMessages.accepted, states: ['acknowledged'], always: true },
  { title: queueMessages.inProgress, states: ['in_progress'], always: true },
  { title: queueMessages.waiting, states: ['waiting_guest', 'on_hold'], always: true },
  { title: queueMessages.finished, states: ['done', 'declined', 'closed', 'cancelled'] },
];

/** The queue as a board: a column for each stage, the soonest due first in each. */
export function QueueBoard({ requests, ...rows }: RequestsShown) {
  const columns = COLUMNS.map(({ title, states, always }) => ({
    title,
    always,
    cards: requests.filter(({ state }) => states.includes(state)),
  })).filter(({ always, cards }) => always || cards.length > 0);
  return (
    <div className={styles.board}>
      {columns.map(({ title, cards }) => (
        <section key={title} className={styles.column} aria-label={`${title}, ${cards.length}`}>
          <h2 className={styles.heading}>
            {title} <span className={styles.count}>{cards.length}</span>
          </h2>
          <ul role="list" className={styles.cards}>
            {cards.map((request) => (
              <Card key={request.id} request={request} {...rows} />
            ))}
          </ul>
          {cards.length === 0 ? <p className={styles.none}>{queueMessages.none}</p> : null}
        </section>
      ))}
    </div>
  );
}

function Card({
  request,
  now,
  openId,
  selection,
  onOpen,
  onFocus,
}: Omit<RequestsShown, 'requests'> & { request: ServiceRequest }) {
  const { membership } = useWorkplace();
  const refusal = useDeskState().queue.refusals.get(request.id);
  const title = requestTitle(request);
  const { assignee } = request;
  return (
    <li
      className={styles.card}
      data-open={request.id === openId || undefined}
      data-priority={request.priority}
      onFocus={() => onFocus(request.id)}
    >
      <div className={styles.top}>
        <strong className={styles.place}>{request.place.label}</strong>
        <DueClock request={request} now={now} timeZone={membership.property.timeZone} />
      </div>
      <div className={styles.what}>
        {selection ? (
          <input
            type="checkbox"
            className={styles.mark}
            aria-label={queueMessages.markTitlePlace({ title, place: request.place.label })}
            checked={selection.ids.has(request.id)}
            onChange={() => selection.toggle(request.id)}
          />
        ) : null}
        <button
          type="button"
          className={styles.title}
          data-request={request.id}
          aria-expanded={request.id === openId}
          onClick={() => onOpen(request.id)}
        >
          {request.icon ? <AssetIcon url={request.icon} /> : null}
          {title}
        </button>
      </div>
      <RequestNote request={request} className={styles.note} />
      <p className={styles.note}>
        {request.department.name}
        {assignee ? ` · ${assignee.id === membership.id ? queueMessages.you : assignee.name}` : ''}
      </p>
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <RequestButtons request={request} />
    </li>
  );
}
