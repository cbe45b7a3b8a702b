import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { onWake } from '../../../conversation/browser-ports.ts';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import { loadMenuCopy, saveMenuCopy } from './menu-copy.ts';
import type { Menu } from './menu-view.ts';

/** State of the menu. */
export type MenuState =
  | { status: 'loading' }
  | { status: 'unreachable'; problem: ApiProblem }
  | {
      status: 'ready';
      menu: Menu;
      /** When this copy was saved, in milliseconds since 1970, while the API is unreachable; null otherwise. */
      copyOf: number | null;
    };

/** Dishes sell out and mealtimes begin while the menu is open. */
const RENEW_MS = 60_000;

/** The menu, reloaded while the page is open; while the API is unreachable, this device's copy. */
export function useMenu(
  storage: DurableStorage,
  propertyId: string,
): { state: MenuState; renew(): Promise<void> } {
  const api = useApi();
  // Not useLoad: a failed load shows this device's copy, and says as of when.
  const [state, setState] = useState<MenuState>({ status: 'loading' });
  const renew = useCallback(async () => {
    const result = await api.call('GET /api/guest/menu', {});
    if (result.ok) {
      saveMenuCopy(storage, propertyId, { menu: result.value, at: Date.now() });
      setState({ status: 'ready', menu: result.value, copyOf: null });
      return;
    }
    const copy = loadMenuCopy(storage, propertyId);
    setState(
      copy
        ? { status: 'ready', menu: copy.menu, copyOf: copy.at }
        : { status: 'unreachable', problem: result.error },
    );
  }, [api, storage, propertyId]);

  useEffect(() => {
    void renew();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void renew();
    }, RENEW_MS);
    const stopWaking = onWake(() => void renew());
    return () => {
      clearInterval(timer);
      stopWaking();
    };
  }, [renew]);
  return { state, renew };
}
