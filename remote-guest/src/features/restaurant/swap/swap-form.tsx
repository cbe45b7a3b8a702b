import { useAction } from '@bellkey/shared/action';
import type { MenuItem, Order, OrderLine } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { Button, SelectField } from '@bellkey/shared/ui';
import { useId, useState } from 'react';
import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import { money } from '../../order-card/money.ts';
import { DishOptions } from '../dish/dish-options.tsx';
import type { Kitchen } from '../kitchen/kitchen.ts';
import * as styles from './swap.css';
import { askedLines, type Swap, type Swaps, swapAnswer, swapItems } from './swap-choice.ts';

/** What the form needs of the page; it is in the order and on the card of its request. */
interface SwapKitchen extends Pick<Kitchen, 'online' | 'over' | 'menu'> {
  messages: KitchenMessages;
  language: GuestLanguage;
}

const LEAVE_OUT = '';

/** Dishes of an order that the kitchen has run out of: swap each or leave it out, and confirm the new total. */
export function SwapForm({ order, kitchen }: { order: Order; kitchen: SwapKitchen }) {
  const { messages, language, online, over } = kitchen;
  const api = useApi();
  const headingId = useId();
  const [swaps, setSwaps] = useState<Swaps>(new Map());
  const { run, busy, problem } = useAction();
  const { state: menu } = kitchen.menu;
  const items = menu.status === 'ready' ? menu.menu.items : [];
  const asked = askedLines(order);
  const answer = swapAnswer(order, swaps, items);
  const keepsNothing =
    order.lines.every(({ refusal }) => refusal) && answer?.answers.every(({ swap }) => swap === null);
  const swapsSome = [...swaps.values()].some((swap) => swap !== null);

  function confirm() {
    if (!answer) return;
    // The order itself comes with the stream, as to every device of this stay.
    void run(async () => {
      const result = await api.call(
        'POST /api/guest/orders/{id}/answer',
        { params: { id: order.id }, body: answer },
        { idempotencyKey: newId() },
      );
      if (!result.ok) void kitchen.menu.renew();
      return result;
    });
  }

  return (
    <section className={styles.swap} aria-labelledby={headingId}>
      <h4 id={headingId} className={styles.title}>
        {messages.swap.title}
      </h4>
      {asked.map((line) => (
        <SwapLine
          key={line.id}
          line={line}
          items={swapItems(items, line)}
          swap={swaps.get(line.id) ?? null}
          currency={order.currency}
          kitchen={kitchen}
          onChange={(swap) => setSwaps(new Map(swaps).set(line.id, swap))}
        />
      ))}
      {order.allergy && swapsSome ? <p className={styles.note}>{messages.swap.allergy}</p> : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem.code === 'order-changed' ? messages.swap.changed : problem.detail}
        </p>
      ) : null}
      <Button busy={busy} disabled={!online || over || !answer} onClick={confirm}>
        {keepsNothing
          ? messages.swap.cancel
          : messages.swap.confirm({
              price: money(answer?.totalCents ?? order.totalCents, order.currency, language),
            })}
      </Button>
    </section>
  );
}

function SwapLine({
  line,
  items,
  swap,
  currency,
  kitchen: { messages, language },
  onChange,
}: {
  line: OrderLine;
  items: readonly MenuItem[];
  swap: Swap;
  currency: string;
  kitchen: SwapKitchen;
  onChange(swap: Swap): void;
}) {
  const item = items.find(({ id }) => id === swap?.itemId);
  return (
    <div className={styles.line}>
      <p>{messages.swap.gone({ dish: line.name })}</p>
      <SelectField
        label={messages.swap.instead({ dish: line.name })}
        value={item?.id ?? LEAVE_OUT}
        onChange={(itemId) => onChange(itemId === LEAVE_OUT ? null : { itemId, choices: [] })}
        options={[
          { value: LEAVE_OUT, label: messages.swap.leaveOut },
          ...items.map(({ id, name, priceCents }) => ({
            value: id,
            label: messages.swap.choice({ dish: name, price: money(priceCents, currency, language) }),
          })),
        ]}
      />
      {swap && item
        ? item.optionGroups.map((group) => (
            <DishOptions
              key={`${item.id}:${group.id}`}
              group={group}
              currency={currency}
              messages={messages}
              language={language}
              choices={swap.choices}
              onChange={(choices) => onChange({ ...swap, choices })}
            />
          ))
        : null}
    </div>
  );
}
