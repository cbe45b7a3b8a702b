import { lateComponent } from '../../late-component/late-component.tsx';

/** What to have instead of dishes that have run out, on the card of the order; loaded with the first such order. */
export const SwapSlot = lateComponent(async () => (await import('./swap-on-card.tsx')).SwapOnCard);
