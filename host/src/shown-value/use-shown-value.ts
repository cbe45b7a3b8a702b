import { useSyncExternalStore } from 'react';
import type { ShownValue } from './shown-value.ts';

/**
 * Follows what a page gives the shell to show.
 *
 * @param inHtml what the server's HTML shows, so that hydration finds the same
 */
export function useShownValue<Value>(value: ShownValue<Value>, inHtml?: Value | null): Value | null {
  return useSyncExternalStore(value.subscribe, value.get, () => inHtml ?? null);
}
