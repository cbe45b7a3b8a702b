import type { KitchenTicket, KitchenView, OperationInput } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useEffect, useMemo, useRef } from 'react';
import { useDeskState } from '../../../desk/workplace.tsx';
import { FOOD_SERVICE } from '../../queue/details/order-in-request.tsx';

type MoveBody = OperationInput<'POST /api/staff/kitchen/{id}/move'>['body'];
type DishBody = OperationInput<'PUT /api/staff/kitchen/dishes/{id}'>['body'];

/** Resolves with the problem when the API refuses, otherwise null. */
type Done = Promise<ApiProblem | null>;

/** The kitchen's orders, and what people in the kitchen do. */
export interface KitchenStore {
  load: Load<KitchenView>;
  refresh(): Promise<void>;
  move(requestId: string, body: MoveBody): Done;
  readAllergy(orderId: string): Done;
  refuseDishes(requestId: string, lineIds: string[]): Done;
  markSoldOut(dishId: string, body: DishBody): Done;
  pause(wanted: { minutes: number | null } | null): Done;
}

/** Pauses end and dishes come back by themselves; the screen is at most this old. */
const AGAIN_MS = 30_000;
/** Several moves in a row cause one reload. */
const SETTLE_MS = 300;

const changedTicket = (kitchen: KitchenView, ticket: KitchenTicket): KitchenView => ({
  ...kitchen,
  tickets: kitchen.tickets.map((one) => (one.request.id === ticket.request.id ? ticket : one)),
});

/** Loads the kitchen's screen, again every half minute, and when a food order changes anywhere. */
export function useKitchen(propertyId: string): KitchenStore {
  const api = useApi();
  const { queue, stream } = useDeskState();
  const property = useMemo(() => ({ property: propertyId }), [propertyId]);
  const load = useLoad(
    'GET /api/staff/kitchen',
    { query: property },
    { refreshOn: [stream.status], everyMs: AGAIN_MS },
  );
  const { refresh, set } = load;

  const version = [...queue.requests.values()]
    .filter(({ service }) => service === FOOD_SERVICE)
    .map(({ id, steps, state }) => `${id}:${steps.length}:${state}`)
    .join();
  const versionBefore = useRef(version);
  useEffect(() => {
    if (versionBefore.current === version) return;
    versionBefore.current = version;
    const timer = setTimeout(() => void refresh(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [refresh, version]);

  const actions = useMemo(() => {
    const taken = <T>(answer: ApiResult<T>, apply: (kitchen: KitchenView, value: T) => KitchenView) => {
      if (!answer.ok) return answer.error;
      set((kitchen) => apply(kitchen, answer.value));
      return null;
    };
    const once = () => ({ idempotencyKey: newId() });
    const of = (id: string) => ({ params: { id }, query: property });
    return {
      async move(requestId: string, body: MoveBody) {
        const answer = await api.call(
          'POST /api/staff/kitchen/{id}/move',
          { ...of(requestId), body },
          once(),
        );
        // A colleague was faster: show where it is now.
        if (!answer.ok && answer.error.code === 'illegal-transition') void refresh();
        return taken(answer, changedTicket);
      },
      async readAllergy(orderId: string) {
        const answer = await api.call('POST /api/staff/orders/{id}/allergy', of(orderId), once());
        return taken(answer, (kitchen, order) => ({
          ...kitchen,
          tickets: kitchen.tickets.map((one) => (one.order?.id === order.id ? { ...one, order } : one)),
        }));
      },
      async refuseDishes(requestId: string, lineIds: string[]) {
        const path = 'POST /api/staff/kitchen/{id}/refuse-dishes';
        return taken(await api.call(path, { ...of(requestId), body: { lineIds } }, once()), changedTicket);
      },
      async markSoldOut(dishId: string, body: DishBody) {
        const answer = await api.call('PUT /api/staff/kitchen/dishes/{id}', { ...of(dishId), body });
        return taken(answer, (kitchen, { soldOut }) => ({ ...kitchen, soldOut }));
      },
      async pause(wanted: { minutes: number | null } | null) {
        const answer = await api.call('PUT /api/staff/kitchen/pause', {
          query: property,
          body: { pause: wanted },
        });
        return taken(answer, (kitchen, { pause }) => ({ ...kitchen, pause }));
      },
    };
  }, [api, property, refresh, set]);

  return { load, refresh, ...actions };
}
