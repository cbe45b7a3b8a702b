import { LRUCache } from 'lru-cache';

/**
 * Most characters of one guest that are checked for danger within {@link WINDOW_MS}: thirty of the longest messages.
 */
export const CHECKED_CHARS_PER_WINDOW = 60_000;
/** Number of characters that are always checked: a guest in danger does not begin with an essay. */
export const ALWAYS_CHECKED_CHARS = 200;
const WINDOW_MS = 5 * 60_000;
/** Most guests that this process counts at the same time. */
const MOST_GUESTS = 10_000;

interface Checked {
  chars: number;
  /** In ms since 1970. */
  endsAt: number;
}

const checked = new LRUCache<string, Checked>({ max: MOST_GUESTS });

/**
 * The part of a guest's text that is checked for danger: all of it, or only its beginning once they have sent very
 * much. Everyone waits for a check, and even refused texts are checked.
 */
export function partToCheck(conversationId: string, text: string, now: Date): string {
  const known = checked.get(conversationId);
  const current =
    known && known.endsAt > now.getTime() ? known : { chars: 0, endsAt: now.getTime() + WINDOW_MS };
  const part =
    current.chars + text.length <= CHECKED_CHARS_PER_WINDOW ? text : text.slice(0, ALWAYS_CHECKED_CHARS);
  checked.set(conversationId, { ...current, chars: current.chars + part.length });
  return part;
}
