// Compiled from shared/messages/en.json by `npm run messages`.
import type { RemoteErrorsMessages } from './messages.ts';

export const remoteErrorsMessages: RemoteErrorsMessages = {
  "stale-deploy": {
    title: "This page has just been updated",
    sentence: "A newer version was put live while you were here, and the one you have can’t load this page any more.",
    advice: "Reload to go on with the new one."
  },
  unavailable: {
    title: "This page can’t be loaded right now",
    sentence: "The connection or our server did not answer.",
    advice: "The rest of the site keeps working; try this page again in a moment."
  },
  timeout: {
    title: "This page is taking too long",
    sentence: "Nothing came for 15 seconds.",
    advice: "It may be the connection: try again, or go on elsewhere meanwhile."
  },
  "bad-build": {
    title: "This page is broken at our end",
    sentence: "What arrived is not what was published, so it was not run.",
    advice: "Nothing that you typed elsewhere is lost. Try again later."
  },
  incompatible: {
    title: "This page needs a newer site",
    sentence: "It was made for another version of the shell.",
    advice: "Reload to get the current one; if that does not help, the host has to be updated."
  },
  crashed: {
    title: "Something on this page went wrong",
    sentence: "It stopped while it was being shown.",
    advice: "Trying again opens it afresh."
  }
}
