import { z } from 'zod';

/**
 * Results of tools for an engine. Times are already in the property's time zone, in the form that guests read; engines
 * have no other source of numbers.
 */
export const RequestResult = z.object({
  outcome: z.enum(['done', 'refused']),
  reason: z.string().optional(),
  no: z.number().optional(),
  service: z.string().optional(),
  title: z.string().optional(),
  quantity: z.number().nullable().optional(),
  /** Number of the changed open request. */
  amends: z.number().optional(),
  place: z.string().optional(),
  department: z.string().optional(),
  /** The guest's details about time and number of people, as recorded. */
  when: z.string().optional(),
  /** `14:20`, or with its day when that is not today. */
  by: z.string().nullable().optional(),
  /** The guest gave a time without a promise: staff confirm it. */
  asSaid: z.boolean().optional(),
  missing: z.array(z.string()).optional(),
});
export type RequestResult = z.infer<typeof RequestResult>;

export const KnowledgeResult = z.object({
  facts: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      title: z.string(),
      text: z.string(),
      values: z.record(z.string(), z.string()),
      about: z.array(z.string()).optional(),
      /** The property has no text of it in the guest's language. */
      foreign: z.boolean().optional(),
      fit: z
        .object({
          named: z.number(),
          titled: z.number(),
          covered: z.number(),
          alike: z.number(),
          matched: z.number(),
          ahead: z.number(),
          meant: z.number(),
          meantAhead: z.number(),
        })
        .optional(),
    }),
  ),
});
export type KnowledgeResult = z.infer<typeof KnowledgeResult>;

/** The changes of the cart, in words and amounts that an answer may repeat. */
export const OrderResult = z.object({
  outcome: z.enum(['done', 'refused']),
  reason: z.string().optional(),
  item: z.string().optional(),
  served: z.object({ from: z.string(), until: z.string() }).optional(),
  /** The option to choose first, as `Milk`, and its values. */
  group: z.string().optional(),
  options: z.array(z.string()).optional(),
  lines: z.array(z.object({ words: z.string(), price: z.string() })).optional(),
  total: z.string().optional(),
  /** Lines of the same proposal that were refused. */
  get without() {
    return z.array(OrderResult).optional();
  },
});
export type OrderResult = z.infer<typeof OrderResult>;

export const MenuResult = z.object({
  /** The total price of the named dishes, if there are several. */
  together: z.string().optional(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      price: z.string(),
      category: z.string(),
      diets: z.array(z.string()),
      allergens: z.array(z.string()),
      state: z.enum(['available', 'sold-out', 'not-now']),
      served: z.string().nullable(),
      options: z.array(z.string()),
    }),
  ),
});
export type MenuResult = z.infer<typeof MenuResult>;
