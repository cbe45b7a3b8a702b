// Compiled from host/messages/en.json by `npm run messages`.
import type { ServiceWorkerMessages } from './messages.ts';

export const serviceWorkerMessages: ServiceWorkerMessages = {
  somethingIsNew: "Something is new",
  openTheDashboardToSeeIt: "Open the dashboard to see it.",
  youAreOffline: "You are offline",
  notOpenedBefore: "This page has not been opened on this device before, so it has to wait for a connection.",
  tryAgain: "Try again",
  frontPage: "Front page"
}
