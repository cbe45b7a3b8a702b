import type { LiveEvent, Tab } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
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
  const api = useApi();
  // Not useLoad: without a connection nothing is loaded, and what was known stays.
  const [known, setKnown] = useState<Pick<TabOfPage, 'status' | 'tab'>>({ status: 'loading', tab: null });
  const show = useCallback((tab: Tab | null) => setKnown({ status: 'ready', tab }), []);
  const load = useCallback(async () => {
    const answer = await api.call('GET /api/guest/tab', {});
    if (answer.ok) show(answer.value.tab);
    else setKnown((before) => (before.status === 'ready' ? before : { status: 'failed', tab: null }));
  }, [api, show]);

  useEffect(() => {
    if (!online || over) return;
    void load();
    const hear = ({ type }: LiveEvent) => {
      if (type === 'tab.updated') void load();
    };
    conversation.others.add(hear);
    return () => void conversation.others.delete(hear);
  }, [conversation, load, online, over]);

  const isOpen = known.tab !== null && online && !over;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, load]);

  return { ...known, show, load };
}
