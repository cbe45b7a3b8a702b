import { type ComponentProps, lazy, Suspense } from 'react';

// In a separate chunk, so that the conversation does not wait for it.
const ToldOffer = lazy(async () => ({ default: (await import('./told-offer.tsx')).ToldOffer }));

/** Where a guest with an open request is asked; loaded when there is one. */
export function ToldOfferSlot(props: ComponentProps<typeof ToldOffer>) {
  return (
    <Suspense>
      <ToldOffer {...props} />
    </Suspense>
  );
}
