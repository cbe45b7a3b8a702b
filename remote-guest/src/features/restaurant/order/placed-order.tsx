import { useAction } from '@bellkey/shared/action';
import type { FoodState, Order, ServiceRequest } from '@bellkey/shared/api';
import { FOOD_STEPS, foodState } from '@bellkey/shared/food-order';
import { Link } from '@bellkey/shared/shell';
import { Button, Chip } from '@bellkey/shared/ui';
import { useId } from 'react';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { SwapForm } from '../swap/swap-form.tsx';
import * as styles from './order.css';
import { lineAgain } from './use-cart-lines.ts';

const tones: Partial<Record<FoodState, 'good' | 'warn' | 'danger'>> = {
  accepted: 'good',
  preparing: 'good',
  ready: 'good',
  served: 'good',
  asks: 'warn',
  refused: 'danger',
};

const steps: readonly FoodState[] = FOOD_STEPS;

/** Why the kitchen refused an order, in its own words; null if it gave no reason. */
const refusalReason = (request: ServiceRequest | undefined): string | null =>
  request?.steps.findLast(({ state }) => state === 'declined')?.reason ?? null;

interface PlacedOrderProps {
  order: Order;
  /** The request of the order; absent until it has arrived. */
  request: ServiceRequest | undefined;
  kitchen: Kitchen;
}

/** An order that the kitchen has: its progress, and after a refusal the reason, with a way to order something else. */
export function PlacedOrder({ order, request, kitchen }: PlacedOrderProps) {
  const { messages, language, clock, now, actions, online, over } = kitchen;
  const headingId = useId();
  const { run, busy, problem } = useAction();
  const state = request ? foodState(request) : 'received';
  const step = steps.indexOf(state);
  const reason = state === 'refused' ? refusalReason(request) : null;
  const promised = step >= 0 && state !== 'served' ? request?.promisedAt : null;
  const { state: menu } = kitchen.menu;
  const items = menu.status === 'ready' ? menu.menu.items : [];
  const lacking = order.lines.filter(
    ({ itemId }) => !items.some(({ id, state }) => id === itemId && state !== 'sold-out'),
  );
  const possible = order.lines.filter((line) => !lacking.includes(line));

  const again = () =>
    run(() =>
      actions.change({
        changes: possible.map(lineAgain),
        ...(order.allergy && { allergy: order.allergy }),
      }),
    );

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.name}>
          {messages.orderNo({ no: order.no })}
        </h3>
        <Chip tone={tones[state] ?? 'neutral'}>{messages.states[state]}</Chip>
      </header>
      {step >= 0 ? (
        <ol className={styles.steps} aria-label={messages.steps}>
          {FOOD_STEPS.map((one, index) => (
            <li
              key={one}
              className={styles.stage}
              data-done={index <= step || undefined}
              aria-current={index === step ? 'step' : undefined}
            >
              {messages.states[one]}
            </li>
          ))}
        </ol>
      ) : null}
      <ul className={styles.lines} role="list">
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <p>
              {line.refusal ? (
                <s>
                  {line.quantity} × {line.name}
                </s>
              ) : (
                `${line.quantity} × ${line.name}`
              )}
            </p>
            <p className={styles.price}>
              {line.refusal
                ? messages.swap.notCharged
                : money(line.unitCents * line.quantity, order.currency, language)}
            </p>
            {line.options.length > 0 || line.note || line.guest ? (
              <p className={styles.quiet}>
                {[line.guest?.name, ...line.options.map(({ name }) => name), line.note]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {state === 'asks' && order.lines.some(({ refusal }) => refusal === 'asked') ? (
        <SwapForm order={order} kitchen={kitchen} />
      ) : null}
      <p className={styles.total}>
        <span>{messages.total}</span>
        <strong>{money(order.totalCents, order.currency, language)}</strong>
      </p>
      <p className={styles.quiet}>
        {[
          order.serveAt ? messages.for({ time: clock.moment(order.serveAt, now, language) }) : null,
          promised ? messages.expected({ time: clock.moment(promised, now, language) }) : null,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {order.allergy ? (
        <p className={styles.warning}>
          {messages.allergyKept({ text: order.allergy.replace(/[\s.]+$/, '') })} {messages.guard}
        </p>
      ) : null}
      {reason ? <p className={styles.warning}>{messages.reason({ reason })}</p> : null}
      {state === 'refused' && lacking.length > 0 && menu.status === 'ready' ? (
        <p className={styles.hint}>
          {messages.someLeft({ names: lacking.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem.detail}
        </p>
      ) : null}
      <div className={styles.actions}>
        {state === 'refused' && possible.length > 0 && !over ? (
          <Button look="outline" busy={busy} disabled={!online} onClick={() => void again()}>
            {messages.again}
          </Button>
        ) : null}
        {request ? (
          <Link to={`/orders?request=${encodeURIComponent(request.id)}`} className={styles.link}>
            {messages.details}
          </Link>
        ) : null}
      </div>
    </article>
  );
}
