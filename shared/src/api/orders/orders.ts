import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';

/** An amount of money in the smallest unit of the property’s currency. */
export const Cents = z.int().min(0).describe('integer minor units of the property’s currency');

/** An option of a dish, such as `Oat milk`, and its surcharge. */
export const MenuChoice = z
  .object({ id: Id, name: z.string(), priceCents: Cents })
  .meta({ id: 'MenuChoice' });
export type MenuChoice = z.infer<typeof MenuChoice>;

/** Options that can or must be chosen with a dish: between `min` and `max` of them. */
export const OptionGroup = z
  .object({
    id: Id,
    name: z.string(),
    min: z.int().min(0),
    max: z.int().min(1),
    choices: z.array(MenuChoice),
  })
  .meta({ id: 'OptionGroup' });
export type OptionGroup = z.infer<typeof OptionGroup>;

export const MenuItem = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    priceCents: Cents,
    allergens: z.array(z.string()),
    diets: z.array(z.string()),
    ageRestricted: z.boolean(),
    optionGroups: z.array(OptionGroup),
    category: z.object({ id: Id, name: z.string() }),
    served: z
      .object({ from: z.string(), until: z.string() })
      .nullable()
      .describe('HH:MM in the property’s time zone; null when it is served all day'),
    state: z.enum(['available', 'sold-out', 'not-now']),
  })
  .meta({ id: 'MenuItem' });
export type MenuItem = z.infer<typeof MenuItem>;

export const OrderOption = z
  .object({ groupId: Id, choiceId: Id, name: z.string(), priceCents: Cents })
  .meta({ id: 'OrderOption' });
export type OrderOption = z.infer<typeof OrderOption>;

export const OrderLine = z
  .object({
    id: Id,
    itemId: Id,
    name: z.string(),
    quantity: z.int().min(1).max(20),
    unitCents: Cents.describe('with its options'),
    options: z.array(OrderOption),
    note: z.string().nullable(),
    ageRestricted: z.boolean(),
    trouble: z
      .string()
      .nullable()
      .describe('why the line cannot be ordered now, as sold-out or not-now; null when it can'),
    refusal: z
      .enum(['asked', 'left-out'])
      .nullish()
      .describe(
        'asked: the kitchen has run out of it and asks the guest to swap it or leave it out; left-out: they left it out. Neither is charged',
      ),
    guest: z
      .object({ id: Id, name: z.string() })
      .nullish()
      .describe('whose line it is, in an order for several guests (their tab)'),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof OrderLine>;

/** A cart that the guest has not confirmed yet (`draft`), or an order sent to the kitchen. */
export const Order = z
  .object({
    id: Id,
    no: z.int(),
    conversationId: Id,
    place: z.object({ id: Id, label: z.string(), kind: z.enum(['room', 'table', 'area', 'lobby']) }),
    state: z.enum(['draft', 'submitted', 'discarded']),
    lines: z.array(OrderLine),
    currency: z.string().length(3),
    totalCents: Cents.describe('tax included; no surcharge is added'),
    payment: z.enum(['room', 'on_delivery']).nullable(),
    payments: z
      .array(z.enum(['room', 'on_delivery']))
      .describe('how this guest may pay; only a verified guest may charge to the room'),
    allergy: z.string().nullable().describe('what the guest said about an allergy, in their words'),
    allergyAcknowledged: z.boolean().describe('whether the kitchen has read it'),
    requestId: Id.nullable().describe('the request that carries a submitted order'),
    submittedAt: z.iso.datetime().nullable(),
    serveAt: Instant.nullish().describe('when the guest wants it; null for as soon as possible'),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** A kitchen’s break from new orders, as guests read it: a pause, or the time outside its hours. */
export const KitchenPause = z
  .object({
    until: Instant.nullable().describe('null: until it resumes'),
    closed: z.boolean().optional().describe('outside the hours of its department'),
  })
  .meta({ id: 'KitchenPause' });
export type KitchenPause = z.infer<typeof KitchenPause>;

/** Spans for which a kitchen takes orders. */
export const KitchenOpenings = z
  .array(z.object({ from: Instant, until: Instant.describe('no longer open at this instant') }))
  .meta({ id: 'KitchenOpenings' });
export type KitchenOpenings = z.infer<typeof KitchenOpenings>;

/** One change of a cart line. */
export const CartChange = z.object({
  itemId: Id,
  quantity: z.int().min(0).max(20).describe('0 removes the line'),
  choices: z
    .array(z.object({ groupId: Id, choiceId: Id }))
    .max(20)
    .optional(),
  note: z.string().trim().max(140).nullable().optional(),
  lineId: Id.optional().describe(
    'the line to change, or the id of a new line; found by dish, choices and note when absent',
  ),
  ahead: z.boolean().optional().describe('accept a dish that is not served now, to order it for later'),
});
