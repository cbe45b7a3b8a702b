// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { IntrosMessages } from './messages.ts';

export const chat: IntrosMessages['chat'] = "Ask for anything in your own words. Questions are answered at once; requests go to the right person with a time that you can see.";
export const orders: IntrosMessages['orders'] = "Everything you asked for here, with its time.";
export const scan: IntrosMessages['scan'] = "The square in your room or on your table. No app, no account.";

/** The group as one value. @public */
export const introsMessages: IntrosMessages = {
  chat,
  orders,
  scan,
};
