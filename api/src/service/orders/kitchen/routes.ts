import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import type { LiveHub } from '../../../platform/events/live-hub.ts';
import type { Handlers } from '../../../platform/operations/handlers.ts';
import { done, type Outcome } from '../../../platform/outcome/outcome.ts';
import type { TransitionPorts } from '../../requests/transition-request.ts';
import { answerRefusal } from './answer-refusal.ts';
import { loadKitchen } from './load-kitchen.ts';
import { moveFood } from './move-food.ts';
import { pauseKitchen } from './pause-kitchen.ts';
import { refuseDishes } from './refuse-dishes.ts';
import { markSoldOut } from './sold-out.ts';

/** Tells everyone who has the menu open that it has changed, once the change is committed. */
function told<T>(scope: PropertyScope, hub: Pick<LiveHub, 'show'>, outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok) scope.afterCommit(() => hub.show(scope.propertyId, { type: 'kitchen.updated' }));
  return outcome;
}

/** The kitchen: where food orders are, dishes that have run out, and pauses. */
export function kitchenRoutes(
  ports: TransitionPorts,
  hub: Pick<LiveHub, 'show'>,
): Pick<
  Handlers,
  | 'GET /api/staff/kitchen'
  | 'POST /api/staff/kitchen/{id}/move'
  | 'POST /api/staff/kitchen/{id}/refuse-dishes'
  | 'PUT /api/staff/kitchen/pause'
  | 'PUT /api/staff/kitchen/dishes/{id}'
  | 'POST /api/guest/orders/{id}/answer'
> {
  return {
    'GET /api/staff/kitchen': async ({ scope, staff }) => done(await loadKitchen(scope, staff)),
    'POST /api/staff/kitchen/{id}/move': async ({ scope, staff, params, body }) =>
      moveFood(scope, staff, params.id, body, ports),
    'POST /api/staff/kitchen/{id}/refuse-dishes': async ({ scope, staff, params, body }) =>
      refuseDishes(scope, staff, params.id, body.lineIds),
    'PUT /api/staff/kitchen/pause': async ({ scope, staff, body }) =>
      told(scope, hub, await pauseKitchen(scope, staff, body.pause)),
    'PUT /api/staff/kitchen/dishes/{id}': async ({ scope, staff, params, body }) =>
      told(scope, hub, await markSoldOut(scope, staff, params.id, body)),
    'POST /api/guest/orders/{id}/answer': async ({ scope, guest, params, body }) =>
      answerRefusal(scope, guest, params.id, body),
  };
}
