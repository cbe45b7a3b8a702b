import { z } from 'zod';
import { BuildId, Moment, RemoteName } from './names.ts';

/** A change of what is live. */
export const ReleaseAction = z.enum(['release', 'rollback', 'canary', 'promote', 'abort', 'prune']);
export type ReleaseAction = z.infer<typeof ReleaseAction>;

/**
 * One line of `releases-history.jsonl`, the append-only file next to the registry: oldest first, one JSON object a
 * line. Unknown fields are ignored; so is a line that does not parse (the last one, when a write was interrupted).
 */
export const ReleaseChange = z.object({
  at: Moment,
  /** Who made the change: `RELEASE_WHO`, else `user@machine`. */
  who: z.string(),
  action: ReleaseAction,
  remote: RemoteName,
  /** The build that the action concerns. `prune` writes one line for each deleted build. */
  build: BuildId,
  /** The previously live build; null when there was none. */
  from: BuildId.nullable(),
  /** For `canary`: percent of visitors. */
  share: z.int().optional(),
  /** The registry revision that the action created. A revision is in the history once. */
  revision: z.int().nonnegative(),
});
export type ReleaseChange = z.infer<typeof ReleaseChange>;

/** Parses a history, oldest first; lines that are not entries are left out. */
export function parseHistory(text: string): ReleaseChange[] {
  return text.split('\n').flatMap((line) => {
    try {
      const parsed = ReleaseChange.safeParse(JSON.parse(line));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
}
