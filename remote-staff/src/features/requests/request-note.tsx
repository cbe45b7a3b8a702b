import type { ServiceRequest } from '@bellkey/shared/api';
import { TriangleAlert } from 'lucide-react';
import * as messages from '../../../messages/compiled/requests/en.ts';
import { formatPrice } from '../../money/format-price.ts';
import * as styles from './request-note.css';

/** What a request says: its note, or what was ordered, with an allergy as a warning of its own. */
export function RequestNote({
  request,
  className,
}: {
  request: ServiceRequest;
  className: string | undefined;
}) {
  const { note, food } = request;
  if (!food) return note ? <span className={className}>{note}</span> : null;
  const total = formatPrice(food.totalCents, food.currency);
  return (
    <>
      {food.allergy ? (
        <span className={styles.allergy}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            <strong>{messages.food.allergy}</strong> “{food.allergy}”
          </span>
        </span>
      ) : null}
      <span className={className}>
        {[food.dishes, total, messages.food.payments[food.payment]].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
