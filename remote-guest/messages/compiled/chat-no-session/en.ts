// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ChatNoSessionMessages } from './messages.ts';

export const chatNoSessionMessages: ChatNoSessionMessages = {
  title: "Where are you?",
  text: "Scan the code in your room or on your table, or type the 8 characters under it. Then we know where to bring things.",
  ended: "Your visit here has ended",
  endedText: (d) => "The chat at " + d.property + ", " + d.place + " is closed. If you are still there, scan the code again: that opens a new chat, without what was said before. Requests that are still open go on.",
  action: "Scan or type your code",
  kept: "What you were typing is kept",
  keptText: (d) => "“" + d.draft + "” will be there when you’re back in the chat."
}
