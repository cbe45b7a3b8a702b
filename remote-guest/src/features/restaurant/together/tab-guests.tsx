import type { OrderLine, Tab, TabGuest } from '@bellkey/shared/api';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { AskedButton } from './asked-button.tsx';
import * as styles from './together.css';
import type { TabAction } from './use-tab-action.ts';

interface TabGuestsProps {
  tab: Tab;
  kitchen: Kitchen;
  messages: TogetherMessages;
  action: TabAction;
  /** Removes a guest; absent where this guest may not. */
  onRemove?: ((guest: TabGuest) => void) | undefined;
}

const dishText = ({ quantity, name, options, note }: OrderLine) => {
  const made = [...options.map((option) => option.name), note].filter(Boolean).join(', ');
  return `${quantity} × ${name}${made ? ` (${made})` : ''}`;
};

/** Dishes of one person. */
export function Dishes({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.dishes} role="list">
      {lines.map((line) => (
        <li key={line.id}>{dishText(line)}</li>
      ))}
    </ul>
  );
}

/** Everyone at the table with what they have chosen, and what it costs. */
export function TabGuests({ tab, kitchen, messages, action, onRemove }: TabGuestsProps) {
  const { language, online } = kitchen;
  return (
    <ul className={styles.guests} role="list">
      {tab.guests.map((guest) => (
        <li key={guest.id} className={styles.guest}>
          <p>
            <span className={styles.name}>{guest.you ? messages.you({ name: guest.name }) : guest.name}</span>{' '}
            {guest.owner ? <span className={styles.quiet}>· {messages.owner}</span> : null}
          </p>
          <p className={styles.price}>{money(guest.totalCents, tab.currency, language)}</p>
          {guest.lines.length > 0 ? (
            <Dishes lines={guest.lines} />
          ) : (
            <p className={styles.quiet}>{messages.nothing}</p>
          )}
          {guest.allergy && !guest.you ? (
            <p className={styles.problem}>{kitchen.messages.allergyKept({ text: guest.allergy })}</p>
          ) : null}
          {onRemove && !guest.you ? (
            <AskedButton
              label={messages.remove({ name: guest.name })}
              question={messages.removeAsk({ name: guest.name })}
              back={messages.back}
              busy={action.busy === guest.id}
              disabled={!online || action.busy !== null}
              onConfirm={() => onRemove(guest)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
