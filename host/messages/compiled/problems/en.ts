// Compiled from host/messages/en.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const offlineTitle: ProblemsMessages['offlineTitle'] = "You’re offline";
export const offlineText: ProblemsMessages['offlineText'] = "There is no connection. What you typed is kept; it goes on when you’re back.";
export const unreachableTitle: ProblemsMessages['unreachableTitle'] = "The service can’t be reached";
export const unreachableText: ProblemsMessages['unreachableText'] = "The connection or our server did not answer. What you typed is kept; try again in a moment.";
export const timeoutTitle: ProblemsMessages['timeoutTitle'] = "That took too long";
export const timeoutText: ProblemsMessages['timeoutText'] = "No answer came in 15 seconds. What you typed is kept; try again.";
export const unreadableTitle: ProblemsMessages['unreadableTitle'] = "The service gave an answer we can’t read";
export const unreadableText: ProblemsMessages['unreadableText'] = "This is at our end. Try again in a moment; what you typed is kept.";

/** The group as one value. @public */
export const problemsMessages: ProblemsMessages = {
  offlineTitle,
  offlineText,
  unreachableTitle,
  unreachableText,
  timeoutTitle,
  timeoutText,
  unreadableTitle,
  unreadableText,
};
