import type { Order } from '@bellkey/shared/api';
import { useId } from 'react';
import type { OrdersMessages } from '../../../messages/compiled/orders/messages.ts';
import { money } from '../order-card/money.ts';
import * as styles from './request-details.css';

/** The ordered items, with the price of each line and the total. */
export function OrderedLines({
  order,
  messages,
  language,
}: {
  order: Order;
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
              {line.quantity} × {line.name}
              {line.options.length > 0 ? (
                <span className={styles.who}>, {line.options.map(({ name }) => name).join(', ')}</span>
              ) : null}
            </span>
            <span>{money(line.unitCents * line.quantity, order.currency, language)}</span>
          </li>
        ))}
        <li className={styles.total}>
          <span>{messages.total}</span>
          <span>{money(order.totalCents, order.currency, language)}</span>
        </li>
      </ul>
    </section>
  );
}
