import type { Order, ServiceRequest } from '@bellkey/shared/api';
import { useLocation } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useEffect, useRef } from 'react';
import { lateComponent } from '../late-component/late-component.tsx';
import type { Kitchen, KitchenOfPage } from './kitchen/kitchen.ts';
import { useKitchen } from './kitchen/use-kitchen.ts';
import { CartForm } from './order/cart-form.tsx';
import * as styles from './order/order.css';
import { PlacedOrder } from './order/placed-order.tsx';
import { UndoRemoval } from './order/undo-removal.tsx';
import { useCartLines } from './order/use-cart-lines.ts';
import { codeOfAddress } from './together/tab-news.ts';
import { type TabOfPage, useTab } from './together/use-tab.ts';

// In a separate chunk: most guests order alone.
const Together = lateComponent(async () => (await import('./together/together.tsx')).Together);

/** Opens the page at the orders, from the order's card in a conversation. */
const SHOW_ORDER = '?order';

interface OrderPaneProps<Of extends KitchenOfPage> {
  kitchen: Of;
  orders: ReadonlyMap<string, Order>;
  requests: ReadonlyMap<string, ServiceRequest>;
}

/** What will be ordered, and what the kitchen already has. */
export function OrderPane({ kitchen, ...conversation }: OrderPaneProps<KitchenOfPage>) {
  const loaded = useKitchen(kitchen);
  if (!loaded) return <Skeleton label={kitchen.messages.loading} lines={6} />;
  return <Orders kitchen={loaded} {...conversation} />;
}

function Orders({ kitchen, orders, requests }: OrderPaneProps<Kitchen>) {
  const { messages, cart, online, over, show } = kitchen;
  const lines = useCartLines(kitchen);
  const together = useTab(kitchen);
  const placed = [...orders.values()]
    .filter(({ state }) => state === 'submitted')
    .sort((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
  useShownFirst(placed, requests, show);

  return (
    <div className={styles.pane}>
      <section className={styles.cart} aria-label={messages.order}>
        <h2 className={styles.title}>{messages.order}</h2>
        {online ? null : (
          <p className={styles.status} role="status">
            {messages.offline}
          </p>
        )}
        {cart && cart.lines.length > 0 ? (
          <CartForm
            key={cart.id}
            cart={cart}
            kitchen={kitchen}
            lines={lines}
            together={togetherState(together, online)}
          />
        ) : (
          <div className={styles.empty}>
            <p>
              {messages.orderEmpty} {messages.orderEmptyText}
            </p>
            <Button look="outline" onClick={() => show('menu')}>
              {messages.toMenu}
            </Button>
          </div>
        )}
        <UndoRemoval lines={lines} messages={messages} disabled={!online || over} />
        <Together kitchen={kitchen} own={together} />
      </section>
      {placed.length > 0 ? (
        <section className={styles.placed} aria-label={messages.placed}>
          <h2 className={styles.title}>{messages.placed}</h2>
          {placed.map((order) => (
            <PlacedOrder
              key={order.id}
              order={order}
              request={requests.get(order.requestId ?? '')}
              kitchen={kitchen}
            />
          ))}
        </section>
      ) : null}
    </div>
  );
}

/** Until it is known whether the guest orders together with others, they cannot order alone by mistake. */
function togetherState({ tab, status }: TabOfPage, online: boolean): 'alone' | 'unknown' | 'together' {
  if (tab) return 'together';
  return status === 'loading' && online ? 'unknown' : 'alone';
}

/** Brings the orders into view, once, when a link leads to them or the kitchen has a question. */
function useShownFirst(
  placed: readonly Order[],
  requests: ReadonlyMap<string, ServiceRequest>,
  show: KitchenOfPage['show'],
): void {
  const { search } = useLocation();
  const hasQuestion = placed.some(
    ({ requestId, lines }) =>
      requests.get(requestId ?? '')?.state === 'waiting_guest' &&
      lines.some(({ refusal }) => refusal === 'asked'),
  );
  const wanted = hasQuestion || search === SHOW_ORDER || codeOfAddress(search) !== null;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (wanted) latest.current('order');
  }, [wanted]);
}
