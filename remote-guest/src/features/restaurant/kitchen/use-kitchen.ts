import { useMemo } from 'react';
import { englishKitchenWording, loadKitchenWording } from '../../../wording/kitchen-wording.ts';
import { useLoadedWording } from '../../../wording/use-loaded-wording.ts';
import type { Kitchen, KitchenOfPage } from './kitchen.ts';

/** Adds the messages of menu and order, which the page does not wait for; null until they have loaded. */
export function useKitchen(kitchen: KitchenOfPage): Kitchen | null {
  const loaded = useLoadedWording(englishKitchenWording, loadKitchenWording, kitchen.language);
  const messages = useMemo(
    () => loaded && { ...kitchen.messages, ...loaded.messages },
    [kitchen.messages, loaded],
  );
  return messages && { ...kitchen, messages };
}
