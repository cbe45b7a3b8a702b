import { z } from 'zod';

/**
 * What tools answer to an engine. Times are already in the property's time zone, as they may be told to the
 * guest; engines have nothing else to take a number from.
 */
export const RequestResult = z.object({
  outcome: z.enum(['done', 'refused']),
  reason: z.string().optional(),
  no: z.number().optional(),
  service: z.string().optional(),
  title: z.string().optional(),
  quantity: z.number().nullable().optional(),
  place: z.string().optional(),
  department: z.string().optional(),
  /** `14:20`, or with its day when that is not today. */
  by: z.string().nullable().optional(),
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
    }),
  ),
});
export type KnowledgeResult = z.infer<typeof KnowledgeResult>;

export const Acknowledged = z.object({ outcome: z.enum(['done', 'refused']), reason: z.string().optional() });
