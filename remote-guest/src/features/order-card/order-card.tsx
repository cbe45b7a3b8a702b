import { useAction } from '@bellkey/shared/action';
import type { Order, OrderLine } from '@bellkey/shared/api';
import { type ApiProblem, Link } from '@bellkey/shared/shell';
import { Button, Chip } from '@bellkey/shared/ui';
import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../wording/format-problem.ts';
import { money } from './money.ts';
import * as styles from './order-card.css';

/** A guest's actions on a cart; each resolves with the problem, or null. */
export interface OrderActions {
  setQuantity(line: OrderLine, quantity: number): Promise<ApiProblem | null>;
  /** @param at wanted time; as soon as possible when absent */
  confirm(order: Order, payment: 'room' | 'on_delivery', at?: string): Promise<ApiProblem | null>;
  discard(order: Order): Promise<ApiProblem | null>;
}

interface OrderCardProps extends OrderActions {
  order: Order;
  online: boolean;
  readOnly: boolean;
}

/** A cart to confirm with its whole price in view, or an order that the kitchen has. */
export function OrderCard({ order, online, readOnly, setQuantity, confirm, discard }: OrderCardProps) {
  const headingId = useId();
  const wording = useChatWording();
  const { language, order: messages } = wording;
  const { payments: pays } = messages;
  const troubles: Readonly<Record<string, string>> = messages.troubles;
  const { run, busy, running, problem, clear } = useAction<'confirm'>();
  const [payment, setPayment] = useState<'room' | 'on_delivery' | null>(null);
  const draft = order.state === 'draft';
  const chosen = payment ?? order.payments[0] ?? 'on_delivery';
  const blocked = order.lines.some(({ trouble }) => trouble !== null);
  const editable = draft && !readOnly;

  const act = (work: () => Promise<ApiProblem | null>, name?: 'confirm') => {
    clear();
    void run(work, undefined, { name });
  };

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {draft ? messages.title : messages.number({ no: String(order.no) })}
        </h3>
        <Chip tone={draft ? 'warn' : 'good'}>{draft ? messages.draft : messages.placed}</Chip>
      </header>
      {order.lines.length === 0 ? (
        <p className={styles.quiet}>{messages.empty}</p>
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
                {line.ageRestricted ? <p className={styles.quiet}>{messages.age}</p> : null}
                {line.trouble || line.refusal ? (
                  <p className={styles.trouble}>
                    {troubles[line.refusal ? 'gone' : (line.trouble ?? '')] ?? troubles.other}
                  </p>
                ) : null}
              </div>
              <p className={styles.price}>
                {line.refusal ? '–' : money(line.unitCents * line.quantity, order.currency, language)}
              </p>
              {editable ? (
                <div className={styles.stepper}>
                  <button
                    type="button"
                    className={styles.step}
                    aria-label={
                      line.quantity === 1
                        ? messages.takeOut({ dish: line.name })
                        : messages.less({ dish: line.name })
                    }
                    disabled={!online || busy}
                    onClick={() => act(() => setQuantity(line, line.quantity - 1))}
                  >
                    <Minus size={16} aria-hidden="true" />
                  </button>
                  <output className={styles.quantity} aria-label={messages.howMany({ dish: line.name })}>
                    {line.quantity}
                  </output>
                  <button
                    type="button"
                    className={styles.step}
                    aria-label={messages.more({ dish: line.name })}
                    disabled={!online || busy || line.quantity >= 20 || line.trouble !== null}
                    onClick={() => act(() => setQuantity(line, line.quantity + 1))}
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
          <span>{messages.allergy({ text: order.allergy.replace(/[\s.]+$/, '') })}</span>
        </p>
      ) : null}
      <p className={styles.total}>
        <span>{messages.total}</span>
        <strong>{money(order.totalCents, order.currency, language)}</strong>
      </p>
      {draft ? null : (
        <p className={styles.quiet}>
          {order.payment && pays[order.payment]}{' '}
          <Link to="/restaurant-chat?order">{wording.requests.card.detailsShort}</Link>
        </p>
      )}
      {editable && order.payments.length > 1 ? (
        <fieldset className={styles.payments}>
          <legend className={styles.quiet}>{messages.pay}</legend>
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
        <p className={styles.quiet}>{messages.payOnDelivery}</p>
      ) : null}
      {problem ? (
        <p className={styles.trouble} role="alert">
          {formatProblem(problem, wording)}
        </p>
      ) : null}
      {!online && draft ? (
        <p className={styles.quiet} role="status">
          {messages.offline}
        </p>
      ) : null}
      {editable ? (
        <div className={styles.actions}>
          {order.lines.length > 0 ? (
            <Button
              busy={running === 'confirm'}
              disabled={!online || blocked || (busy && running !== 'confirm')}
              onClick={() => act(() => confirm(order, chosen), 'confirm')}
            >
              {messages.confirm({ price: money(order.totalCents, order.currency, language) })}
            </Button>
          ) : null}
          <Button look="quiet" disabled={!online || busy} onClick={() => act(() => discard(order))}>
            {messages.discard}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
