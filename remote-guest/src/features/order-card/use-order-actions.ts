import type { OperationInput, Order, OrderLine } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useMemo } from 'react';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import type { OrderActions } from './order-card.tsx';

type CartBody = OperationInput<'POST /api/guest/cart'>['body'];

/** A guest's actions on a cart next to the menu. */
export interface CartActions extends OrderActions {
  /** Changes lines and the allergy of the order. */
  change(body: CartBody): Promise<ApiProblem | null>;
}

/** A guest's actions on their cart, each sent once; the result shows at once. */
export function useOrderActions(conversation: GuestConversation): CartActions {
  const api = useApi();
  return useMemo(() => {
    const taken = (result: ApiResult<Order>) => {
      if (!result.ok) return result.error;
      conversation.apply({ type: 'order.updated', order: result.value });
      return null;
    };
    const readAgain = async () => {
      const result = await api.call('GET /api/guest/orders', {});
      for (const order of result.ok ? result.value.orders : []) {
        conversation.apply({ type: 'order.updated', order });
      }
    };
    const change = async (body: CartBody) =>
      taken(await api.call('POST /api/guest/cart', { body }, { idempotencyKey: newId() }));
    return {
      change,
      setQuantity: (line: OrderLine, quantity: number) =>
        change({ changes: [{ itemId: line.itemId, lineId: line.id, quantity, ahead: true }] }),
      confirm: async (order: Order, payment: 'room' | 'on_delivery', at?: string) => {
        const result = await api.call(
          'POST /api/guest/orders/{id}/confirm',
          { params: { id: order.id }, body: { totalCents: order.totalCents, payment, ...(at && { at }) } },
          { idempotencyKey: newId() },
        );
        // The new total has to be in view before it can be confirmed.
        if (!result.ok && result.error.code === 'order-changed') await readAgain();
        return taken(result);
      },
      discard: async (order: Order) =>
        taken(
          await api.call(
            'POST /api/guest/orders/{id}/discard',
            { params: { id: order.id } },
            { idempotencyKey: newId() },
          ),
        ),
    };
  }, [api, conversation]);
}
