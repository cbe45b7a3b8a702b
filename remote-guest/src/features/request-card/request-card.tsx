import type { ServiceRequest } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { AssetIcon, Button, Chip, PromiseLine } from '@bellkey/shared/ui';
import { formatDetails } from '@bellkey/shared/wording';
import { useEffect, useRef, useState } from 'react';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import { EmergencySteps } from './emergency-steps.tsx';
import * as styles from './request-card.css';
import { RequestChoices } from './request-choices.tsx';
import {
  isCancellable,
  isEmergency,
  isOffered,
  isReopenable,
  promiseHistory,
  requestPromise,
  titleOf,
} from './request-promise.ts';

interface RequestCardProps {
  request: ServiceRequest;
  clock: PropertyClock;
  now: number;
  /** Whether anything can be changed at all: the session may be over. */
  readOnly: boolean;
  /** Takes the request back; the problem when that did not work. */
  onCancel(id: string): Promise<ApiProblem | null>;
  /** Accepts or declines what staff offer instead. */
  onAnswerOffer(id: string, accept: boolean): Promise<ApiProblem | null>;
  /** Says that it is not done. */
  onReopen(id: string): Promise<ApiProblem | null>;
}

type Cancelling =
  | { step: 'no' }
  | { step: 'sure' }
  | { step: 'busy' }
  | { step: 'failed'; problem: ApiProblem };

/** One request with its promise: what, where, who has it, by when, and the way to take it back. */
export function RequestCard(props: RequestCardProps) {
  const { request, clock, now, readOnly, onCancel, onAnswerOffer, onReopen } = props;
  const [cancelling, setCancelling] = useState<Cancelling>({ step: 'no' });
  const { status, line, sentence } = requestPromise(request, now, clock.time);
  const title = titleOf(request);
  const details = formatDetails(request.details);
  const actions = useRef<HTMLDivElement>(null);
  const asked = cancelling.step === 'sure';
  // The button that was pressed has made room for the question: the focus goes with it.
  useEffect(() => {
    if (asked) actions.current?.querySelector('button')?.focus();
  }, [asked]);
  const headingId = `request-${request.id}`;

  async function cancel() {
    setCancelling({ step: 'busy' });
    const problem = await onCancel(request.id);
    setCancelling(problem ? { step: 'failed', problem } : { step: 'no' });
  }

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {request.icon ? <AssetIcon url={request.icon} /> : null}
          {title}
        </h3>
        <Chip tone={status.tone}>{status.text}</Chip>
      </header>
      <p className={styles.where}>
        {request.place.label}, {request.department.name}
        {request.assignee ? `, ${request.assignee.name}` : null}
        <span className={styles.number}>No. {request.no}</span>
      </p>
      {details ? <p className={styles.note}>{details}</p> : null}
      {request.note && !details ? <p className={styles.note}>{request.note}</p> : null}
      {isEmergency(request) ? <EmergencySteps request={request} time={clock.time} /> : null}
      {line ? <PromiseLine {...line} /> : null}
      {sentence ? <p className={line?.tone === 'late' ? styles.late : styles.sentence}>{sentence}</p> : null}
      {promiseHistory(request, clock.time).map((said) => (
        <p key={said} className={styles.sentence}>
          {said}
        </p>
      ))}
      {isOffered(request) && !readOnly ? (
        <RequestChoices
          question={request.offer?.text ?? ''}
          choices={[
            { label: 'Accept', look: 'solid', choose: () => onAnswerOffer(request.id, true) },
            { label: 'Decline', look: 'quiet', choose: () => onAnswerOffer(request.id, false) },
          ]}
        />
      ) : null}
      {isReopenable(request, now) && !readOnly ? (
        <RequestChoices
          choices={[{ label: requestsMessages.notDone, look: 'quiet', choose: () => onReopen(request.id) }]}
        />
      ) : null}
      {isCancellable(request) && !readOnly ? (
        <div className={styles.actions} ref={actions}>
          {cancelling.step === 'no' || cancelling.step === 'failed' ? (
            <Button
              look="quiet"
              size="small"
              aria-label={`Cancel ${title}`}
              onClick={() => setCancelling({ step: 'sure' })}
            >
              Cancel
            </Button>
          ) : (
            <>
              <span className={styles.question}>Take it back?</span>
              <Button
                look="danger"
                size="small"
                busy={cancelling.step === 'busy'}
                onClick={() => void cancel()}
              >
                Yes, cancel it
              </Button>
              <Button
                look="quiet"
                size="small"
                disabled={cancelling.step === 'busy'}
                onClick={() => setCancelling({ step: 'no' })}
              >
                Keep it
              </Button>
            </>
          )}
        </div>
      ) : null}
      {cancelling.step === 'failed' ? (
        <p className={styles.late} role="alert">
          {cancelling.problem.detail}
        </p>
      ) : null}
    </article>
  );
}
