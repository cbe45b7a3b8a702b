import { useAction } from '@bellkey/shared/action';
import type { Order } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { AllergyField } from './allergy-field.tsx';
import { CartLine } from './cart-line.tsx';
import * as styles from './order.css';
import { OrderTerms } from './order-terms.tsx';
import type { CartLines } from './use-cart-lines.ts';

interface CartFormProps {
  cart: Order;
  kitchen: Kitchen;
  lines: CartLines;
  /** Whether the guest orders together with others: then it is not ordered from here. */
  together: 'alone' | 'unknown' | 'together';
}

/** The order before it is placed: lines, allergy, time, the whole price, and the button that orders. */
export function CartForm({ cart, kitchen, lines, together }: CartFormProps) {
  const { messages, actions, online, over } = kitchen;
  const discarding = useAction();
  const { state: menu } = kitchen.menu;
  const items = menu.status === 'ready' ? menu.menu.items : [];

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
      {discarding.problem ? (
        <p className={styles.problem} role="alert">
          {discarding.problem.detail}
        </p>
      ) : null}
      {together === 'together' ? null : (
        <OrderTerms
          order={cart}
          kitchen={kitchen}
          waits={lines.busy || discarding.busy || together === 'unknown'}
          onConfirm={({ payment, at }) => {
            discarding.clear();
            return actions.confirm(cart, payment, at);
          }}
        >
          <Button
            look="quiet"
            busy={discarding.busy}
            disabled={!online || over}
            onClick={() => void discarding.run(() => actions.discard(cart))}
          >
            {messages.discard}
          </Button>
        </OrderTerms>
      )}
    </div>
  );
}
