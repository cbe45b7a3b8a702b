import { LRUCache } from 'lru-cache';

/** Results for longer texts are not cached, so that one tenant's text does not displace many others. */
const LONGEST_TEXT = 2_000;

/**
 * Caches the last results of a function of a text: a turn and the turns after it use the titles and facts of a
 * property, and the line being answered, many times. Callers share the results and must not change them.
 *
 * @param compute a pure function
 * @param max most results kept
 */
export function ofText<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  max = 4_000,
): (text: string) => Result {
  const kept = new LRUCache<string, Result>({ max });
  return (text) => {
    if (text.length > LONGEST_TEXT) return compute(text);
    const found = kept.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    kept.set(text, result);
    return result;
  };
}
