import type { MenuItem } from '@bellkey/shared/api';
import { localText } from '@bellkey/shared/catalogue-texts';
import { Chip } from '@bellkey/shared/ui';
import { useId, useRef, useState } from 'react';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import * as styles from './dish.css';
import { DishForm } from './dish-form.tsx';

/** A dish on the menu. A tap opens its options below. */
export function DishRow({ item, currency, kitchen }: { item: MenuItem; currency: string; kitchen: Kitchen }) {
  const { messages, language, over } = kitchen;
  const { catalogue } = useChatWording();
  const [open, setOpen] = useState(false);
  const formId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const soldOut = item.state === 'sold-out';

  return (
    <li className={styles.row} data-off={soldOut || undefined}>
      <div className={styles.about}>
        <h3 className={styles.name}>{item.name}</h3>
        <p className={styles.price}>{money(item.priceCents, currency, language)}</p>
        {item.description ? <p className={styles.text}>{item.description}</p> : null}
        <p className={styles.quiet}>
          {[
            item.diets.join(', '),
            item.allergens.length > 0
              ? messages.contains({
                  allergens: item.allergens.map((one) => localText(catalogue, one)).join(', '),
                })
              : messages.noAllergens,
            item.ageRestricted ? messages.age : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className={styles.foot}>
          {soldOut ? <Chip tone="danger">{messages.soldOut}</Chip> : null}
          {item.state === 'not-now' && item.served ? (
            <Chip tone="warn">{messages.fromTime({ time: item.served.from })}</Chip>
          ) : null}
          {soldOut || over ? null : (
            <button
              ref={toggle}
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={open ? formId : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? messages.close : messages.choose({ dish: item.name })}
            </button>
          )}
        </div>
      </div>
      {open && !soldOut && !over ? (
        <DishForm
          id={formId}
          item={item}
          currency={currency}
          kitchen={kitchen}
          onAdded={() => {
            setOpen(false);
            toggle.current?.focus();
          }}
        />
      ) : null}
    </li>
  );
}
