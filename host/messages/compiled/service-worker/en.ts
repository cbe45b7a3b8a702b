// Compiled from host/messages/en.json by `npm run messages`.
import type { ServiceWorkerMessages } from './messages.ts';

export const unknownPushTitle: ServiceWorkerMessages['unknownPushTitle'] = "Something is new";
export const unknownPushText: ServiceWorkerMessages['unknownPushText'] = "Open the dashboard to see it.";
export const youAreOffline: ServiceWorkerMessages['youAreOffline'] = "You are offline";
export const notOpenedBefore: ServiceWorkerMessages['notOpenedBefore'] = "This page has not been opened on this device before, so it has to wait for a connection.";
export const tryAgain: ServiceWorkerMessages['tryAgain'] = "Try again";
export const frontPage: ServiceWorkerMessages['frontPage'] = "Front page";

/** The group as one value. @public */
export const serviceWorkerMessages: ServiceWorkerMessages = {
  unknownPushTitle,
  unknownPushText,
  youAreOffline,
  notOpenedBefore,
  tryAgain,
  frontPage,
};
