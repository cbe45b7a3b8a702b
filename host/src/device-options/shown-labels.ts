import type { FooterLabels } from '@bellkey/shared/shell';
import { useSyncExternalStore } from 'react';

let shown: FooterLabels | null = null;
const listeners = new Set<() => void>();

/** The footer's texts in a guest's language; null on pages that speak English. */
export const shownLabels = {
  get: (): FooterLabels | null => shown,
  set: (labels: FooterLabels | null): void => {
    if (labels === shown) return;
    shown = labels;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useShownLabels = (): FooterLabels | null =>
  useSyncExternalStore(shownLabels.subscribe, shownLabels.get, () => null);
