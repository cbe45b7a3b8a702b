import { z } from 'zod';

/** The Auth proxy's message when accounts are restored and it listens. */
export const AuthProxyReady = z.object({ type: z.literal('ready'), port: z.int() });

const Place = z.object({ label: z.string(), code: z.string(), shortCode: z.string(), kind: z.string() });
export type Place = z.infer<typeof Place>;

/** The API's message when it is ready. */
export const ApiReady = z.object({
  type: z.literal('ready'),
  port: z.int(),
  database: z.string(),
  places: z.array(Place),
});

/** The host server's message: with the URL of each live `release.json`. */
export const HostReady = z.object({
  type: z.literal('ready'),
  port: z.int(),
  remotes: z.record(z.string(), z.string()),
});
export type HostReady = z.infer<typeof HostReady>;
