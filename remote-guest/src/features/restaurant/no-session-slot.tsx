import { lateComponent } from '../late-component/late-component.tsx';

/** Guests with a session never see it, and the page has a budget (e2e/tests/sizes.spec.ts). */
export const NoSessionSlot = lateComponent(
  async () => (await import('./restaurant-no-session.tsx')).RestaurantNoSession,
);
