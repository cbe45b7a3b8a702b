// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  offline: "You’re offline. Try again once you are connected.",
  unreachable: "The service can’t be reached right now. Try again in a moment.",
  tooMany: "That was a lot at once. Wait a moment, then try again.",
  ended: "Your visit here has ended. Scan the code again.",
  orderChanged: "Something in the order changed. Look at it, and confirm it again.",
  tooLong: "It is too long. Shorten it, or send it in two parts.",
  other: "That did not work. Try again, or ask to talk to a person."
}
