import { lateComponent } from '../late-component/late-component.tsx';

/** Where the services open; loaded on first use. */
export const ServicesPanelSlot = lateComponent(
  async () => (await import('./services-panel.tsx')).ServicesPanel,
);
