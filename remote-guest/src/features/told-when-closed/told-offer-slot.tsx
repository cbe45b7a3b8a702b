import { lateComponent } from '../late-component/late-component.tsx';

/** Where a guest with an open request is asked; loaded when there is one. */
export const ToldOfferSlot = lateComponent(async () => (await import('./told-offer.tsx')).ToldOffer);
