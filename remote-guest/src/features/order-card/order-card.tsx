import type { Order, OrderLine } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Chip } from '@bellkey/shared/ui';
import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { orderMessages } from '../../../messages/compiled/order/en.ts';
import { money } from './money.ts';
import * as styles from './order-card.css';

/** What a guest can do with a cart; each says what went wrong, or null. */
export interface OrderActions {
  setQuantity(line: OrderLine, quantity: number): Promise<ApiProblem | null>;
  /** @param at when it is wanted; as soon as possible when absent */
  confirm(order: Order, payment: 'room' | 'on_delivery', at?: string): Promise<ApiProblem | null>;
  discard(order: Order): Promise<ApiProblem | null>;
}

interface OrderCardProps extends OrderActions {
  order: Order;
  online: boolean;
  readOnly: boolean;
}

const { payments: pays, troubles } = orderMessages;

function troubleOf(trouble: string): string {
  return trouble === 'sold-out' || trouble === 'not-now' ? troubles[trouble] : troubles.other;
}

/** A cart to be confirmed with its whole price in sight, or an order that is with the kitchen. */
export function OrderCard({ order, online, readOnly, setQuantity, confirm, discard }: OrderCardProps) {
  const headingId = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [payment, setPayment] = useState<'room' | 'on_delivery' | null>(null);
  const draft = order.state === 'draft';
  const chosen = payment ?? order.payments[0] ?? 'on_delivery';
  const blocked = order.lines.some(({ trouble }) => trouble !== null);
  const editable = draft && !readOnly;

  const act = async (what: string, work: () => Promise<ApiProblem | null>) => {
    setBusy(what);
    setProblem(null);
    setProblem(await work());
    setBusy(null);
  };

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {draft ? 'Your order' : `Order no. ${order.no}`}
        </h3>
        <Chip tone={draft ? 'warn' : 'good'}>{draft ? 'Not ordered yet' : 'With the kitchen'}</Chip>
      </header>
      {order.lines.length === 0 ? (
        <p className={styles.quiet}>Nothing is in it. Write what you would like.</p>
      ) : (
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <div className={styles.dish}>
                <p className={styles.name}>{editable ? line.name : `${line.quantity} × ${line.name}`}</p>
                {line.options.length > 0 || line.note ? (
                  <p className={styles.quiet}>
                    {[...line.options.map(({ name }) => name), line.note].filter(Boolean).join(', ')}
                  </p>
                ) : null}
                {line.ageRestricted ? <p className={styles.quiet}>We ask for ID on delivery.</p> : null}
                {line.trouble ? <p className={styles.trouble}>{troubleOf(line.trouble)}</p> : null}
              </div>
              <p className={styles.price}>{money(line.unitCents * line.quantity, order.currency)}</p>
              {editable ? (
                <div className={styles.stepper}>
                  <button
                    type="button"
                    className={styles.step}
                    aria-label={line.quantity === 1 ? `Take out ${line.name}` : `One ${line.name} less`}
                    disabled={!online || busy !== null}
                    onClick={() => void act(line.id, () => setQuantity(line, line.quantity - 1))}
                  >
                    <Minus size={16} aria-hidden="true" />
                  </button>
                  <output className={styles.quantity} aria-label={`${line.name}, how many`}>
                    {line.quantity}
                  </output>
                  <button
                    type="button"
                    className={styles.step}
                    aria-label={`One ${line.name} more`}
                    disabled={!online || busy !== null || line.quantity >= 20 || line.trouble !== null}
                    onClick={() => void act(line.id, () => setQuantity(line, line.quantity + 1))}
                  >
                    <Plus size={16} aria-hidden="true" />
                  </button>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {order.allergy ? (
        <p className={styles.allergy}>
          <TriangleAlert size={18} aria-hidden="true" />
          <span>
            The kitchen is told: “{order.allergy.replace(/[\s.]+$/, '')}”. Please confirm with staff;
            cross-contamination can’t be excluded.
          </span>
        </p>
      ) : null}
      <p className={styles.total}>
        <span>Total, tax included</span>
        <strong>{money(order.totalCents, order.currency)}</strong>
      </p>
      {draft ? null : <p className={styles.quiet}>{order.payment ? pays[order.payment] : null}</p>}
      {editable && order.payments.length > 1 ? (
        <fieldset className={styles.payments}>
          <legend className={styles.quiet}>How would you like to pay?</legend>
          {order.payments.map((one) => (
            <label key={one} className={styles.payment}>
              <input
                type="radio"
                name={`payment-${order.id}`}
                checked={chosen === one}
                onChange={() => setPayment(one)}
              />
              {pays[one]}
            </label>
          ))}
        </fieldset>
      ) : null}
      {editable && order.payments.length === 1 && order.lines.length > 0 ? (
        <p className={styles.quiet}>You pay on delivery.</p>
      ) : null}
      {problem ? (
        <p className={styles.trouble} role="alert">
          {problem.detail}
        </p>
      ) : null}
      {!online && draft ? (
        <p className={styles.quiet} role="status">
          You’re offline. Nothing is ordered until you confirm it here yourself.
        </p>
      ) : null}
      {editable ? (
        <div className={styles.actions}>
          {order.lines.length > 0 ? (
            <Button
              busy={busy === 'confirm'}
              disabled={!online || blocked}
              onClick={() => void act('confirm', () => confirm(order, chosen))}
            >
              Confirm {money(order.totalCents, order.currency)}
            </Button>
          ) : null}
          <Button
            look="quiet"
            disabled={!online || busy !== null}
            onClick={() => void act('discard', () => discard(order))}
          >
            Discard
          </Button>
        </div>
      ) : null}
    </article>
  );
}
