import { useAction } from '@bellkey/shared/action';
import type { OrderLine } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useAnnounce } from '@bellkey/shared/shell';
import { useState } from 'react';
import type { Kitchen } from '../kitchen/kitchen.ts';

/** How the lines of a cart change, one change at a time. */
export interface CartLines {
  busy: boolean;
  problem: ApiProblem | null;
  /** The line removed last, until it is restored or another change is made. */
  removed: OrderLine | null;
  setQuantity(line: OrderLine, quantity: number): Promise<void>;
  undo(): Promise<void>;
}

/** Restores a removed line of the cart. */
export const lineAgain = ({ itemId, quantity, options, note }: OrderLine) => ({
  itemId,
  lineId: newId(),
  quantity,
  choices: options.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
  note,
  ahead: true,
});

/** Changes the lines of the cart, and keeps the one removed last. */
export function useCartLines({ actions, messages }: Kitchen): CartLines {
  const { run, busy, problem } = useAction();
  const [removed, setRemoved] = useState<OrderLine | null>(null);
  const announce = useAnnounce();

  return {
    busy,
    problem,
    removed,
    setQuantity: (line, quantity) =>
      run(
        () => actions.setQuantity(line, quantity),
        () => {
          setRemoved(quantity === 0 ? line : null);
          if (quantity === 0) announce(messages.removed({ dish: line.name }));
        },
      ),
    undo: () =>
      removed
        ? run(
            () => actions.change({ changes: [lineAgain(removed)] }),
            () => setRemoved(null),
          )
        : Promise.resolve(),
  };
}
