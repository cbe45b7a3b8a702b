// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { MaturityMessages } from './messages.ts';

export const maturityMessages: MaturityMessages = {
  reach: "Being reached",
  promise: "Keeping a time",
  memory: "Knowing what was asked",
  systems: "Systems and reviews"
}
