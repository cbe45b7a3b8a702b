import { LRUCache } from 'lru-cache';

/** Characters of one guest that are read for danger within {@link WINDOW_MS}: thirty of the longest messages. */
export const CHECKED_CHARS_PER_WINDOW = 60_000;
/** So many characters of a text are read whatever came before: who is in danger does not begin with an essay. */
export const ALWAYS_CHECKED_CHARS = 200;
const WINDOW_MS = 5 * 60_000;
/** Guests that this process counts at the same time. */
const MOST_GUESTS = 10_000;

interface Read {
  chars: number;
  /** In ms since 1970. */
  endsAt: number;
}

const read = new LRUCache<string, Read>({ max: MOST_GUESTS });

/**
 * The part of a guest's text that is read for danger: all of it, or its beginning once they have sent very much.
 * Reading takes time that everyone waits for, and refused texts are read, too.
 */
export function partToCheck(conversationId: string, text: string, now: Date): string {
  const known = read.get(conversationId);
  const current =
    known && known.endsAt > now.getTime() ? known : { chars: 0, endsAt: now.getTime() + WINDOW_MS };
  const part =
    current.chars + text.length <= CHECKED_CHARS_PER_WINDOW ? text : text.slice(0, ALWAYS_CHECKED_CHARS);
  read.set(conversationId, { ...current, chars: current.chars + part.length });
  return part;
}
