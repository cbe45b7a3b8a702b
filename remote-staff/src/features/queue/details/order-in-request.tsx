import type { Order, OrderLine } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import * as messages from '../../../../messages/compiled/queue/en.ts';
import * as requestsMessages from '../../../../messages/compiled/requests/en.ts';
import { formatPrice } from '../../../money/format-price.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './order-in-request.css';

/** The service for orders of food. */
export const FOOD_SERVICE = 'roomService';

const making = ({ options, note, guest }: OrderLine) =>
  [
    ...(guest ? [messages.forGuest({ name: guest.name })] : []),
    ...options.map(({ name }) => name),
    ...(note ? [note] : []),
  ].join(', ');

/** The order of a request for food: its lines, its total, and the guest's allergy note. */
export function OrderInRequest({ requestId, property }: { requestId: string; property: string }) {
  const api = useApi();
  const [order, setOrder] = useState<Order | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let here = true;
    setOrder(null);
    setProblem(null);
    void api
      .call('GET /api/staff/orders/by-request/{id}', { params: { id: requestId }, query: { property } })
      .then((answer) => {
        if (!here) return;
        if (answer.ok) setOrder(answer.value);
        // A free-text request for room service has no order.
        else if (answer.error.code !== 'not-found') setProblem(answer.error);
      });
    return () => {
      here = false;
    };
  }, [api, requestId, property]);

  const acknowledge = async (id: string) => {
    setBusy(true);
    setProblem(null);
    const answer = await api.call('POST /api/staff/orders/{id}/allergy', {
      params: { id },
      query: { property },
    });
    setBusy(false);
    if (answer.ok) setOrder(answer.value);
    else setProblem(answer.error);
  };

  const trouble = problem ? (
    <ProblemNotice problem={problem} title={order ? messages.thatWasNotTaken : messages.theOrderDidNotCome} />
  ) : null;
  if (!order) return trouble;
  return (
    <section className={styles.order} aria-label={messages.order}>
      {order.allergy ? (
        <Notice
          tone={order.allergyAcknowledged ? 'neutral' : 'danger'}
          live={order.allergyAcknowledged ? 'off' : 'polite'}
          title={messages.allergy}
          action={
            order.allergyAcknowledged ? null : (
              <Button onClick={() => void acknowledge(order.id)} disabled={busy}>
                {messages.theKitchenHasReadThis}
              </Button>
            )
          }
        >
          “{order.allergy}”
          {order.allergyAcknowledged
            ? ` ${messages.theKitchenHasReadIt}`
            : ` ${messages.itCannotBeAcceptedBefore}`}
        </Notice>
      ) : null}
      {trouble}
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>{line.quantity} ×</span>
            {line.refusal ? (
              <>
                <s>{line.name}</s>
                <span>{messages.ranOut[line.refusal]}</span>
              </>
            ) : (
              <>
                <span>{line.name}</span>
                <span>{formatPrice(line.quantity * line.unitCents, order.currency)}</span>
              </>
            )}
            {making(line) ? <span className={styles.made}>{making(line)}</span> : null}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>
          {order.payment
            ? messages.totalPayment({ payment: requestsMessages.payments[order.payment] })
            : messages.total}
        </span>
        <span>{formatPrice(order.totalCents, order.currency)}</span>
      </p>
    </section>
  );
}
