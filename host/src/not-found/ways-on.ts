import * as messages from '../../messages/compiled/not-found/en.ts';

/** The links on the Room Not Found page (specification, section 2). */
export const waysOn = [
  { to: '/', title: messages.goHome, text: messages.homeHint },
  { to: '/use-cases', title: messages.exploreUseCases, text: messages.useCasesHint },
  { to: '/#contact', title: messages.getInTouch, text: messages.contactHint },
] as const;
