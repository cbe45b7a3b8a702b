// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { LeadsMessages } from './messages.ts';

export const chat: LeadsMessages['chat'] = "Ask for anything in your own words. Questions are answered at once; requests go to the right person with a time that you can see.";
export const orders: LeadsMessages['orders'] = "Everything you asked for here, with its time.";
export const scan: LeadsMessages['scan'] = "The square in your room or on your table. No app, no account.";

/** The group as one value. @public */
export const leadsMessages: LeadsMessages = {
  chat,
  orders,
  scan,
};
