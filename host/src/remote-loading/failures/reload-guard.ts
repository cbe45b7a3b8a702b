import { READY_MARK } from '../../idle/ready-mark.ts';

/** Specification, section 9: a reload for a failed chunk is suppressed for 10 s for the same path. */
export const CHUNK_RELOAD_SUPPRESSION_MS = 10_000;

const KEY = 'bellkey:chunk-reload';

interface Reload {
  path: string;
  at: number;
}

function lastReload(storage: Storage): Reload | null {
  const text = storage.getItem(KEY);
  if (!text) return null;
  try {
    const { path, at } = JSON.parse(text) as Partial<Reload>;
    return typeof path === 'string' && typeof at === 'number' ? { path, at } : null;
  } catch {
    return null;
  }
}

/**
 * Claims the reload for a missing chunk: records it, and returns whether the page may be reloaded now. False where storage
 * is unavailable: reloads without a record could repeat forever.
 *
 * @param path the intended path with its query, as `/chat?c=1`
 * @param isSecond whether this document was itself reloaded and has shown no page yet: where loading takes longer than
 *   the 10 s, one that is gone for good would be reloaded for ever
 */
export function claimChunkReload(
  path: string,
  now: number,
  storage: () => Storage,
  isSecond = false,
): boolean {
  try {
    const store = storage();
    const last = lastReload(store);
    if (last?.path === path && (isSecond || now - last.at < CHUNK_RELOAD_SUPPRESSION_MS)) return false;
    store.setItem(KEY, JSON.stringify({ path, at: now } satisfies Reload));
    return true;
  } catch {
    return false;
  }
}

/** Whether a document was reloaded and has shown no page yet. */
export function isSecondTry(performance: Performance): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.getEntriesByName(READY_MARK).length === 0;
}
