import { useAction } from '@bellkey/shared/action';
import type { Order } from '@bellkey/shared/api';
import { orderableFrom } from '@bellkey/shared/food-order';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, SelectField } from '@bellkey/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { pauseText } from '../kitchen/pause-text.ts';
import { ChangedOrder } from './changed-order.tsx';
import * as styles from './order.css';
import { orderChanges } from './order-changes.ts';
import { servingTimes } from './serving-times.ts';

const ASAP = 'asap';

/** What is ordered at once: a guest's own cart, or those of everyone at the table. */
export type OrderToConfirm = Pick<Order, 'id' | 'lines' | 'currency' | 'totalCents' | 'payments'>;

/** How it is paid, and when it is wanted; as soon as possible when absent. */
export interface ConfirmTerms {
  payment: 'room' | 'on_delivery';
  at: string | undefined;
}

interface OrderTermsProps {
  order: OrderToConfirm;
  kitchen: Kitchen;
  /** Whether a change is on its way, whose result the guest has to see first. */
  waits: boolean;
  /** Resolves with the problem, or null. */
  onConfirm(terms: ConfirmTerms): Promise<ApiProblem | null>;
  /** Next to the button that orders. */
  children?: ReactNode;
}

/** Time, payment and the whole price of an order, why it was not taken, and the button that orders. */
export function OrderTerms({ order, kitchen, waits, onConfirm, children }: OrderTermsProps) {
  const { messages, language, clock, now, timeZone, online, over } = kitchen;
  const [wanted, setWanted] = useState(ASAP);
  const [payment, setPayment] = useState<'room' | 'on_delivery' | null>(null);
  const { run, busy, problem, clear } = useAction();
  /** What the guest saw when they pressed: a refusal says what has changed since. */
  const [before, setBefore] = useState(order);

  const { state: menu } = kitchen.menu;
  const { items = [], pause = null, openings = null } = menu.status === 'ready' ? menu.menu : {};
  const served = order.lines.map(({ itemId }) => items.find(({ id }) => id === itemId)?.served ?? null);
  const kitchenKey = JSON.stringify({ served, openings, timeZone });
  const minute = Math.floor(now / 60_000);
  const times = useMemo(() => servingTimes(JSON.parse(kitchenKey), minute * 60_000), [kitchenKey, minute]);
  const soonPossible = !pause && order.lines.every(({ trouble }) => trouble !== 'not-now');
  const possible = pause ? times.filter((time) => Date.parse(time) >= orderableFrom(pause, now)) : times;
  const options = [...(soonPossible ? [ASAP] : []), ...possible];
  const when = options.includes(wanted) ? wanted : (options[0] ?? ASAP);
  const impossible = order.lines.some(({ trouble }) => trouble !== null && trouble !== 'not-now');
  const chosen = payment ?? order.payments[0] ?? 'on_delivery';

  function confirm() {
    clear();
    void run(async () => {
      setBefore(order);
      const refused = await onConfirm({ payment: chosen, at: when === ASAP ? undefined : when });
      if (refused) void kitchen.menu.renew();
      return refused;
    });
  }

  return (
    <>
      {pause ? (
        <p className={styles.hint} role="status">
          {pauseText(pause, kitchen)}
        </p>
      ) : null}
      {options.length > 0 ? (
        <SelectField
          label={messages.when}
          value={when}
          onChange={setWanted}
          options={options.map((value) => ({
            value,
            label: value === ASAP ? messages.asap : clock.moment(value, now, language),
          }))}
        />
      ) : (
        <p className={styles.problem}>{openings?.length === 0 ? messages.closedForADay : messages.noTime}</p>
      )}
      {order.payments.length > 1 ? (
        <fieldset className={styles.payments}>
          <legend className={styles.quiet}>{messages.pay}</legend>
          {order.payments.map((one) => (
            <label key={one} className={styles.payment}>
              <input
                type="radio"
                name={`pay-${order.id}`}
                checked={chosen === one}
                onChange={() => setPayment(one)}
              />
              {messages.payments[one]}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles.quiet}>{messages.payments[chosen]}</p>
      )}
      <div className={styles.total}>
        <span>{messages.total}</span>
        <strong>{money(order.totalCents, order.currency, language)}</strong>
        <p className={styles.quiet}>{messages.included}</p>
      </div>
      {problem?.code === 'order-changed' ? (
        <ChangedOrder
          changes={orderChanges(before, order, problem.fields)}
          currency={order.currency}
          messages={messages}
          language={language}
        />
      ) : problem ? (
        <p className={styles.problem} role="alert">
          {problem.code === 'kitchen-paused'
            ? pauseText({ until: problem.fields?.until ?? null }, kitchen)
            : problem.detail}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="large"
          busy={busy}
          disabled={!online || over || impossible || options.length === 0 || waits}
          onClick={confirm}
        >
          {messages.confirm({ price: money(order.totalCents, order.currency, language) })}
        </Button>
        {children}
      </div>
    </>
  );
}
