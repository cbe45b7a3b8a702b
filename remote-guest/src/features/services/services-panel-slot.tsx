import { type ComponentProps, lazy, Suspense } from 'react';

// Apart from the page's own script, so that the conversation does not wait for it.
const ServicesPanel = lazy(async () => ({ default: (await import('./services-panel.tsx')).ServicesPanel }));

/** Where the services open; they load when they are wanted first. */
export function ServicesPanelSlot(props: ComponentProps<typeof ServicesPanel>) {
  return (
    <Suspense>
      <ServicesPanel {...props} />
    </Suspense>
  );
}
