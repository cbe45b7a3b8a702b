import { Button } from '@bellkey/shared/ui';
import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import * as styles from './order.css';
import type { CartLines } from './use-cart-lines.ts';

/** The line removed last, with a way to restore it; and why a change was refused. */
export function UndoRemoval({
  lines,
  messages,
  disabled,
}: {
  lines: CartLines;
  messages: KitchenMessages;
  disabled: boolean;
}) {
  const { removed, problem, busy, undo } = lines;
  return (
    <>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem.detail}
        </p>
      ) : null}
      {removed ? (
        <p className={styles.removed}>
          <span>{messages.removed({ dish: removed.name })}</span>
          <Button look="outline" size="small" busy={busy} disabled={disabled} onClick={() => void undo()}>
            {messages.undo}
          </Button>
        </p>
      ) : null}
    </>
  );
}
