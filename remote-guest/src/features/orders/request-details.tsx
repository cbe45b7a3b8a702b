import type { GuestSession } from '@bellkey/shared/api';
import { isGuestCancellable, isRatable, ratingOf } from '@bellkey/shared/request-clock';
import { Link, useNavigate } from '@bellkey/shared/shell';
import { Button, ButtonLink } from '@bellkey/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { loadDraft, saveDraft } from '../../draft/draft.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import type { OrdersWording } from '../../wording/orders/orders-wording.ts';
import { RequestCard } from '../request-card/request-card.tsx';
import { isEmergency, titleOf } from '../request-card/request-promise.ts';
import type { RequestActions } from '../request-card/use-request-actions.ts';
import { OrderedLines } from './ordered-lines.tsx';
import { RateRequest } from './rate-request.tsx';
import { ReportTrouble } from './report-trouble.tsx';
import * as styles from './request-details.css';
import { requestHistory } from './request-history.ts';
import type { ListedRequest } from './request-kinds.ts';

interface RequestDetailsProps {
  listed: ListedRequest;
  wording: OrdersWording;
  clock: PropertyClock;
  now: number;
  session: GuestSession;
  storage: DurableStorage;
  actions: RequestActions;
  /** Nothing can be changed now: there is no connection, or the visit is over. */
  readOnly: boolean;
  /** The visit is over: nothing can be repeated either. */
  sessionEnded: boolean;
}

/** One request for its guest: its clock, its history, and the remaining actions. */
export function RequestDetails(props: RequestDetailsProps) {
  const { listed, wording, clock, now, session, storage, actions, readOnly, sessionEnded } = props;
  const { request, order } = listed;
  const { language, orders: messages, requests } = wording;
  const historyId = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  // The list may be a screen away: the opened request scrolls into view and gets the focus.
  useEffect(() => box.current?.focus({ preventScroll: false }), []);

  function askAgain() {
    const { title, quantity } = request;
    const text = messages.againText({ title, quantity: quantity ?? 1 });
    const draft = loadDraft(storage, session.conversationId);
    saveDraft(storage, session.conversationId, draft.trim() ? `${draft}\n${text}` : text);
    navigate('/chat');
  }

  const started = request.state === 'in_progress' || request.state === 'on_hold';
  const cancelNote = order ? messages.freeOrder : messages.free;
  return (
    <section
      ref={box}
      className={styles.details}
      tabIndex={-1}
      aria-label={titleOf({ ...request, quantity: null }, requests)}
    >
      <Link to="/orders" className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {messages.back}
      </Link>
      <RequestCard
        request={request}
        clock={clock}
        now={now}
        readOnly={readOnly}
        actions={actions}
        wording={wording}
        shownIn="details"
      />
      {isGuestCancellable(request) ? <p className={styles.note}>{cancelNote}</p> : null}
      {started ? <p className={styles.note}>{messages.tooLate}</p> : null}
      {order ? (
        <OrderedLines
          order={order}
          isAsked={request.state === 'waiting_guest'}
          messages={messages}
          language={language}
        />
      ) : null}
      <section aria-labelledby={historyId}>
        <h3 id={historyId} className={styles.heading}>
          {messages.history}
        </h3>
        <ol className={styles.history}>
          {requestHistory(request, {
            orders: messages,
            requests,
            time: (instant) => clock.moment(instant, now, language),
          }).map(({ at, what, who, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
            <li key={index} className={styles.step}>
              <time dateTime={at}>{clock.moment(at, now, language)}</time>
              <span>
                {what}
                {who ? <span className={styles.who}>, {who}</span> : null}
                {why ? <span className={styles.why}>“{why}”</span> : null}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {ratingOf(request) !== null || (isRatable(request) && !readOnly) ? (
        <RateRequest request={request} messages={messages} onRate={actions.rate} />
      ) : null}
      {readOnly ? null : (
        <ReportTrouble request={request} messages={messages} onReport={actions.reportTrouble} />
      )}
      <div className={styles.actions}>
        {sessionEnded || isEmergency(request) ? null : (
          <Button look="outline" onClick={askAgain}>
            {messages.again}
          </Button>
        )}
        <ButtonLink to="/chat" look="quiet">
          {messages.inChat}
        </ButtonLink>
      </div>
    </section>
  );
}
