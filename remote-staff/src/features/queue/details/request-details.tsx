import type { ServiceRequest, RequestNote as StaffNote } from '@bellkey/shared/api';
import { formatDetailsIn } from '@bellkey/shared/request-details';
import { requestDetailsMessages } from '@bellkey/shared/request-details/en';
import { Link } from '@bellkey/shared/shell';
import { Chip, PromiseLine } from '@bellkey/shared/ui';
import { X } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as mentionsMessages from '../../../../messages/compiled/mentions/en.ts';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import * as notesMessages from '../../../../messages/compiled/request-notes/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { readsChats } from '../../../staff-identity/own-permissions.ts';
import { PhotosSlot } from '../../photos/photos-slot.tsx';
import type { RequestNotesProps } from '../../request-notes/request-notes.tsx';
import { AssignButtons } from '../../requests/assign-buttons.tsx';
import { DueClock } from '../../requests/due-clock.tsx';
import { MoveTime } from '../../requests/move-time.tsx';
import { RecurrenceField } from '../../requests/recurrence-field.tsx';
import { RequestButtons } from '../../requests/request-buttons.tsx';
import { formatStep, requestMarks } from '../../requests/request-events.ts';
import { requestTitle, senderName, stateNames } from '../../requests/request-messages.ts';
import { RequestNote } from '../../requests/request-note.tsx';
import { FOOD_SERVICE, OrderInRequest } from './order-in-request.tsx';
import * as styles from './request-details.css';
import { promiseOf } from './request-progress.ts';
import { timelineOf } from './timeline.ts';

// The details open at once, and are complete without it.
const CorrectRequest = lazy<ComponentType<{ request: ServiceRequest }>>(() =>
  import('../../corrections/correct-request.tsx').then(
    (module) => ({ default: module.CorrectRequest }),
    () => ({ default: () => null }),
  ),
);

const RequestNotes = lazy<ComponentType<RequestNotesProps>>(() =>
  import('../../request-notes/request-notes.tsx').then(
    (module) => ({ default: module.RequestNotes }),
    () => ({ default: () => null }),
  ),
);

/** Everything about one request: its clock, its history, its actions, and a link to the guest. */
export function RequestDetails({
  request,
  now,
  onClose,
}: {
  request: ServiceRequest;
  now: number;
  onClose(): void;
}) {
  const { membership } = useWorkplace();
  const { timeZone } = membership.property;
  const details = formatDetailsIn(request.details, { language: 'en', messages: requestDetailsMessages });
  const [notes, setNotes] = useState<readonly StaffNote[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const promise = promiseOf(request, now, timeZone);
  const marks = requestMarks(request, { now, timeZone });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows to each request that is opened
  useEffect(() => heading.current?.focus(), [request.id]);

  return (
    <aside
      className={styles.details}
      aria-label={queueMessages.requestDetails}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onClose();
      }}
    >
      <header className={styles.header}>
        <div>
          <p className={styles.place}>
            {request.place.label} <span>· #{request.no}</span>
          </p>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {requestTitle(request)}
          </h2>
        </div>
        <button
          type="button"
          className={styles.close}
          onClick={onClose}
          aria-label={queueMessages.closeDetails}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      {promise ? <PromiseLine {...promise} /> : null}
      <p className={styles.facts}>
        <DueClock request={request} now={now} timeZone={timeZone} />
        <span>{stateNames[request.state]}</span>
        <span>{request.department.name}</span>
      </p>
      {marks.length > 0 ? (
        <p className={styles.facts}>
          {marks.map(({ tone, text }) => (
            <Chip key={text} tone={tone}>
              {text}
            </Chip>
          ))}
        </p>
      ) : null}
      {details ? <p className={styles.said}>{details}</p> : null}
      <RequestNote request={request} className={styles.note} />
      {request.photos?.length ? <PhotosSlot photos={request.photos} place={request.place.label} /> : null}
      {request.service === FOOD_SERVICE ? (
        <OrderInRequest requestId={request.id} property={membership.property.id} />
      ) : null}
      <RequestButtons request={request} all />
      <MoveTime key={`time ${request.id}`} request={request} now={now} />
      <RecurrenceField key={`again ${request.id}`} request={request} />
      <AssignButtons key={request.id} request={request} />
      <Suspense fallback={null}>
        <CorrectRequest key={`correct ${request.id}`} request={request} />
      </Suspense>
      {request.conversationId && readsChats(membership) ? (
        <Link
          className={styles.chat}
          to={`/dashboard/staff-chat?c=${encodeURIComponent(request.conversationId)}`}
        >
          {queueMessages.openConversationButton}
        </Link>
      ) : null}
      {request.conversationId && !readsChats(membership) ? (
        <p className={styles.note}>{queueMessages.conversationAccessNote}</p>
      ) : null}
      <Suspense fallback={null}>
        <RequestNotes key={`notes ${request.id}`} request={request} onNotes={setNotes} />
      </Suspense>
      <h3 className={styles.subtitle}>{queueMessages.whatHappened}</h3>
      <ol role="list" className={styles.steps}>
        {timelineOf(request, notes).map(({ key, at, note, step }) => (
          <li key={key}>
            <time dateTime={at}>{timeOrDay(at, now, timeZone)}</time>
            {note ? (
              <span>
                {notesMessages.noteBy({ name: note.by.name })}
                {note.mentions.some(({ id }) => id === membership.id) ? (
                  <strong> · {mentionsMessages.namesYou}</strong>
                ) : null}
                <q className={styles.staffNote}>{note.body}</q>
              </span>
            ) : (
              <span>
                {formatStep(step, { now, timeZone })} · {senderName(step.by)}
                {step.reason ? <q>{step.reason}</q> : null}
              </span>
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}
