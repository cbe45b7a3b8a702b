import { useAction } from '@bellkey/shared/action';
import type { Order } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import type { Kitchen } from '../kitchen/kitchen.ts';
import * as styles from './order.css';

const MAX_CHARS = 1000;
const keyOf = (conversationId: string) => `bellkey:allergy:${conversationId}`;

/**
 * What the kitchen has to read first, with the fixed sentence that promises nothing (docs/product.md#restaurant-chat).
 * The text stays on the device until it is on the order.
 */
export function AllergyField({ cart, kitchen }: { cart: Order; kitchen: Kitchen }) {
  const { messages, conversationId, actions, online, over } = kitchen;
  const { storage } = kitchen.guest;
  const [typed, setTyped] = useState(() => storage.get(keyOf(conversationId)));
  const { run, busy, problem } = useAction();
  const text = typed ?? cart.allergy ?? '';
  const dirty = text.trim() !== (cart.allergy ?? '');

  function save(event: FormEvent) {
    event.preventDefault();
    void run(
      () => actions.change({ changes: [], allergy: text.trim() || null }),
      () => {
        storage.remove(keyOf(conversationId));
        setTyped(null);
      },
    );
  }

  return (
    <form className={styles.allergy} onSubmit={save}>
      <Field
        label={messages.allergy}
        hint={messages.allergyHint}
        error={problem?.detail}
        value={text}
        maxLength={MAX_CHARS}
        disabled={over}
        onChange={({ target }) => {
          setTyped(target.value);
          storage.set(keyOf(conversationId), target.value);
        }}
      />
      {dirty ? (
        <Button type="submit" look="outline" busy={busy} disabled={!online || over}>
          {messages.saveAllergy}
        </Button>
      ) : null}
      {cart.allergy ? (
        <p className={styles.warning}>
          {messages.allergyKept({ text: cart.allergy.replace(/[\s.]+$/, '') })} {messages.guard}
        </p>
      ) : null}
    </form>
  );
}
