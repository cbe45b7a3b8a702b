// Compiled from host/messages/en.json by `npm run messages`.
import type { FatalPageMessages } from './messages.ts';

export const title: FatalPageMessages['title'] = "This page could not start.";
export const advice: FatalPageMessages['advice'] = "A part of it did not arrive or does not run. Reload the page; if that does not help, come back in a few minutes.";
export const reload: FatalPageMessages['reload'] = "Reload";

/** The group as one value. @public */
export const fatalPageMessages: FatalPageMessages = {
  title,
  advice,
  reload,
};
