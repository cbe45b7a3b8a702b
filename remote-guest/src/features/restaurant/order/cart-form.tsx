import type { Order } from '@bellkey/shared/api';
import { orderableFrom } from '@bellkey/shared/food-order';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, SelectField } from '@bellkey/shared/ui';
import { useMemo, useState } from 'react';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { pauseText } from '../kitchen/pause-text.ts';
import { AllergyField } from './allergy-field.tsx';
import { CartLine } from './cart-line.tsx';
import { ChangedOrder } from './changed-order.tsx';
import * as styles from './order.css';
import { orderChanges } from './order-changes.ts';
import { servingTimes } from './serving-times.ts';
import type { CartLines } from './use-cart-lines.ts';

const ASAP = 'asap';

/** The order before it is placed: lines, allergy, time, the whole price, and the button that orders. */
export function CartForm({ cart, kitchen, lines }: { cart: Order; kitchen: Kitchen; lines: CartLines }) {
  const { messages, language, clock, now, timeZone, actions, online, over } = kitchen;
  const [wanted, setWanted] = useState(ASAP);
  const [payment, setPayment] = useState<'room' | 'on_delivery' | null>(null);
  const [busy, setBusy] = useState<'confirm' | 'discard' | null>(null);
  const [refused, setRefused] = useState<{ before: Order; problem: ApiProblem } | null>(null);

  const { state: menu } = kitchen.menu;
  const items = menu.status === 'ready' ? menu.menu.items : [];
  const served = cart.lines.map(({ itemId }) => items.find(({ id }) => id === itemId)?.served ?? null);
  const servedKey = JSON.stringify(served);
  const halfHour = Math.floor(now / 60_000);
  const times = useMemo(
    () => servingTimes(JSON.parse(servedKey), halfHour * 60_000, timeZone),
    [servedKey, halfHour, timeZone],
  );
  const pause = menu.status === 'ready' ? menu.menu.pause : null;
  const soonPossible = !pause && cart.lines.every(({ trouble }) => trouble !== 'not-now');
  const possible = pause ? times.filter((time) => Date.parse(time) >= orderableFrom(pause, now)) : times;
  const options = [...(soonPossible ? [ASAP] : []), ...possible];
  const when = options.includes(wanted) ? wanted : (options[0] ?? ASAP);
  const impossible = cart.lines.some(({ trouble }) => trouble !== null && trouble !== 'not-now');
  const chosen = payment ?? cart.payments[0] ?? 'on_delivery';
  const disabled = !online || over;
  const changed = refused?.problem.code === 'order-changed' ? refused : null;

  async function confirm() {
    setBusy('confirm');
    setRefused(null);
    const problem = await actions.confirm(cart, chosen, when === ASAP ? undefined : when);
    setBusy(null);
    if (!problem) return;
    setRefused({ before: cart, problem });
    void kitchen.menu.renew();
  }

  return (
    <div className={styles.form}>
      <ul className={styles.lines} role="list">
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            currency={cart.currency}
            kitchen={kitchen}
            lines={lines}
            item={items.find(({ id }) => id === line.itemId)}
          />
        ))}
      </ul>
      <AllergyField cart={cart} kitchen={kitchen} />
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
        <p className={styles.problem}>{messages.noTime}</p>
      )}
      {cart.payments.length > 1 ? (
        <fieldset className={styles.payments}>
          <legend className={styles.quiet}>{messages.pay}</legend>
          {cart.payments.map((one) => (
            <label key={one} className={styles.payment}>
              <input
                type="radio"
                name={`pay-${cart.id}`}
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
        <strong>{money(cart.totalCents, cart.currency, language)}</strong>
        <p className={styles.quiet}>{messages.included}</p>
      </div>
      {changed ? (
        <ChangedOrder
          changes={orderChanges(changed.before, cart, changed.problem.fields)}
          currency={cart.currency}
          messages={messages}
          language={language}
        />
      ) : refused ? (
        <p className={styles.problem} role="alert">
          {refused.problem.code === 'kitchen-paused'
            ? pauseText({ until: refused.problem.fields?.until ?? null }, kitchen)
            : refused.problem.detail}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="large"
          busy={busy === 'confirm'}
          disabled={disabled || impossible || options.length === 0 || lines.busy || busy === 'discard'}
          onClick={() => void confirm()}
        >
          {messages.confirm({ price: money(cart.totalCents, cart.currency, language) })}
        </Button>
        <Button
          look="quiet"
          busy={busy === 'discard'}
          disabled={disabled || busy === 'confirm'}
          onClick={async () => {
            setBusy('discard');
            const problem = await actions.discard(cart);
            setBusy(null);
            setRefused(problem && { before: cart, problem });
          }}
        >
          {messages.discard}
        </Button>
      </div>
    </div>
  );
}
