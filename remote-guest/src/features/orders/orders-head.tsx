import type { GuestSession } from '@bellkey/shared/api';
import { ButtonLink, Notice } from '@bellkey/shared/ui';
import type { OrdersWording } from '../../wording/orders/orders-wording.ts';
import * as styles from './orders-screen.css';

interface OrdersHeadProps {
  session: GuestSession;
  messages: OrdersWording['orders'];
  sessionEnded: boolean;
  /** What is shown may be old: there is no connection, or it is the copy of this device. */
  unreachable: boolean;
  /** When that copy was made; null without one. */
  copyTime: string | null;
}

/** The title, where the guest is, and whether the list is current. */
export function OrdersHead({ session, messages, sessionEnded, unreachable, copyTime }: OrdersHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.where}>
        {messages.where({ property: session.property.name, place: session.place.label })}
      </p>
      {sessionEnded ? (
        <Notice
          tone="warn"
          live="polite"
          action={<ButtonLink to="/scan-qr">{messages.scanAgain}</ButtonLink>}
        >
          {messages.ended}
        </Notice>
      ) : null}
      <p className={styles.status} role="status" hidden={!unreachable || sessionEnded}>
        {copyTime === null ? messages.offline : messages.asOf({ time: copyTime })}
      </p>
    </header>
  );
}
