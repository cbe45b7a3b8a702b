// Compiled from shared/messages/en.json by `npm run messages`.
import type { SeveritiesMessages } from './messages.ts';

export const severitiesMessages: SeveritiesMessages = {
  notice: "Good to know",
  warning: "Needs you",
  failure: "Did not work"
}
