import type { Tab } from '@bellkey/shared/api';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import { money } from '../../order-card/money.ts';
import { Dishes } from './tab-guests.tsx';
import * as styles from './together.css';

/** What was ordered for everyone: this guest's dishes of it, and their part. */
export function TabOrders({
  tab,
  language,
  messages,
}: {
  tab: Tab;
  language: string;
  messages: TogetherMessages;
}) {
  const you = tab.guests.find((guest) => guest.you);
  if (tab.orders.length === 0) return null;
  const amount = (cents: number) => money(cents, tab.currency, language);
  return (
    <div className={styles.sums}>
      <h4 className={styles.name}>{messages.placed}</h4>
      {tab.orders.map(({ id, no, lines, totalCents }) => {
        const yours = lines.filter(({ guest }) => guest?.id === you?.id);
        const part = yours.reduce(
          (cents, line) => cents + (line.refusal ? 0 : line.unitCents * line.quantity),
          0,
        );
        return (
          <div key={id}>
            <p className={styles.sum}>
              <span>{messages.number({ no })}</span>
              <span>{amount(totalCents)}</span>
            </p>
            <Dishes lines={yours.filter(({ refusal }) => !refusal)} />
            <p className={styles.sum}>
              <span>{messages.part}</span>
              <strong>{amount(part)}</strong>
            </p>
          </div>
        );
      })}
    </div>
  );
}
