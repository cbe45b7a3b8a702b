import type { Order } from '@bellkey/shared/api';
import { ButtonLink } from '@bellkey/shared/ui';
import { useId } from 'react';
import type { OrdersMessages } from '../../../messages/compiled/orders/messages.ts';
import { money } from '../order-card/money.ts';
import * as styles from './request-details.css';

/** The ordered items, with the price of each line and the total. */
export function OrderedLines({
  order,
  messages,
  language,
  isAsked,
}: {
  order: Order;
  /** Whether the order waits for the guest. */
  isAsked: boolean;
  messages: OrdersMessages;
  language: string;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {messages.ordered}
      </h3>
      <ul className={styles.lines} role="list">
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>
              {line.refusal ? <s>{`${line.quantity} × ${line.name}`}</s> : `${line.quantity} × ${line.name}`}
              {line.options.length > 0 ? (
                <span className={styles.who}>, {line.options.map(({ name }) => name).join(', ')}</span>
              ) : null}
            </span>
            <span>
              {line.refusal
                ? messages.ranOut
                : money(line.unitCents * line.quantity, order.currency, language)}
            </span>
          </li>
        ))}
        <li className={styles.total}>
          <span>{messages.total}</span>
          <span>{money(order.totalCents, order.currency, language)}</span>
        </li>
      </ul>
      {isAsked && order.lines.some(({ refusal }) => refusal === 'asked') ? (
        <ButtonLink to="/restaurant-chat?order">{messages.swap}</ButtonLink>
      ) : null}
    </section>
  );
}
