// Compiled from host/messages/en.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const youreOffline: ProblemsMessages['youreOffline'] = "You’re offline";
export const thereIsNoConnectionWhat: ProblemsMessages['thereIsNoConnectionWhat'] = "There is no connection. What you typed is kept; it goes on when you’re back.";
export const theServiceCantBeReached: ProblemsMessages['theServiceCantBeReached'] = "The service can’t be reached";
export const theConnectionOrOurServerDid: ProblemsMessages['theConnectionOrOurServerDid'] = "The connection or our server did not answer. What you typed is kept; try again in a moment.";
export const thatTookTooLong: ProblemsMessages['thatTookTooLong'] = "That took too long";
export const noAnswerCameIn15Seconds: ProblemsMessages['noAnswerCameIn15Seconds'] = "No answer came in 15 seconds. What you typed is kept; try again.";
export const theServiceGaveAnAnswerWe: ProblemsMessages['theServiceGaveAnAnswerWe'] = "The service gave an answer we can’t read";
export const thisIsAtOurEndTry: ProblemsMessages['thisIsAtOurEndTry'] = "This is at our end. Try again in a moment; what you typed is kept.";

/** The group as one value. @public */
export const problemsMessages: ProblemsMessages = {
  youreOffline,
  thereIsNoConnectionWhat,
  theServiceCantBeReached,
  theConnectionOrOurServerDid,
  thatTookTooLong,
  noAnswerCameIn15Seconds,
  theServiceGaveAnAnswerWe,
  thisIsAtOurEndTry,
};
