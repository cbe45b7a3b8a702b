import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FoodState } from '../api/orders/kitchen.ts';
import type { RequestStep } from '../api/requests/request.ts';
import { RequestState } from '../api/requests/request.ts';
import { mayTransition } from '../request-clock/transitions.ts';
import {
  FOOD_STEPS,
  type FoodMover,
  foodState,
  mayMoveFood,
  orderableFrom,
  REQUEST_STATE_OF,
} from './food-states.ts';

const step = (state: RequestState, kind?: string): RequestStep => ({
  state,
  at: '2026-03-15T12:00:00.000Z',
  by: { kind: 'staff', name: 'Ana' },
  reason: null,
  event: kind ? { kind } : null,
});
const inState = (...steps: RequestStep[]) => ({ state: steps.at(-1)?.state ?? 'new', steps });

describe('A food order’s state machine', () => {
  test('the usual path goes from received to served', () => {
    for (const [index, to] of FOOD_STEPS.slice(1).entries())
      expect(mayMoveFood(FOOD_STEPS[index] ?? 'received', to, 'kitchen')).toBe(true);
  });

  test('every move is one that its request may make, or leaves the request where it is', () => {
    for (const from of FoodState.options)
      for (const to of FoodState.options)
        for (const mover of ['guest', 'kitchen'] as const satisfies readonly FoodMover[]) {
          if (!mayMoveFood(from, to, mover)) continue;
          const [before, after] = [REQUEST_STATE_OF[from], REQUEST_STATE_OF[to]];
          const legal =
            before === after || mayTransition(before, after, mover === 'guest' ? 'guest' : 'staff');
          expect([from, to, mover, legal]).toEqual([from, to, mover, true]);
        }
  });

  test('a refused or cancelled order stays so, and no order becomes new again', () => {
    const state = fc.constantFrom(...FoodState.options);
    const mover = fc.constantFrom<FoodMover>('guest', 'kitchen');
    fc.assert(
      fc.property(
        state,
        mover,
        (to, who) =>
          !mayMoveFood('refused', to, who) &&
          !mayMoveFood('cancelled', to, who) &&
          !mayMoveFood(to, 'received', who),
      ),
    );
  });

  test('every state of a request is one of the order', () => {
    for (const state of RequestState.options)
      expect(FoodState.options).toContain(foodState({ state, steps: [] }));
    for (const state of FoodState.options.filter((one) => one !== 'ready'))
      expect(foodState({ state: REQUEST_STATE_OF[state], steps: [] })).toBe(state);
  });

  test('it is ready by an event since the work began, not by one of an earlier round', () => {
    const begun = [step('new'), step('acknowledged'), step('in_progress')];
    const ready = step('in_progress', 'ready');
    expect(foodState(inState(...begun))).toBe('preparing');
    expect(foodState(inState(...begun, ready))).toBe('ready');
    expect(foodState(inState(...begun, ready, step('in_progress', 'warned')))).toBe('ready');
    expect(foodState(inState(...begun, ready, step('in_progress', 'preparing')))).toBe('preparing');
    expect(foodState(inState(...begun, ready, step('done')))).toBe('served');
    expect(foodState(inState(...begun, ready, step('done'), step('in_progress')))).toBe('preparing');
    expect(foodState(inState(step('acknowledged'), step('in_progress', 'ready')))).toBe('ready');
  });

  test('a paused kitchen takes orders for after its pause, or an hour ahead without an end', () => {
    const now = Date.parse('2026-03-15T12:00:00.000Z');
    expect(orderableFrom({ until: '2026-03-15T12:30:00.000Z' }, now)).toBe(now + 30 * 60_000);
    expect(orderableFrom({ until: null }, now)).toBe(now + 60 * 60_000);
  });
});
