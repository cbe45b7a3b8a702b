import type { ServiceRequest } from '@bellkey/shared/api';
import { isGuestCancellable } from '@bellkey/shared/request-clock';
import { formatDetailsIn } from '@bellkey/shared/request-details';
import { type ApiProblem, Link, useMayOpen } from '@bellkey/shared/shell';
import { AssetIcon, Button, Chip, PromiseLine } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import { formatProblem } from '../../wording/format-problem.ts';
import type { RequestWording } from '../../wording/request-wording.ts';
import { RequestPhotosSlot } from '../photos/request-photos-slot.tsx';
import { EmergencySteps } from './emergency-steps.tsx';
import { FoodLines } from './food-lines.tsx';
import { promiseHistory } from './promise-history.ts';
import * as styles from './request-card.css';
import { RequestChoicesSlot } from './request-choices-slot.tsx';
import { isEmergency, requestPromise, titleOf } from './request-promise.ts';
import type { RequestActions } from './use-request-actions.ts';

interface RequestCardProps {
  request: ServiceRequest;
  clock: PropertyClock;
  now: number;
  /** Whether anything can be changed: the session may be over. */
  readOnly: boolean;
  actions: RequestActions;
  wording: RequestWording;
  /** In the chat it links to its details; there it is their head, and they offer more. */
  shownIn: 'chat' | 'details';
}

type Cancelling =
  | { step: 'no' }
  | { step: 'sure' }
  | { step: 'busy' }
  | { step: 'failed'; problem: ApiProblem };

/** Address of a request's details. */
export const requestPath = (id: string): string => `/orders?request=${encodeURIComponent(id)}`;

/** One request with its promise: what, where, who has it, by when, and a way to cancel it. */
export function RequestCard(props: RequestCardProps) {
  const { request, clock, now, readOnly, actions, shownIn, wording } = props;
  const Heading = shownIn === 'chat' ? 'h3' : 'h2';
  const { requests: messages, language } = wording;
  const { card } = messages;
  const mayOpen = useMayOpen();
  const [cancelling, setCancelling] = useState<Cancelling>({ step: 'no' });
  const time = (instant: string) => clock.moment(instant, now, language);
  const { status, line, sentence } = requestPromise(request, now, time, messages);
  const title = titleOf(request, messages);
  const details = formatDetailsIn(request.details, { language, messages: wording.details });
  const buttons = useRef<HTMLDivElement>(null);
  const asked = cancelling.step === 'sure';
  // The pressed button is replaced by the question: the focus moves with it.
  useEffect(() => {
    if (asked) buttons.current?.querySelector('button')?.focus();
  }, [asked]);
  const headingId = `request-${request.id}`;

  async function cancel() {
    setCancelling({ step: 'busy' });
    const problem = await actions.cancel(request.id);
    setCancelling(problem ? { step: 'failed', problem } : { step: 'no' });
  }

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <Heading id={headingId} className={styles.title}>
          {request.icon ? <AssetIcon url={request.icon} /> : null}
          {title}
        </Heading>
        <Chip tone={status.tone}>{status.text}</Chip>
      </header>
      <p className={styles.where}>
        <span>
          <bdi>{request.place.label}</bdi>, {request.department.name}
          {request.assignee && ', '}
          <bdi>{request.assignee?.name}</bdi>
        </span>
        <span className={styles.number}>{card.number({ no: String(request.no) })}</span>
      </p>
      {details ? <p className={styles.note}>{details}</p> : null}
      {request.food ? <FoodLines food={request.food} messages={messages} language={language} /> : null}
      {request.note && !request.food && !details ? <p className={styles.note}>{request.note}</p> : null}
      {request.photos?.length ? <RequestPhotosSlot {...props} /> : null}
      {isEmergency(request) ? <EmergencySteps request={request} card={card} time={clock.time} /> : null}
      {line ? <PromiseLine {...line} /> : null}
      {sentence ? <p className={line?.tone === 'late' ? styles.late : styles.sentence}>{sentence}</p> : null}
      {promiseHistory(request, time, messages).map((said) => (
        <p key={said} className={styles.sentence}>
          {said}
        </p>
      ))}
      {!readOnly && (request.state === 'waiting_guest' || request.state === 'done') ? (
        <RequestChoicesSlot {...props} />
      ) : null}
      {isGuestCancellable(request) && !readOnly ? (
        <div className={styles.actions} ref={buttons}>
          {cancelling.step === 'no' || cancelling.step === 'failed' ? (
            <Button
              look="quiet"
              size="small"
              aria-label={card.cancelWhat({ title })}
              onClick={() => setCancelling({ step: 'sure' })}
            >
              {card.cancel}
            </Button>
          ) : (
            <>
              <span className={styles.question}>{card.sure}</span>
              <Button
                look="danger"
                size="small"
                busy={cancelling.step === 'busy'}
                onClick={() => void cancel()}
              >
                {card.yes}
              </Button>
              <Button
                look="quiet"
                size="small"
                disabled={cancelling.step === 'busy'}
                onClick={() => setCancelling({ step: 'no' })}
              >
                {card.keep}
              </Button>
            </>
          )}
        </div>
      ) : null}
      {cancelling.step === 'failed' ? (
        <p className={styles.late} role="alert">
          {formatProblem(cancelling.problem, wording)}
        </p>
      ) : null}
      {shownIn === 'chat' && mayOpen('/orders') ? (
        <Link to={requestPath(request.id)} className={styles.link} aria-label={card.details({ title })}>
          {card.detailsShort}
        </Link>
      ) : null}
    </article>
  );
}
