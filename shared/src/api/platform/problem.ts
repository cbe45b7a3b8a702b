import { z } from 'zod';

/**
 * Every refusal of the API, as one shape (RFC 9457 with a stable `code`).
 * `code` is what programs branch on; `detail` is one plain sentence for the person, saying what to do.
 */
export const Problem = z
  .object({
    code: z.string().describe('stable, kebab-case: unknown-code, message-too-long, session-expired …'),
    status: z.int().describe('HTTP status, 400 to 599'),
    title: z.string(),
    detail: z.string().describe('one plain sentence that says what to do'),
    requestId: z.string().describe('also in the X-Request-ID header and in the server’s log'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('per bad input field: what is wrong with it'),
    retryAfterSeconds: z.int().optional(),
    address: z.url().optional().describe('the address at which the same works'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
