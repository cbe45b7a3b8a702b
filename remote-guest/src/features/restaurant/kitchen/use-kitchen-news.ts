import type { LiveEvent } from '@bellkey/shared/api';
import { useEffect } from 'react';
import type { KitchenOfPage } from './kitchen.ts';

/** Every guest's page is told at once: they load over this time, so that the API gets no burst. */
const SPREAD_MS = 3_000;

/** Loads the menu again when the stream says that the kitchen has paused, resumed or run out of a dish. */
export function useKitchenNews({ guest: { conversation }, menu: { renew } }: KitchenOfPage): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onEvent = (event: LiveEvent) => {
      if (event.type !== 'kitchen.updated') return;
      clearTimeout(timer);
      timer = setTimeout(() => void renew(), Math.random() * SPREAD_MS);
    };
    conversation.others.add(onEvent);
    return () => {
      clearTimeout(timer);
      conversation.others.delete(onEvent);
    };
  }, [conversation, renew]);
}
