import { useAction } from '@bellkey/shared/action';
import type { MenuItem } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useAnnounce } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { useState } from 'react';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import * as styles from './dish.css';
import {
  checkChoice,
  clearDishChoice,
  type DishChoice,
  loadDishChoice,
  NOTE_MAX_CHARS,
  offeredChoices,
  QUANTITY_MAX,
  saveDishChoice,
} from './dish-choice.ts';
import { DishOptions } from './dish-options.tsx';
import { Stepper } from './stepper.tsx';

interface DishFormProps {
  id: string;
  item: MenuItem;
  currency: string;
  kitchen: Kitchen;
  onAdded(): void;
}

/** Options, note and quantity of a dish. The choice stays on the device until it is in the order. */
export function DishForm({ id, item, currency, kitchen, onAdded }: DishFormProps) {
  const { messages, language, conversationId, actions, online } = kitchen;
  const { storage } = kitchen.guest;
  const [chosen, setChoice] = useState(() => loadDishChoice(storage, conversationId, item));
  const choice = { ...chosen, choices: offeredChoices(item, chosen.choices) };
  const [tried, setTried] = useState(false);
  const { run, busy, problem } = useAction();
  const announce = useAnnounce();
  const check = checkChoice(item, choice);
  const price = money(check.unitCents * choice.quantity, currency, language);

  function change(part: Partial<DishChoice>) {
    const next = { ...choice, ...part };
    setChoice(next);
    saveDishChoice(storage, conversationId, item.id, next);
  }

  async function put() {
    // A separate line, with an id that makes a repeated attempt harmless: without it the line of the plain dish
    // would change.
    const refused = await actions.change({
      changes: [
        {
          itemId: item.id,
          lineId: newId(),
          quantity: choice.quantity,
          choices: [...choice.choices],
          note: choice.note.trim() || null,
          ahead: true,
        },
      ],
    });
    if (refused) void kitchen.menu.renew();
    return refused;
  }

  function add() {
    setTried(true);
    if (check.problem !== null) return;
    void run(put, () => {
      clearDishChoice(storage, conversationId, item.id);
      announce(messages.added({ dish: item.name }));
      onAdded();
    });
  }

  return (
    <form
      id={id}
      className={styles.form}
      aria-label={item.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (online) add();
      }}
    >
      {item.optionGroups.map((group) => (
        <DishOptions
          key={group.id}
          group={group}
          currency={currency}
          messages={messages}
          language={language}
          choices={choice.choices}
          onChange={(choices) => change({ choices })}
        />
      ))}
      <Field
        label={messages.note}
        hint={messages.noteHint}
        value={choice.note}
        maxLength={NOTE_MAX_CHARS}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className={styles.adding}>
        <Stepper
          label={messages.quantity}
          value={choice.quantity}
          less={messages.lessOf({ dish: item.name })}
          more={messages.moreOf({ dish: item.name })}
          lessDisabled={choice.quantity <= 1}
          moreDisabled={choice.quantity >= QUANTITY_MAX}
          onChange={(quantity) => change({ quantity })}
        />
        <Button type="submit" busy={busy} disabled={!online}>
          {item.state === 'not-now' ? messages.addAhead({ price }) : messages.add({ price })}
        </Button>
      </div>
      {tried && check.problem !== null ? (
        <p className={styles.problem} role="alert">
          {messages[check.problem]({ group: check.group })}
        </p>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem.detail}
        </p>
      ) : null}
    </form>
  );
}
