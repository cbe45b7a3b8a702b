import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { ServiceRequest } from '../requests/request.ts';
import { KitchenPause, Order } from './orders.ts';

/**
 * States of a food order in the kitchen. `asks`: the kitchen waits for the guest, who swaps or leaves out a dish that
 * has run out.
 */
export const FoodState = z
  .enum(['received', 'accepted', 'preparing', 'ready', 'served', 'asks', 'refused', 'cancelled'])
  .meta({ id: 'FoodState' });
export type FoodState = z.infer<typeof FoodState>;

/** A food order on the kitchen’s screen: its request, and its lines if it was ordered from the menu. */
export const KitchenTicket = z
  .object({
    request: ServiceRequest.describe('its state and its clock: see shared/src/food-order'),
    order: Order.nullable().describe('null when staff raised it as text'),
  })
  .meta({ id: 'KitchenTicket' });
export type KitchenTicket = z.infer<typeof KitchenTicket>;

/** Where guests’ food orders are, and whether more are taken. */
export const KitchenView = z
  .object({
    tickets: z.array(KitchenTicket).describe('open orders, oldest first, and those just served'),
    pause: KitchenPause.extend({ since: Instant, by: z.string().describe('who paused it') }).nullable(),
    soldOut: z
      .array(z.object({ id: Id, name: z.string(), until: Instant.nullable() }))
      .describe('dishes on the menu that are sold out; until null: until a person says so'),
    department: z
      .object({ key: z.string(), name: z.string() })
      .nullable()
      .describe('the kitchen’s department; null when the property offers no food'),
    mayRun: z.boolean().describe('whether the caller may pause the kitchen and mark dishes sold out'),
  })
  .meta({ id: 'KitchenView' });
export type KitchenView = z.infer<typeof KitchenView>;

/** What a guest wants in place of a dish that has run out. */
export const DishAnswer = z
  .object({
    lineId: Id,
    swap: z
      .object({
        itemId: Id,
        quantity: z.int().min(1).max(20),
        choices: z
          .array(z.object({ groupId: Id, choiceId: Id }))
          .max(20)
          .default([]),
      })
      .nullable()
      .describe('null: leave it out'),
  })
  .meta({ id: 'DishAnswer' });
export type DishAnswer = z.infer<typeof DishAnswer>;
