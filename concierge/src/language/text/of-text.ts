import { LRUCache } from 'lru-cache';

/** Texts that are longer are computed each time, so that no tenant's text takes the place of many others. */
const LONGEST_TEXT = 2_000;

/**
 * A function of a text that keeps its last results: a property's titles and facts, and the line being answered, are
 * looked at many times in a turn and in the turns after it. Results are shared, so callers must not change them.
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
