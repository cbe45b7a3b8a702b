import { z } from 'zod';
import { BuildId, Moment, RemoteName } from './names.ts';

/** A change of what is live. */
export const ReleaseAction = z.enum(['release', 'rollback', 'canary', 'promote', 'abort', 'prune']);
export type ReleaseAction = z.infer<typeof ReleaseAction>;

/**
 * One line of `releases-history.jsonl`, the append-only file next to the registry: oldest first, one JSON object a line.
 * Unknown fields are ignored; so is a line that does not parse (the last one, when a write was cut off).
 */
export const ReleaseChange = z.object({
  at: Moment,
  /** As the person or the machine calls itself: `RELEASE_WHO`, else `user@machine`. */
  who: z.string(),
  action: ReleaseAction,
  remote: RemoteName,
  /** The build that the action was about. Of `prune`: one line for each build that was deleted. */
  build: BuildId,
  /** The build that was live until then; null when there was none. */
  from: BuildId.nullable(),
  /** Of `canary`: percent of visitors. */
  share: z.int().optional(),
  /** The registry's revision that the action made. A revision is in the history once. */
  revision: z.int().nonnegative(),
});
export type ReleaseChange = z.infer<typeof ReleaseChange>;

/** Reads a history; what is no entry is left out. Oldest first. */
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
