import { useMemo } from 'react';
import { propertyClock } from '../../../property-time/property-clock.ts';
import { useNow } from '../../../property-time/use-now.ts';
import { englishKitchenWording, loadKitchenWording } from '../../../wording/kitchen-wording.ts';
import { useLoadedWording } from '../../../wording/use-loaded-wording.ts';
import type { Kitchen, KitchenOfPage } from './kitchen.ts';

/** How often times on the page are updated. */
const TICK_MS = 15_000;

/** Adds the messages of menu and order, which the page does not wait for; null until they have loaded. */
export function useKitchen(kitchen: KitchenOfPage): Kitchen | null {
  const loaded = useLoadedWording(englishKitchenWording, loadKitchenWording, kitchen.language);
  const messages = useMemo(
    () => loaded && { ...kitchen.messages, ...loaded.messages },
    [kitchen.messages, loaded],
  );
  const { timeZone, language } = kitchen;
  const clock = useMemo(() => propertyClock(timeZone, language), [timeZone, language]);
  const now = useNow(TICK_MS);
  return messages && { ...kitchen, messages, clock, now };
}
