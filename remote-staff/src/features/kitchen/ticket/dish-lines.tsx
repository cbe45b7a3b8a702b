import type { Order, OrderLine } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/kitchen/en.ts';
import * as styles from './ticket.css';

/** The dishes of an order with how they are made, and for whom when guests order together; what the guest does not get is struck out, and says so. */
export function DishLines({ order }: { order: Order }) {
  return (
    <ul role="list" className={styles.lines}>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.line} data-refused={line.refusal ?? undefined}>
          <span className={styles.quantity}>{line.quantity} ×</span>
          <div>
            {line.refusal ? (
              <>
                <s>{line.name}</s>{' '}
                <strong>{line.refusal === 'asked' ? messages.asked : messages.leftOut}</strong>
              </>
            ) : (
              <span className={styles.dish}>{line.name}</span>
            )}
            <Making line={line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Making({ line: { options, note, ageRestricted, guest } }: { line: OrderLine }) {
  return (
    <>
      {guest ? <p className={styles.options}>{messages.forGuest({ name: guest.name })}</p> : null}
      {options.length > 0 ? (
        <p className={styles.options}>{options.map(({ name }) => name).join(', ')}</p>
      ) : null}
      {note ? <p className={styles.asked}>“{note}”</p> : null}
      {ageRestricted ? <p className={styles.asked}>{messages.withId}</p> : null}
    </>
  );
}
