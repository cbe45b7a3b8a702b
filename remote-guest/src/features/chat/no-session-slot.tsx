import { lateComponent } from '../late-component/late-component.tsx';

/** Guests with a session never see it, and the chat has a budget (e2e/tests/sizes.spec.ts). */
export const NoSessionSlot = lateComponent(async () => (await import('./no-session.tsx')).NoSession);
