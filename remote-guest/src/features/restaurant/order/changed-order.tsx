import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import { money } from '../../order-card/money.ts';
import * as styles from './order.css';
import type { OrderChange } from './order-changes.ts';
import { troubleText } from './trouble-text.ts';

interface ChangedOrderProps {
  changes: readonly OrderChange[];
  currency: string;
  messages: KitchenMessages;
  language: string;
}

/** Why nothing was ordered: what differs from what the guest saw, line by line. */
export function ChangedOrder({ changes, currency, messages, language }: ChangedOrderProps) {
  const amount = (cents: number) => money(cents, currency, language);
  const text = (change: OrderChange) => {
    if (change.kind === 'trouble') {
      return messages.changes.trouble({ dish: change.dish, trouble: troubleText(change.trouble, messages) });
    }
    const amounts = { before: amount(change.before), after: amount(change.after) };
    return change.kind === 'price'
      ? messages.changes.price({ dish: change.dish, ...amounts })
      : messages.changes.total(amounts);
  };
  return (
    <div className={styles.changed} role="alert">
      <p>{messages.changed}</p>
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change.key}>{text(change)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
