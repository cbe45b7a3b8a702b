// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { GuestLinksMessages } from './messages.ts';

export const guestLinksMessages: GuestLinksMessages = {
  compare: "Compare",
  registration: "Register before arrival",
  information: "Information"
}
