import type { MenuItem, OrderLine } from '@bellkey/shared/api';
import { money } from '../../order-card/money.ts';
import { QUANTITY_MAX } from '../dish/dish-choice.ts';
import { Stepper } from '../dish/stepper.tsx';
import type { Kitchen } from '../kitchen/kitchen.ts';
import * as styles from './order.css';
import { troubleText } from './trouble-text.ts';
import type { CartLines } from './use-cart-lines.ts';

interface CartLineProps {
  line: OrderLine;
  currency: string;
  kitchen: Kitchen;
  lines: CartLines;
  /** The dish on the menu; absent when it was removed. */
  item: MenuItem | undefined;
}

/** A line of the order that can still be changed. */
export function CartLine({ line, currency, kitchen, lines, item }: CartLineProps) {
  const { messages, language, online, over } = kitchen;
  const { name, quantity, unitCents, options, note, trouble } = line;
  const disabled = !online || over || lines.busy;
  const made = [...options.map((option) => option.name), note].filter(Boolean).join(', ');
  return (
    <li className={styles.line}>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>{money(unitCents * quantity, currency, language)}</p>
      <div className={styles.about}>
        {made ? <p className={styles.quiet}>{made}</p> : null}
        {line.ageRestricted ? <p className={styles.quiet}>{messages.age}</p> : null}
        {trouble === 'not-now' && item?.served ? (
          <p className={styles.hint}>{messages.ahead(item.served)}</p>
        ) : trouble ? (
          <p className={styles.problem}>{troubleText(trouble, messages)}</p>
        ) : null}
      </div>
      <Stepper
        label={`${name}, ${messages.quantity}`}
        value={quantity}
        less={quantity === 1 ? messages.takeOut({ dish: name }) : messages.lessOf({ dish: name })}
        more={messages.moreOf({ dish: name })}
        lessDisabled={disabled}
        moreDisabled={disabled || quantity >= QUANTITY_MAX || (trouble !== null && trouble !== 'not-now')}
        onChange={(next) => void lines.setQuantity(line, next)}
      />
    </li>
  );
}
