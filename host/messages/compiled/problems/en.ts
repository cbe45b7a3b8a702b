// Compiled from host/messages/en.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  youreOffline: "You’re offline",
  thereIsNoConnectionWhat: "There is no connection. What you typed is kept; it goes on when you’re back.",
  theServiceCantBeReached: "The service can’t be reached",
  theConnectionOrOurServerDid: "The connection or our server did not answer. What you typed is kept; try again in a moment.",
  thatTookTooLong: "That took too long",
  noAnswerCameIn15Seconds: "No answer came in 15 seconds. What you typed is kept; try again.",
  theServiceGaveAnAnswerWe: "The service gave an answer we can’t read",
  thisIsAtOurEndTry: "This is at our end. Try again in a moment; what you typed is kept."
}
