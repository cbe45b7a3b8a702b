import type { LiveEvent, Tab } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { useCallback, useEffect } from 'react';
import type { KitchenOfPage } from '../kitchen/kitchen.ts';

/** The end of a tab, and of its owner's visit, is told by no event. */
const LOOK_AGAIN_MS = 60_000;

/** The tab of this guest: whether they order together with others. */
export interface TabOfPage {
  /** `failed`: it could not be loaded, and no earlier answer is known. */
  status: 'loading' | 'ready' | 'failed';
  /** Null while the guest orders alone. */
  tab: Tab | null;
  /** Shows what a call has answered. */
  show(tab: Tab | null): void;
  load(): Promise<void>;
}

/** Loads the guest's tab, and again with each of its events and when the connection is back. */
export function useTab({ guest: { conversation }, online, over }: KitchenOfPage): TabOfPage {
  const { status, value, refresh, set } = useLoad('GET /api/guest/tab', online && !over ? {} : null, {
    // Without a connection, what was known stays.
    keepPrevious: true,
    everyMs: (known) => (known?.tab ? LOOK_AGAIN_MS : null),
  });
  useEffect(() => {
    const onEvent = ({ type }: LiveEvent) => {
      if (type === 'tab.updated') void refresh();
    };
    conversation.others.add(onEvent);
    return () => void conversation.others.delete(onEvent);
  }, [conversation, refresh]);

  const show = useCallback((tab: Tab | null) => set({ tab }), [set]);
  return { status, tab: value?.tab ?? null, show, load: refresh };
}
