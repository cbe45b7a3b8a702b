import { z } from 'zod';

/** Message of the Auth proxy when accounts are restored and it listens. */
export const AuthProxyReady = z.object({ type: z.literal('ready'), port: z.int() });

/** Message of the development outbox when it takes mail and shows its pages. */
export const OutboxReady = z.object({ type: z.literal('ready'), port: z.int() });

const Place = z.object({ label: z.string(), code: z.string(), shortCode: z.string(), kind: z.string() });
export type Place = z.infer<typeof Place>;

/** Message of the API when it is ready. */
export const ApiReady = z.object({
  type: z.literal('ready'),
  port: z.int(),
  database: z.string(),
  places: z.array(Place),
});

/** Message of the host server, with the URL of each live `release.json`. */
export const HostReady = z.object({
  type: z.literal('ready'),
  port: z.int(),
  remotes: z.record(z.string(), z.string()),
});
export type HostReady = z.infer<typeof HostReady>;
