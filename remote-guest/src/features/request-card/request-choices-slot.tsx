import { lateComponent } from '../late-component/late-component.tsx';

/** Where a guest answers an offer or the kitchen, or says that something is not done; loaded with the first such request. */
export const RequestChoicesSlot = lateComponent(
  async () => (await import('./request-choices.tsx')).RequestChoices,
);
