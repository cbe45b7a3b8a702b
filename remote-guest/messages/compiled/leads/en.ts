// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { LeadsMessages } from './messages.ts';

export const leadsMessages: LeadsMessages = {
  chat: "Ask for anything in your own words. Questions are answered at once; requests go to the right person with a time that you can see.",
  orders: "Everything you asked for here, with its time.",
  scan: "The square in your room or on your table. No app, no account."
}
