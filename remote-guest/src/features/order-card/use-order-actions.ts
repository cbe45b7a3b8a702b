import type { OperationInput, Order, OrderLine } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useMemo } from 'react';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { OrderActions } from './order-card.tsx';
import { allergyKey, withTyped } from './typed-allergy.ts';

type CartBody = OperationInput<'POST /api/guest/cart'>['body'];

/** A guest's actions on a cart next to the menu. */
export interface CartActions extends OrderActions {
  /** Changes lines of the order. */
  change(body: CartBody): Promise<ApiProblem | null>;
  /** Puts what the guest has typed as their allergy on the order; an empty text removes it. */
  saveAllergy(typed: string): Promise<ApiProblem | null>;
  /**
   * Sends a typed allergy that is not saved yet, before its order is confirmed.
   *
   * @param ordered the allergy that the order has
   */
  settleAllergy(ordered: string | null): Promise<ApiProblem | null>;
}

/** A guest's actions on their cart, each sent once; the result shows at once. */
export function useOrderActions(
  conversation: GuestConversation,
  storage: DurableStorage,
  conversationId: string,
): CartActions {
  const api = useApi();
  return useMemo(() => {
    const key = allergyKey(conversationId);
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
    const saveAllergy = async (typed: string, ordered: string | null = null) => {
      const problem = await change({ changes: [], allergy: withTyped(ordered, typed.trim()) || null });
      // The guest may have typed more meanwhile.
      if (!problem && storage.get(key) === typed) storage.remove(key);
      return problem;
    };
    const settleAllergy = async (ordered: string | null) => {
      const typed = storage.get(key);
      return typed?.trim() ? saveAllergy(typed, ordered) : null;
    };
    return {
      change,
      saveAllergy,
      settleAllergy,
      setQuantity: (line: OrderLine, quantity: number) =>
        change({ changes: [{ itemId: line.itemId, lineId: line.id, quantity, ahead: true }] }),
      confirm: async (order: Order, payment: 'room' | 'on_delivery', at?: string) => {
        const problem = await settleAllergy(order.allergy);
        if (problem) return problem;
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
  }, [api, conversation, storage, conversationId]);
}
