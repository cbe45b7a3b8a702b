import type { Order } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { TriangleAlert } from 'lucide-react';
import * as messages from '../../../../messages/compiled/kitchen/en.ts';
import * as styles from './ticket.css';

/** What the guest must not eat, in their words. It stays after it was read: everyone who touches the order sees it. */
export function AllergyBlock({
  order: { allergy, allergyAcknowledged },
  place,
  busy,
  onRead,
}: {
  order: Order;
  place: string;
  busy: boolean;
  onRead(): void;
}) {
  return (
    <section
      className={styles.allergy}
      data-read={allergyAcknowledged || undefined}
      aria-label={`${messages.allergy}, ${place}`}
    >
      <p className={styles.allergyWord}>
        <TriangleAlert aria-hidden="true" /> {messages.allergy}
      </p>
      <p className={styles.allergyText}>“{allergy}”</p>
      <p className={styles.note}>{allergyAcknowledged ? messages.hasRead : messages.readFirst}</p>
      {allergyAcknowledged ? null : (
        <Button size="large" busy={busy} onClick={onRead}>
          {messages.readIt}
        </Button>
      )}
    </section>
  );
}
