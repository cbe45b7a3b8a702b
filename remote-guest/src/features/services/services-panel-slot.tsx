import { type ComponentProps, lazy, Suspense } from 'react';

// In a separate chunk, so that the conversation does not wait for it.
const ServicesPanel = lazy(async () => ({ default: (await import('./services-panel.tsx')).ServicesPanel }));

/** Where the services open; loaded on first use. */
export function ServicesPanelSlot(props: ComponentProps<typeof ServicesPanel>) {
  return (
    <Suspense>
      <ServicesPanel {...props} />
    </Suspense>
  );
}
