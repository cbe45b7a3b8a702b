import type { ServiceRequest } from '@bellkey/shared/api';
import { awaitsAcceptance, requestClock } from '@bellkey/shared/request-clock';
import { formatDetailsIn } from '@bellkey/shared/request-details';
import { requestDetailsMessages } from '@bellkey/shared/request-details/en';
import { AssetIcon, Chip } from '@bellkey/shared/ui';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import * as requestsMessages from '../../../../messages/compiled/requests/en.ts';
import type { Refusal } from '../../../desk/requests/queue-state.ts';
import { DueClock } from '../../requests/due-clock.tsx';
import { handedBy } from '../../requests/handed-by.ts';
import { RefusalNotice } from '../../requests/refusal-notice.tsx';
import { RequestButtons } from '../../requests/request-buttons.tsx';
import { requestMarks } from '../../requests/request-events.ts';
import { requestTitle, stateNames } from '../../requests/request-messages.ts';
import { RequestNote } from '../../requests/request-note.tsx';
import type { Selection } from '../selection/use-selection.ts';
import * as styles from './queue-table.css';

const priorities = { normal: null, ...requestsMessages.priorities } as const;

interface QueueRowProps {
  request: ServiceRequest;
  refusal: Refusal | undefined;
  /** Just arrived: the row lights up once. */
  fresh: boolean;
  /** Its guest waits for an answer, and the duty manager was notified. */
  guestWaits: boolean;
  /** Its details are open. */
  open: boolean;
  now: number;
  timeZone: string;
  /** Id of the viewing member. */
  memberId: string;
  /** Null while requests cannot be selected. */
  selection: Selection | null;
  onOpen(id: string): void;
  onFocus(id: string): void;
}

/** One request: a table row at a desk, a card on a phone. */
export function QueueRow(props: QueueRowProps) {
  const { request, refusal, fresh, guestWaits, open, now, timeZone, memberId, selection, onOpen, onFocus } =
    props;
  const title = requestTitle(request);
  const priority = priorities[request.priority];
  const details = formatDetailsIn(request.details, { language: 'en', messages: requestDetailsMessages });
  const handed = handedBy(request, memberId);
  const marks = requestMarks(request, { now, timeZone });
  return (
    <tr
      className={styles.row}
      data-fresh={fresh || undefined}
      data-open={open || undefined}
      onFocus={() => onFocus(request.id)}
    >
      <td className={styles.dueCell}>
        <DueClock request={request} now={now} timeZone={timeZone} />
      </td>
      <th scope="row" className={styles.place}>
        {request.place.label}
      </th>
      <td className={styles.what}>
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
          aria-expanded={open}
          onClick={() => onOpen(request.id)}
        >
          {request.icon ? <AssetIcon url={request.icon} /> : null}
          {title}
        </button>
        {priority ? (
          <Chip tone={priority === requestsMessages.priorities.high ? 'warn' : 'danger'}>{priority}</Chip>
        ) : null}
        {handed ? <Chip tone="neutral">{queueMessages.fromHanded({ handed })}</Chip> : null}
        {guestWaits ? <Chip tone="warn">{queueMessages.guestWaits}</Chip> : null}
        {marks.map(({ tone, text }) => (
          <Chip key={text} tone={tone}>
            {text}
          </Chip>
        ))}
        {details ? <span className={styles.said}>{details}</span> : null}
        <RequestNote request={request} className={styles.note} />
        {refusal ? <RefusalNotice refusal={refusal} /> : null}
      </td>
      <td className={styles.department}>{request.department.name}</td>
      <td className={styles.state}>
        <span>{stateNames[request.state]}</span>
        {awaitsAcceptance(request) ? (
          // Its line is there from the start: the rows below must not move during a press.
          <span
            className={styles.unaccepted}
            data-late={requestClock(request, now).state === 'late-to-accept' || undefined}
          >
            {queueMessages.notAcceptedLabel}
          </span>
        ) : null}
      </td>
      <td className={styles.assignee}>
        {request.assignee
          ? request.assignee.id === memberId
            ? queueMessages.you
            : request.assignee.name
          : null}
      </td>
      <td className={styles.actions}>
        <RequestButtons request={request} />
      </td>
    </tr>
  );
}
