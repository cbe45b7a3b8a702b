import { useAction } from '@bellkey/shared/action';
import type { Order } from '@bellkey/shared/api';
import { Field, useUnpressed } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { allergyKey } from '../../order-card/typed-allergy.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import * as styles from './order.css';

const MAX_CHARS = 1000;
/** A text saves itself when the guest has not typed for so long. */
const PAUSE_MS = 700;

/**
 * What the kitchen has to read first, with the fixed sentence that promises nothing (docs/product.md#restaurant-chat).
 * It needs no button: a guest who has typed an allergy believes that it is on the order.
 */
export function AllergyField({ cart, kitchen }: { cart: Order; kitchen: Kitchen }) {
  const { messages, conversationId, actions, online, over } = kitchen;
  const { storage } = kitchen.guest;
  const key = allergyKey(conversationId);
  const [typed, setTyped] = useState(() => storage.get(key));
  const { run, problem } = useAction();
  const kept = useUnpressed(cart.allergy);
  const text = typed ?? cart.allergy ?? '';
  const due = text.trim() !== (cart.allergy ?? '') && online && !over;

  function save() {
    if (!due) return;
    void run(
      () => actions.saveAllergy(text),
      () => setTyped(storage.get(key)),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each change of the text, not with each render
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
    // What was typed while the text before it was being saved is due once that is on the order.
  }, [text, due, cart.allergy]);

  return (
    <div className={styles.allergy}>
      <Field
        label={messages.allergy}
        hint={messages.allergyHint}
        error={problem?.detail}
        value={text}
        maxLength={MAX_CHARS}
        disabled={over}
        onChange={({ target }) => {
          setTyped(target.value);
          storage.set(key, target.value);
        }}
        onBlur={save}
      />
      {kept ? (
        <p className={styles.warning} role="status">
          {messages.allergyKept({ text: kept.replace(/[\s.]+$/, '') })} {messages.guard}
        </p>
      ) : null}
    </div>
  );
}
