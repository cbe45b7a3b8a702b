// Compiled from shared/messages/en.json by `npm run messages`.
import type { SystemErrorsMessages } from './messages.ts';

export const systemErrorsMessages: SystemErrorsMessages = {
  unreachable: {
    title: "The service can’t be reached",
    sentence: "The connection or our server did not answer.",
    advice: "What you typed is kept; try again in a moment."
  },
  offline: {
    title: "You’re offline",
    sentence: "There is no connection.",
    advice: "What you typed is kept; it goes on when you’re back."
  },
  forbidden: {
    title: "This is not open to you",
    sentence: "Your account, or the code you scanned, does not allow this.",
    advice: "Ask a manager of the property if you should have it."
  },
  "not-found": {
    title: "It is not there any more",
    sentence: "What you asked for has been removed, or never was.",
    advice: "Go back and choose again."
  },
  conflict: {
    title: "Somebody was faster",
    sentence: "It has been changed since you opened it.",
    advice: "Look at the new version first, then make your change again; what you typed is kept."
  },
  "too-large": {
    title: "That is too large",
    sentence: "What you sent is larger than we take.",
    advice: "Send a shorter text or a smaller file."
  },
  "rate-limited": {
    title: "A little too fast",
    sentence: "More came from here in a short time than we take.",
    advice: "Wait a minute, then try again; nothing is lost."
  },
  "server-error": {
    title: "This went wrong at our end",
    sentence: "The service met an error while it did what you asked.",
    advice: "Try again in a moment. If it stays, tell us the code below."
  },
  "service-worker-registration": {
    title: "Pages won’t open offline",
    sentence: "This browser did not let the site keep pages for when there is no connection.",
    advice: "Everything else works. A private window or blocked storage is the usual reason."
  }
}
