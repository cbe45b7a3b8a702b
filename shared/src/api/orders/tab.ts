import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { MAX_TAB_NAME_CHARS } from '../platform/limits.ts';
import { nameSchema } from '../platform/name.ts';
import { Cents, Order, OrderLine } from './orders.ts';

/** The name by which a guest is known at the table. */
export const TabName = nameSchema(MAX_TAB_NAME_CHARS);

/** A guest who orders together with others, and what they have in their cart. */
export const TabGuest = z
  .object({
    id: Id,
    name: z.string(),
    you: z.boolean(),
    owner: z.boolean().describe('opened the tab, and orders for all'),
    lines: z.array(OrderLine),
    totalCents: Cents,
    allergy: z
      .string()
      .nullable()
      .describe('their own, and everyone’s for the owner, who orders with it; null to others'),
  })
  .meta({ id: 'TabGuest' });
export type TabGuest = z.infer<typeof TabGuest>;

/** An order that the owner of a tab made for its guests; `guest` of a line says whose it is. */
export const TabOrder = Order.pick({
  id: true,
  no: true,
  lines: true,
  totalCents: true,
  submittedAt: true,
}).meta({ id: 'TabOrder' });
export type TabOrder = z.infer<typeof TabOrder>;

/** The carts of guests at one place who order together; the owner confirms them as one order. */
export const Tab = z
  .object({
    id: Id,
    shareCode: z.string().describe('eight characters; a guest at the same place joins with it'),
    closesAt: Instant.describe('when it closes by itself'),
    guests: z.array(TabGuest).describe('in the order in which they joined'),
    revision: z.string().describe('changes with the dishes, options, notes and allergies of all carts'),
    currency: z.string().length(3),
    totalCents: Cents.describe('of all carts; tax included, no surcharge is added'),
    payments: Order.shape.payments.describe('how the owner may pay'),
    orders: z.array(TabOrder).describe('newest first'),
  })
  .meta({ id: 'Tab' });
export type Tab = z.infer<typeof Tab>;
