import { useAction } from '@bellkey/shared/action';
import type { Order, OrderLine } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { useApi } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
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
  const load = useLoad('GET /api/staff/orders/by-request/{id}', {
    params: { id: requestId },
    query: { property },
  });
  if (load.value)
    return (
      <ShownOrder key={load.value.id} order={load.value} property={property} onAcknowledged={load.set} />
    );
  // A free-text request for room service has no order.
  if (!load.problem || load.problem.code === 'not-found') return null;
  return <ProblemNotice problem={load.problem} title={messages.orderLoadFailed} />;
}

function ShownOrder({
  order,
  property,
  onAcknowledged,
}: {
  order: Order;
  property: string;
  onAcknowledged(order: Order): void;
}) {
  const api = useApi();
  const { run, busy, problem, clear } = useAction();
  const acknowledge = () => {
    clear();
    return run(
      () =>
        api.call('POST /api/staff/orders/{id}/allergy', { params: { id: order.id }, query: { property } }),
      onAcknowledged,
    );
  };
  return (
    <section className={styles.order} aria-label={messages.order}>
      {order.allergy ? (
        <Notice
          tone={order.allergyAcknowledged ? 'neutral' : 'danger'}
          live={order.allergyAcknowledged ? 'off' : 'polite'}
          title={messages.allergy}
          action={
            order.allergyAcknowledged ? null : (
              <Button onClick={() => void acknowledge()} disabled={busy}>
                {messages.acknowledgeAllergyButton}
              </Button>
            )
          }
        >
          “{order.allergy}”
          {order.allergyAcknowledged
            ? ` ${messages.allergyAcknowledged}`
            : ` ${messages.allergyBlocksAccepting}`}
        </Notice>
      ) : null}
      {problem ? <ProblemNotice problem={problem} title={messages.orderAnswerFailed} /> : null}
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
